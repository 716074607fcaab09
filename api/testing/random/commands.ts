/** Random calls of every command of the contract, with bodies of the form it asks for. */
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import type { SqlClient } from '#engine';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { inDays } from '#ui-kit/format/testing/when.ts';
import type { Person, TestAnswer, TestApi } from '../api.ts';
import type { Dice } from './dice.ts';

/** The commands to call: all that write, except those with slow hashing. */
export const commands = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, tag, bodyType } = operations[id];
  return (
    method !== 'GET' &&
    bodyType !== 'multipart' &&
    !['auth', 'errorLogs', 'realtime'].includes(tag) &&
    id !== 'issueTemporaryPasswords'
  );
});

/** Gives a command as one of the people, with ids that exist mostly. */
export async function giveAnyCommand(
  api: TestApi,
  client: SqlClient,
  people: Person[],
  dice: Dice,
): Promise<TestAnswer> {
  return giveOperation(api, client, dice.pick(commands), dice.pick(people), dice);
}

/**
 * Calls one operation as a person or, with null, as a visitor, with ids that exist mostly.
 * @param twist changes the body before it is sent
 */
export async function giveOperation(
  api: Pick<TestApi, 'send'>,
  client: SqlClient,
  id: OperationId,
  person: Person | null,
  dice: Dice,
  twist: (body: unknown) => unknown = (body) => body,
): Promise<TestAnswer> {
  const { method, path, bodyType } = operations[id];
  const as = person ?? undefined;
  let url: string = path;
  for (const [place, name = ''] of path.matchAll(/\{(\w+)\}/g))
    url = url.replace(place, await idFor(client, name, dice));
  const schema = bodySchema(path, method);
  if (bodyType === 'multipart') return api.send(method, url, { as, body: someForm(dice) });
  const body = schema && twist(await sample(client, schema, '', dice));
  return api.send(method, url, { as, body });
}

function someForm(dice: Dice): FormData {
  const form = new FormData();
  form.set('file', new File([dice.pick(['', 'PK', '%PDF-1.4', '이름,전화'])], '파일.bin'));
  return form;
}

/** A schema of the contract, as far as bodies need it. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  type?: string | string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Contract {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

const { paths, components } = contract as unknown as Contract;

function bodySchema(path: string, method: string): Schema | undefined {
  return paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
}

/** Where the ids of a name are found; others are of anything. */
const tables: [RegExp, string][] = [
  [/^weeklyLecture/, 'weekly_lectures'],
  [/^lecture/, 'lectures'],
  [/^participant/, 'participants'],
  [/^(user|student)/, 'students'],
  [/^(att)?Type|^type/i, 'attendance_types'],
  [/^notice/, 'notices'],
  [/^consult(?!ed)/, 'consults'],
  [/^memo/, 'student_memos'],
  [/^actualExamScore/, 'actual_exam_scores'],
  [/(^|[a-z])[tT]ag/, 'tags'],
];

/** The id of nothing. */
export const unknownId = '00000000-0000-7000-8000-00000000dead';

async function idFor(client: SqlClient, name: string, dice: Dice): Promise<string> {
  if (name === 'flag') return String(dice.chance(50));
  const table = tables.find(([pattern]) => pattern.test(name))?.[1] ?? 'users';
  const [row] = await client.query<{ id: string }>(
    `select id from ${table} order by id offset ${dice.below(6)} limit 1`,
  );
  return row && !dice.chance(3) ? row.id : unknownId;
}

async function sample(client: SqlClient, schema: Schema, name: string, dice: Dice): Promise<unknown> {
  if (schema.$ref) return sample(client, components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, dice);
  if (schema.allOf) {
    const parts = [];
    for (const part of schema.allOf) parts.push(await sample(client, part, name, dice));
    return Object.assign({}, ...parts) as unknown;
  }
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return sample(client, dice.pick(choice), name, dice);
  if (schema.enum) return dice.pick(schema.enum);
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  if (type === 'object') return sampleObject(client, schema, dice);
  if (type === 'array') {
    const list = [];
    for (let n = dice.below(4); n >= 0; n--) list.push(await sample(client, schema.items ?? {}, name, dice));
    return list;
  }
  if (type === 'integer' || type === 'number')
    return (schema.minimum ?? 0) + dice.below(Math.min(4, schema.maximum ?? 4));
  if (type === 'boolean') return dice.chance(50);
  if (type === 'string') return schema.format === 'uuid' ? idFor(client, name, dice) : sampleText(schema, dice);
  return null;
}

async function sampleObject(
  client: SqlClient,
  { properties = {}, required = [], additionalProperties }: Schema,
  dice: Dice,
) {
  const object: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    if (required.includes(name) || dice.chance(40)) object[name] = await sample(client, property, name, dice);
  }
  // A map by id, such as the versions that a bulk write says it changes.
  if (typeof additionalProperties === 'object') {
    object[await idFor(client, 'userId', dice)] = await sample(client, additionalProperties, '', dice);
  }
  return object;
}

function sampleText({ format }: Schema, dice: Dice): string {
  const day = inDays(dice.below(60) - 30);
  if (format === 'date') return day.slice(0, 10);
  if (format === 'date-time') return day;
  return dice.pick([
    '글',
    '김하늘',
    '18:00',
    '21:30',
    '010-1234-5678',
    `이름 ${dice.below(1000)}`,
    String(20_270_000 + dice.below(9)),
  ]);
}
