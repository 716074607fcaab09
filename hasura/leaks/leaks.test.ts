import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine, type Session } from '#engine';
import type { Database } from '#api/ports/database.ts';
import { openDemoWorld } from '#api/testing/world.node.ts';
import { files } from '../testing/migrated.node.ts';
import { knownTables, secretsOf, type KnownTable } from './owners.ts';
import { fillFor } from './fill.ts';
import { removeOthers, scramble } from './scramble.ts';
import { deepReads, filterPaths, keyRoots, nest, sortedReads, type FilterPath } from './walk.ts';

// Runs every query the student schema allows, in a world with classmates and other students.
const published = { board_posts: 'is_public' };
/** What a class may read is nobody's secret either; who asked without a name still is. */
const publishedTo = (student: string) => ({
  board_posts: `is_public or may_read_board_post(t, '${student}')`,
  board_answers: `exists (select from board_posts as post where post.id = t.post_id and may_read_board_post(post, '${student}'))`,
});
/** Allowed figures over other students: class statistics, one's own rank, free seats. */
const figuresOfAll = new Set([
  'examStatistics',
  'examQuestionStatistics',
  ...['rank', 'middleRank', 'rankPercent', 'percentile', 'takenCount', 'grade'].map((name) => `scoreRanks.${name}`),
  'clinicOpenSlots.free',
  'clinicOpenSlots.waiting',
  'openLectures.placesLeft',
  // Who asked the class with a name.
  'boardAuthors',
]);

let db: Database;
let me: string;
let engine: Engine;
let tables: Map<string, KnownTable>;
const secrets = {} as Record<'student' | 'anonymous', Set<string>>;
const schemas = {} as Record<'student' | 'anonymous', GraphQLSchema>;

beforeAll(async () => {
  db = await openDemoWorld();
  const people = await threeStudents();
  me = people.me;
  await fillFor(db.sql, [me, people.beside, people.elsewhere]);
  engine = await createEngine(db.sql, files, { maxDepth: 100, maxNodes: 1_000_000 });
  tables = await knownTables(db.sql, me, publishedTo(me));
  const authors = await db.sql.query<{ name: string }>('select name from board_authors');
  secrets.student = secretsOf(tables).difference(new Set(authors.map(({ name }) => name)));
  secrets.anonymous = secretsOf(await knownTables(db.sql, me, published));
  for (const role of ['student', 'anonymous'] as const) schemas[role] = buildSchema(engine.sdl(role));
});
afterAll(() => db.close());

const session = (role: 'student' | 'anonymous'): Session => ({
  role,
  // oxlint-disable-next-line house/no-conditional-spread -- a session variable is never undefined
  variables: { 'x-hasura-role': role, ...(role === 'student' && { 'x-hasura-user-id': me }) },
});

describe.each(['student', 'anonymous'] as const)('as %s', (role) => {
  it(
    'the answers to every question, through every relationship, say nothing of other students',
    { timeout: 120_000 },
    async () => {
      const questions = [...deepReads(schemas[role], 3), ...sortedReads(schemas[role], 1)];
      process.stdout.write(
        `walk as ${role}: ${questions.length} questions, ${walkedRelationships(questions)} relationships walked, ${secrets[role].size} foreign values\n`,
      );
      expect(questions.length).toBeGreaterThan(20);
      for (const query of questions) {
        expect(secretsIn(await ask(query, role), role), query.slice(0, 300)).toEqual([]);
      }
    },
  );
});

it('the world has rows of other students wherever there can be any, and rows of the one who asks', () => {
  const owned = [...tables.values()].filter(({ keys }) => keys.some(({ target }) => target === 'students'));
  expect(owned.filter(({ rows }) => !rows.some(({ isOthers }) => isOthers)).map(({ name }) => name)).toEqual([]);
  const foreign = owned.filter(({ rows }) => !rows.some(({ isOthers }) => !isOthers)).map(({ name }) => name);
  // A pair of students is never of one alone.
  expect(foreign).toEqual(['student_siblings']);
  expect(secrets.student.size).toBeGreaterThan(200);
});

