import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#engine';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { loadWorld } from '#mocks/world/load/loadWorld.ts';
import { buildWorld } from '#mocks/world/model/buildWorld.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import type { Database } from '../../ports/database.ts';
import { costOptions } from '../../gql/costs.ts';
import { findPlaces, nowhere, type Places } from './places.ts';
import { screenQuestions } from './questions.ts';

// What a question may cost, on the world of an academy.

let db: Database;
let engine: Engine;
let places: Places;
beforeAll(async () => {
  db = await openMigrated();
  await loadWorld(db, buildWorld('academy'));
  places = await findPlaces(db.sql);
  engine = await createEngine(db.sql, readProjectFiles(), { costs: costOptions(db) });
}, 60_000);
afterAll(() => db.close());

const sessionOf = (role: string) => ({
  role,
  variables: { 'x-hasura-user-id': role === 'student' ? places.studentId : places.taId },
});

describe('the documents of the screens', () => {
  const names = screenQuestions(readProjectFiles(), nowhere).map(({ name }, place) => [place, name] as const);
  const room = 4;

  it.each(names)('%i %s costs a quarter of what is allowed, or less', async (place) => {
    const question = screenQuestions(readProjectFiles(), places)[place];
    if (!question) throw new Error('The questions are the same wherever they are asked');
    const { role, query, variables } = question;
    const { result, cost } = await engine.execute({ query, variables }, sessionOf(role));
    expect(result.errors).toBeUndefined();
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan((costOptions(db).perRole[role] ?? 0) / room);
  });
});

it('the list of what one changed looks up what it names, and reads no table for it', async () => {
  // Fifty grades of one exam, each an action of its own.
  await db.sql.query(`do $$ declare cell score_attempts; made uuid; begin
    for cell in select * from score_attempts where exam_id = (select exam_id from score_attempts where value is not null group by 1 order by count(*) desc limit 1)
      and value is not null limit 50 loop
      insert into change_sets (kind, actor_id) values ('SCORES_UPDATE', '${places.taId}') returning id into made;
      insert into audit_log (actor_id, change_set_id, action, table_name, row_id, before, after)
      values ('${places.taId}', made, 'UPDATE', 'score_attempts', cell.id, to_jsonb(cell) || '{"value": null, "answers": null}', to_jsonb(cell) || '{"value": 1, "answers": null}');
    end loop; end $$`);
  await db.sql.query('analyze');
  const [last] = await db.sql.query<{ place: string }>(
    'select place from change_set_places order by change_set_id desc limit 1',
  );
  const list = 'select * from my_changes where place = $1 and actor_id = $2 order by id desc limit 50';
  const asked = [last?.place, places.taId];
  const rows = await db.sql.query<Record<string, unknown>>(list, asked);
  expect(rows).toHaveLength(50);
  expect(rows[0]).toMatchObject({
    name: 'value',
    after: '1',
    person_name: expect.any(String),
    exam_name: expect.any(String),
  });
  const plan = await db.sql.query<Record<string, string>>(`explain ${list}`, asked);
  const scans = plan
    .map((row) => row['QUERY PLAN'])
    .filter((line) => /Seq Scan on (scores|users|audit_log)\b/.test(line!));
  expect(scans).toEqual([]);
});

/** `{scores{student{scores{…}}}}`, so many levels deep. */
const deep = (levels: number): string =>
  `{ ${'scores { student { '.repeat(levels)} scores { id } ${'} } '.repeat(levels)} }`;

describe('a document made to hold everybody up', () => {
  const many = (one: (at: number) => string) => Array.from({ length: 400 }, (_, at) => one(at)).join(', ');
  it.each([
    ['of a student, five relationships deep', 'student', deep(4)],
    ['of a TA, three deep', 'ta', deep(2)],
    [
      'with the same list 300 times',
      'manager',
      `{ ${many((at) => `a${at}: scores { id student { id } exam { id } }`)} }`,
    ],
    [
      'with hundreds of patterns',
      'manager',
      `{ participants(where: {_or: [${many((at) => `{memo: {_ilike: "%${at}%x%"}}`)}]}) { id } }`,
    ],
    ['with a pattern that repeats', 'manager', '{ users(where: {name: {_regex: "^((a+)+)+$"}}) { id } }'],
    ['with a back reference', 'manager', '{ users(where: {name: {_iregex: "(.*)(.*)(.*)\\\\1\\\\2\\\\3$"}}) { id } }'],
    ['with a similar pattern that repeats', 'manager', '{ users(where: {name: {_similar: "(%a%)*(%b%)*"}}) { id } }'],
    ['with a long pattern', 'manager', `{ users(where: {name: {_ilike: "${'%a'.repeat(600)}"}}) { id } }`],
    [
      'with conditions within conditions',
      'manager',
      `{ scores(where: {${'student: {scores: {'.repeat(5)} id: {_is_null: true} ${'}}'.repeat(5)}}) { id } }`,
    ],
  ])('%s is answered or refused in two seconds', async (_, role, query) => {
    const asked = performance.now();
    const { result } = await engine.execute({ query }, sessionOf(role));
    expect(performance.now() - asked).toBeLessThan(2500);
    const code = result.errors?.[0]?.extensions.code ?? 'answered';
    expect(['answered', 'too-expensive', 'timeout', 'validation-failed']).toContain(code);
  });

  it('is refused with a code and what it would cost', async () => {
    const { result } = await engine.execute({ query: deep(4) }, sessionOf('student'));
    expect(result.errors).toEqual([
      {
        message: expect.stringMatching(/^the question would cost \d+, more than the 30000 allowed$/),
        extensions: { code: 'too-expensive', path: '$' },
      },
    ]);
  });

  it('ends itself after the deadline when the estimate was wrong', async () => {
    const costs = { most: 1e12, tables: 1000, perRole: {}, deadline: 0.3, deadlineFrom: 0 };
    const trusting = await createEngine(db.sql, readProjectFiles(), { costs });
    const asked = performance.now();
    const { result } = await trusting.execute({ query: deep(3) }, sessionOf('manager'));
    expect(performance.now() - asked).toBeLessThan(1500);
    expect(result.errors).toMatchObject([{ extensions: { code: 'timeout' } }]);
    const small = await trusting.execute({ query: '{ lectures(limit: 3) { id } }' }, sessionOf('manager'));
    expect(small.result.data).toMatchObject({ lectures: [{}, {}, {}] });
  });
});
