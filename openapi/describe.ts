/** Reads the bundled contract operation by operation; its generator and its tests stand on this. */

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** An object of the OpenAPI document, before anything is known about it. */
export type Node = Record<string, unknown>;

/** What one operation of the contract says, as its YAML says it. */
export interface Raw {
  method: (typeof methods)[number];
  path: string;
  operation: Node;
  /** Those of the path and its own, with references followed. */
  parameters: Node[];
}

/** One operation as the generated table has it; `validators` are export names in `generated/zod/<tag>.ts`. */
export interface Description {
  operationId: string;
  tag: string;
  /** What it does, in Korean. */
  summary: string;
  method: Uppercase<Raw['method']>;
  path: string;
  access: string;
  invalidates: string[];
  /** The resource and its action, of an operation that is one of those of a resource. */
  resource: { name: string; action: string } | null;
  status: number;
  bodyType: 'json' | 'multipart' | null;
  /** Parts of a multipart body that are JSON. */
  jsonParts: string[];
  validators: Record<'params' | 'query' | 'body' | 'response', string | null>;
}

/** Every operation of the document, in its order. */
export function rawOperations(document: unknown): Raw[] {
  const paths = entriesOf(node(document).paths);
  return paths.flatMap(([path, item]) =>
    methods
      .filter((method) => method in node(item))
      .map((method) => {
        const operation = node(node(item)[method]);
        const parameters = [...listOf(node(item).parameters), ...listOf(operation.parameters)];
        return { method, path, operation, parameters: parameters.map((it) => follow(document, it)) };
      }),
  );
}

/** The table of operations, sorted by name. Throws when one lacks what the table needs. */
export function describeOperations(document: unknown): Description[] {
  return rawOperations(document)
    .map((raw) => describe(document, raw))
    .sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

/** The object a `$ref` of the same document points to, or the value itself. */
export function follow(document: unknown, value: unknown): Node {
  const { $ref } = node(value);
  if (typeof $ref !== 'string') return node(value);
  return $ref
    .slice('#/'.length)
    .split('/')
    .reduce((at, key) => node(at[key.replaceAll('~1', '/').replaceAll('~0', '~')]), node(document));
}

function describe(document: unknown, { method, path, operation, parameters }: Raw): Description {
  const operationId = text(operation.operationId, `${method} ${path} has no operationId`);
  const tag = text(listOf(operation.tags)[0], `${operationId} has no tag`);
  const types = entriesOf(follow(document, operation.requestBody ?? {}).content).map(([type]) => type);
  const status = Number(entriesOf(operation.responses).find(([code]) => code.startsWith('2'))?.[0]);
  if (!status) throw new Error(`${operationId} has no 2xx response`);
  const name = pascal(operationId);
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  return {
    operationId,
    tag,
    summary: text(operation.summary, `${operationId} has no summary`),
    method: method.toUpperCase() as Uppercase<Raw['method']>,
    path,
    access: text(operation['x-access'], `${operationId} has no x-access`),
    invalidates: listOf(operation['x-invalidates']).map((root) => text(root, `${operationId} has a bad x-invalidates`)),
    resource: resourceOf(operationId, operation['x-resource']),
    status,
    bodyType: bodyTypeOf(operationId, types),
    jsonParts: jsonPartsOf(follow(document, operation.requestBody ?? {})),
    validators: {
      params: has('path') ? `${name}Params` : null,
      query: has('query') ? `${name}QueryParams` : null,
      body: types.length > 0 ? `${name}Body` : null,
      response: answersJson(document, operation, status) ? `${name}Response` : null,
    },
  };
}

function resourceOf(operationId: string, value: unknown): Description['resource'] {
  if (value === undefined) return null;
  const [, name, action] = /^([a-z]\w*)#([a-z]\w*)$/.exec(String(value)) ?? [];
  if (!name || !action) throw new Error(`${operationId} has a bad x-resource; it is written like students#create`);
  return { name, action };
}

function answersJson(document: unknown, operation: Node, status: number) {
  const types = entriesOf(follow(document, node(operation.responses)[String(status)]).content).map(([type]) => type);
  return status !== 204 && (types.length === 0 || types.includes('application/json'));
}

function bodyTypeOf(operationId: string, types: string[]) {
  if (types.length === 0) return null;
  if (types.length === 1 && types[0] === 'application/json') return 'json';
  if (types.length === 1 && types[0] === 'multipart/form-data') return 'multipart';
  throw new Error(`${operationId} takes ${types.join(', ')}; only JSON or a multipart form is understood`);
}

function jsonPartsOf({ content }: Node): string[] {
  const encodings = entriesOf(node(node(content)['multipart/form-data']).encoding);
  return encodings.filter(([, encoding]) => node(encoding).contentType === 'application/json').map(([part]) => part);
}

function text(value: unknown, complaint: string) {
  if (typeof value !== 'string' || value === '') throw new Error(complaint);
  return value;
}

const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
/** The items of what is a list; of anything else none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** The entries of what is an object; of anything else none. */
export const entriesOf = (value: unknown): [string, unknown][] => Object.entries(node(value));