it('no key of a row of another student finds it', { timeout: 120_000 }, async () => {
  const asked: string[] = [];
  for (const root of keyRoots(schemas.student)) {
    const table = tableOf(root.name.replace(/_by_pk$/, ''));
    const keys = root.args.map(({ name }) => ({ name, column: columnOf(table.name, name) }));
    const theirs = table.rows.filter(({ isOthers }) => isOthers).slice(0, 20);
    for (const { values } of theirs) {
      const given = keys.map(({ name, column }) => `${name}: ${JSON.stringify(values[column])}`).join(', ');
      asked.push(`${root.name}(${given}) { __typename }`);
    }
  }
  expect(asked.length).toBeGreaterThan(20);
  await findNothing(asked, null);
});

it('no filter reveals whether another student has a value', { timeout: 120_000 }, async () => {
  const paths = filterPaths(schemas.student, 2);
  const probes = paths.flatMap((path) => valuesFor(path).map((value) => ({ path, value })));
  expect(probes.length).toBeGreaterThan(paths.length / 10);
  await findNothing(
    probes.map(({ path, value }) => `${path.root}(where: ${nest(path.path, `{_eq: ${value}}`)}) { __typename }`),
    [],
  );
  // Excluding a hidden value must give the same rows as excluding a value that nobody has.
  const butFor = ({ root, path }: FilterPath, value: string) =>
    `${root}(where: {_not: ${nest(path, `{_eq: ${value}}`)}}) { __typename }`;
  for (const part of chunks(probes, 50)) {
    const [one, other] = ['value', 'nothing'].map((key) =>
      part.map(({ path, value }, place) => `f${place}: ${butFor(path, key === 'value' ? value : unlike(value))}`),
    );
    expect(await ask(`{ ${one?.join(' ')} }`)).toEqual(await ask(`{ ${other?.join(' ')} }`));
  }
});

it('hidden fields are refused with the same message as unknown ones', async () => {
  for (const { name, graphqlName, columns } of engine.tables()) {
    const type = schemas.student.getType(graphqlName);
    if (!type) {
      expect(await refusal(`{ ${graphqlName} { id } }`)).toBe(
        (await refusal('{ nothing { id } }')).replaceAll('nothing', graphqlName),
      );
      continue;
    }
    const fields = 'getFields' in type ? Object.keys(type.getFields()) : [];
    for (const column of columns.filter((each) => !fields.includes(each.graphqlName))) {
      const asked = await refusal(`{ ${graphqlName} { ${column.graphqlName} } }`);
      const absent = await refusal(`{ ${graphqlName} { nothing } }`);
      expect(asked, `${name}.${column.name}`).toBe(absent.replaceAll('nothing', column.graphqlName));
    }
  }
});

it('no refusal repeats what others have', async () => {
  for (const { root, path } of filterPaths(schemas.student, 1)) {
    const answer = await engine.execute(
      { query: `{ ${root}(where: ${nest(path, '{_eq: {}}')}) { __typename } }` },
      session('student'),
    );
    expect(secretsIn(answer.result)).toEqual([]);
  }
});

it('students are given no aggregates', () => {
  const types = Object.values(schemas.student.getTypeMap()).filter(({ name }) => /_aggregate(_fields)?$/.test(name));
  expect(types.map(({ name }) => name)).toEqual([]);
});

// Last, since the world is not the same after it.
it(
  'no answer changes when all that others have is changed, or gone',
  { timeout: 120_000, tags: ['whole'] },
  async () => {
    const reads = deepReads(schemas.student, 2, figuresOfAll);
    const sorted = sortedReads(schemas.student, 2, figuresOfAll);
    const answers = async () => [
      ...(await Promise.all(reads.map(async (query) => unordered(await ask(query))))),
      ...(await Promise.all(sorted.map((query) => ask(query)))),
    ];
    const expectSame = (after: unknown[]) => {
      for (const [place, answer] of after.entries()) {
        expect(answer, [...reads, ...sorted][place]?.slice(0, 300)).toEqual(before[place]);
      }
    };
    const before = await answers();
    expect(await scramble(db.sql, tables, publishedTo(me))).toBeGreaterThan(secrets.student.size / 4);
    expectSame(await answers());
    expect(await removeOthers(db.sql, tables)).toBeGreaterThan(100);
    expectSame(await answers());
  },
);

