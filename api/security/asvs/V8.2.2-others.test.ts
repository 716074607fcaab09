import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { callSample } from '../../testing/samples/call.ts';
import { idPlaces } from '../../testing/samples/body.ts';
import { openSampleWorld, type SampleWorld } from '../../testing/samples/world.ts';

// Every call that a student may make and that names something by its id, made by one student with the ids of another.

const { minsu: owner, geonu: stranger } = students;

let world: SampleWorld['world'];
let api: SampleWorld['api'];
let known: SampleWorld['known'];
let owned: { table: string; column: string }[];
beforeAll(async () => {
  const sample = await openSampleWorld(['admin', 'ta', 'minsu', 'geonu']);
  ({ world, api } = sample);
  const { sql } = world.db;
  owned = await sql.query(`
    select class.relname as table, attname as column from pg_constraint as con
    join pg_class as class on class.oid = con.conrelid
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = con.conkey[1]
    where con.contype = 'f' and cardinality(con.conkey) = 1 and con.confrelid in ('students'::regclass, 'users'::regclass)
      and attname in ('student_id', 'user_id', 'created_by', 'submitted_by') order by 1, 2`);
  const his: Record<string, string> = {};
  for (const [name, from] of Object.entries(places)) {
    const [row] = await sql.query<{ id: string }>(`select id from ${from} order by id limit 1`);
    if (row) his[name] = row.id;
  }
  known = (tag, place) =>
    his[
      place
        .split('.')
        .findLast((step) => step !== '[]')
        ?.replace(/s$/, '') ?? ''
    ] ?? sample.known(tag, place);
});
afterAll(() => api.close());

/** What is his, by the name of the field that takes its id. */
const places: Record<string, string> = {
  consentId: `consents where student_id = '${owner.id}'`,
  fileId: `files where created_by = '${owner.id}' or profile_user_id = '${owner.id}'`,
  notificationId: `notifications where student_id = '${owner.id}'`,
  postId: `board_posts where created_by = '${owner.id}' and not is_public`,
  testId: `word_tests where student_id = '${owner.id}'`,
  slotId: `(select slot_id as id from clinic_participants where student_id = '${owner.id}') as booked`,
  ownerId: `submissions where student_id = '${owner.id}'`,
};

/** All that hangs on him, as one text a table. */
async function hisRows() {
  const sum = ({ table, column }: (typeof owned)[number]) =>
    `select '${table}.${column}' as name, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${table} as t where ${column} = '${owner.id}'`;
  return world.db.sql.query(owned.map(sum).join(' union all '));
}

const ids = (Object.keys(operations) as OperationId[]).filter(
  (id) =>
    ['student', 'any'].includes(operations[id].access) &&
    (/\{\w+Id\}/.test(operations[id].path) || idPlaces(id).length > 0),
);

it('there are calls to try, and things of his to try them with', async () => {
  expect(ids.length).toBeGreaterThan(25);
  for (const name of ['fileId', 'postId', 'slotId']) expect([name, known('', name)]).not.toEqual([name, owner.id]);
});

it.each(ids)('%s with the ids of another changes nothing of his, and tells nothing of him', async (id) => {
  await world.undone(async () => {
    const before = await hisRows();
    const send: SampleWorld['api']['send'] = (method, path, options) =>
      api.send(method, path, { ...options, as: 'geonu' });
    const { status, body } = await callSample(id, { api: { ...api, send }, known });
    expect(status).toBeLessThan(500);
    expect(await hisRows()).toEqual(before);
    for (const told of [owner.id, '김민수']) expect(JSON.stringify(body ?? '')).not.toContain(told);
  });
});

it('who tries is nobody of his class', async () => {
  const shared = await world.db.sql.query(
    'select from enrollments as one join enrollments as other using (lecture_id) where one.student_id = $1 and other.student_id = $2',
    [owner.id, stranger.id],
  );
  expect(shared).toEqual([]);
});
