/** Where in a request something is wrong: keys and list positions below the root `$`. */
export type Path = readonly (string | number)[];

export type ErrorCode =
  | 'validation-failed'
  | 'parse-failed'
  | 'not-found'
  | 'not-supported'
  | 'bad-request'
  | 'constraint-violation'
  | 'constraint-error'
  | 'permission-error'
  | 'data-exception'
  | 'concurrent-update'
  | 'access-denied'
  | 'invalid-headers'
  | 'invalid-jwt'
  | 'jwt-invalid-claims'
  | 'jwt-missing-role-claims'
  | 'invalid-json'
  | 'timeout'
  | 'too-expensive'
  | 'unexpected';

/** An error of a request; becomes the single entry of `errors`. */
export class QueryError extends Error {
  readonly code: ErrorCode;
  readonly path: Path;

  constructor(code: ErrorCode, path: Path, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'QueryError';
    this.code = code;
    this.path = path;
  }
}

export interface MetadataProblem {
  /** File of the project the problem is in. */
  file: string;
  /** Place inside that file, e.g. `select_permissions[0].permission.columns`. */
  path: string;
  message: string;
}

/** The metadata does not fit the database or itself. Nothing is served until it does. */
export class InconsistentMetadata extends Error {
  readonly problems: MetadataProblem[];

  constructor(problems: MetadataProblem[]) {
    const lines = problems.map(({ file, path, message }) => `  ${file}${path && ` ${path}`}: ${message}`);
    super(`The metadata is inconsistent:\n${lines.join('\n')}`);
    this.name = 'InconsistentMetadata';
    this.problems = problems;
  }
}

/** `['selectionSet', 'author', 'args', 0]` → `$.selectionSet.author.args[0]`. */
function pathText(path: Path): string {
  return '$' + path.map(segmentText).join('');
}

/** Documents and values that do not fit the role's schema. */
export function invalid(path: Path, message: string): QueryError {
  return new QueryError('validation-failed', path, message);
}

/** The answer that an error makes, as JSON text. */
export function errorBody({ message, code, path }: QueryError): string {
  return JSON.stringify({ errors: [{ message, extensions: { path: pathText(path), code } }] });
}

function segmentText(segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`;
  return /^[\w-]+$/.test(segment) ? `.${segment}` : `['${segment}']`;
}