/** How many relationships the questions go through, each way counted. */
function walkedRelationships(questions: string[]): number {
  return questions.reduce((sum, question) => sum + question.split('__typename').length - 2, 0);
}

/** The asking student, a classmate, and a student of other lectures. */
async function threeStudents() {
  const [row] = await db.sql.query<Record<'me' | 'beside' | 'elsewhere', string>>(`
    with pairs as (
      select one.id as me, other.id, exists (
        select from enrollments as mine join enrollments as theirs on theirs.lecture_id = mine.lecture_id
        where mine.student_id = one.id and theirs.student_id = other.id) as is_beside
      from students as one join students as other on other.id <> one.id
    )
    select me, max(id::text) filter (where is_beside) as beside, max(id::text) filter (where not is_beside) as elsewhere
    from pairs group by me having count(*) filter (where is_beside) > 0 and count(*) filter (where not is_beside) > 0
    order by me limit 1`);
  if (!row) throw new Error('The world has no student who sits beside one and not beside another');
  return row;
}

async function ask(query: string, role: 'student' | 'anonymous' = 'student'): Promise<Record<string, unknown>> {
  const { result, hidden } = await engine.execute({ query }, session(role));
  if (!result.data) throw new Error(`${JSON.stringify(result.errors)} ${String(hidden ?? '')}: ${query.slice(0, 500)}`);
  return result.data;
}

/** Lists without an order may come in any order. */
function unordered(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => JSON.stringify(unordered(item))).toSorted();
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, unordered(value)]));
}

async function refusal(query: string): Promise<string> {
  const { result } = await engine.execute({ query }, session('student'));
  return JSON.stringify(result.errors);
}

/** Asks root fields, many in a document, each of which must answer the same. */
async function findNothing(roots: string[], nothing: unknown) {
  for (const part of chunks(roots, 100)) {
    const asked = part.map((root, place) => [`f${place}`, root] as const);
    const answer = await ask(`{ ${asked.map(([key, root]) => `${key}: ${root}`).join('\n')} }`);
    for (const [key, root] of asked) expect(answer[key], root).toEqual(nothing);
  }
}

/** Secrets that a text of an answer is, or has in it. */
function secretsIn(answer: unknown, role: 'student' | 'anonymous' = 'student'): string[] {
  if (typeof answer === 'string') {
    if (secrets[role].has(answer)) return [answer];
    return answer.length < 200 ? [] : [...secrets[role]].filter((secret) => answer.includes(secret));
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap((part) => secretsIn(part, role));
}

/** A value that only others have in this column, as GraphQL; none where no value is secret. */
function valuesFor({ table, column }: FilterPath): string[] {
  const { name, rows } = tableOf(table);
  const sqlName = columnOf(name, column);
  const row = rows.find(({ isOthers, values }) => isOthers && secrets.student.has(String(values[sqlName])));
  return row ? [JSON.stringify(row.values[sqlName])] : [];
}

/** A value of the same type that nobody has, as GraphQL. */
function unlike(value: string): string {
  return value.length === 38 ? '"00000000-0000-0000-0000-000000000000"' : '"nobody has this"';
}

const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, place) => list.slice(place * size, (place + 1) * size));

function tableOf(graphqlName: string): KnownTable {
  const info = engine.tables().find((table) => table.graphqlName === graphqlName);
  const known = info && tables.get(info.name);
  return (
    known ?? {
      name: info?.name ?? graphqlName,
      comment: null,
      person: null,
      isView: true,
      columns: [],
      rows: [],
      key: [],
      keys: [],
    }
  );
}

function columnOf(table: string, field: string): string {
  const info = engine.tables().find(({ name }) => name === table);
  return info?.columns.find(({ graphqlName }) => graphqlName === field)?.name ?? field;
}
