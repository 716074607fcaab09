/** Writes what the API and the client know about each operation, out of the bundled contract. Run by `npm run generate`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { accessDocument } from './accessDocument.ts';
import { defaultsOf } from './defaults.ts';
import { describeOperations, type Description, rawOperations } from './describe.ts';
import { readTable } from './table.ts';

const folder = new URL('generated/', import.meta.url);
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
const quote = (text: string) => `'${text}'`;
const list = (texts: readonly string[]) => `[${texts.map(quote).join(', ')}]`;

/** Writes `generated/operations.ts` and `docs/generated/access.md`; needs the bundle and the zod validators beside them. */
export async function generateOperations(): Promise<void> {
  const document: unknown = JSON.parse(readFileSync(new URL('openapi.json', folder), 'utf8'));
  const descriptions = describeOperations(document);
  await checkValidators(descriptions);
  const rows = readTable(readFileSync(new URL('../operations.tsv', folder), 'utf8'));
  writeFileSync(new URL('operations.ts', folder), operationsModule(descriptions, defaultsType(document)));
  writeFileSync(new URL('../docs/generated/access.md', import.meta.url), accessDocument(descriptions, rows));
}

async function checkValidators(descriptions: Description[]) {
  for (const { operationId, tag, validators } of descriptions) {
    const module: object = await import(new URL(`zod/${tag}.ts`, folder).href);
    const missing = Object.values(validators).filter((name) => name !== null && !(name in module));
    if (missing.length > 0)
      throw new Error(`${operationId}: generated/zod/${tag}.ts does not export ${missing.join(', ')}`);
  }
}

function operationsModule(descriptions: Description[], defaults: string) {
  const tags = [...new Set(descriptions.map(({ tag }) => tag))].sort();
  return [
    header,
    "import type { ZodMiniType } from 'zod/mini';",
    "import type { Answer, Content, Filled, Given } from '../parts.ts';",
    "import type { operations as Calls } from './api.d.ts';",
    ...tags.map((tag) => `import * as ${tag} from './zod/${tag}.ts';`),
    '',
    operationType,
    '/** Every operation of the contract: how it is called, who may call it, what it changes and what checks it. */',
    'export const operations = {',
    ...descriptions.map(operationEntry),
    '} as const satisfies Record<string, Operation>;',
    '',
    defaults,
    derivedTypes,
  ].join('\n');
}

function operationEntry({ operationId, validators, invalidates, ...rest }: Description) {
  const { tag, method, path, access, status, bodyType, jsonParts } = rest;
  const check = (name: string | null) => (name ? `${tag}.${name}` : 'null');
  const parts = jsonParts.length > 0 ? `, jsonParts: ${list(jsonParts)}` : '';
  return `  ${operationId}: {
    tag: ${quote(tag)}, method: ${quote(method)}, path: ${quote(path)}, access: ${quote(access)},
    invalidates: ${list(invalidates)}, status: ${status}, bodyType: ${bodyType ? quote(bodyType) : 'null'}${parts},
    params: ${check(validators.params)}, query: ${check(validators.query)},
    body: ${check(validators.body)}, response: ${check(validators.response)},
  },`;
}

const operationType = `/** Who may call: anyone, anyone signed in, a student, the staff, a manager. */
export type Access = 'public' | 'any' | 'student' | 'ta' | 'admin';

/** One call of the contract; a part it does not have is null. */
export interface Operation {
  /** The slice it belongs to. */
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with {name} for a parameter. */
  readonly path: string;
  readonly access: Access;
  /** GraphQL roots it changes. */
  readonly invalidates: readonly string[];
  /** HTTP status of success. */
  readonly status: number;
  readonly bodyType: 'json' | 'multipart' | null;
  /** Parts of a multipart body that are JSON; all others are texts and files. */
  readonly jsonParts?: readonly string[];
  readonly params: ZodMiniType | null;
  readonly query: ZodMiniType | null;
  readonly body: ZodMiniType | null;
  readonly response: ZodMiniType | null;
}
`;

const derivedTypes = `type Operations = typeof operations;

export type OperationId = keyof Operations;
export type Tag = Operations[OperationId]['tag'];
/** The operations of one slice. */
export type OperationsOf<T extends Tag> = { [Op in OperationId]: Operations[Op]['tag'] extends T ? Op : never }[OperationId];
/** Path parameters after validation; undefined when there are none. */
export type ParamsOf<Op extends OperationId> = Op extends unknown ? Given<Calls[Op]['parameters']['path']> : never;
/** Query parameters after validation; undefined when there are none. */
export type QueryOf<Op extends OperationId> = Op extends unknown ? Validated<Op, Given<Calls[Op]['parameters']['query']>> : never;
/** Body after validation; undefined when there is none. */
export type BodyOf<Op extends OperationId> = Op extends unknown ? Validated<Op, Content<Given<Calls[Op]['requestBody']>>> : never;
/** What a handler answers; void for 204, a whole response for what is no JSON. */
export type ReplyOf<Op extends OperationId> = Op extends unknown ? Answer<Calls[Op]['responses'], Operations[Op]['status']> : never;

type Validated<Op, T> = Op extends keyof Defaults ? Filled<T, Defaults[Op]> : T;
`;

function defaultsType(document: unknown) {
  const filled = rawOperations(document).map((raw) => ({
    id: raw.operation.operationId,
    paths: defaultsOf(document, raw),
  }));
  return [
    '/** Where a default fills in what an operation was not sent: `questions.kind` is in each item of `questions`. */',
    'interface Defaults {',
    ...filled
      .filter(({ paths }) => paths.length > 0)
      .map(({ id, paths }) => `  ${id}: ${paths.map(quote).join(' | ')};`),
    '}',
    '',
  ].join('\n');
}
