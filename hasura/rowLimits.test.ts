// @module-tag tree
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlClient } from '#engine';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { trackedTables } from './trackedTables.ts';
import { files, openMigrated } from './testing/migrated.node.ts';
import { rules } from './testing/showRules.ts';

// Every table that a student, a parent or a TA can add to has a number: `bound_rows()` or `keep_newest()` in its migration.

let db: PGliteDatabase;
let sql: SqlClient;
beforeAll(async () => {
  db = await openMigrated();
  sql = db.sql;
});
afterAll(() => db.close());

interface Limit {
  name: string;
  per: string[];
  student: number | null;
  ta: number;
}
const limits = () => sql.query<Limit>('select name, per, student, ta from row_limits()');

/** Tables with a key of foreign keys alone: no more rows than there are of what they join. */
const joined = `select distinct cls.relname as name from pg_index as key
  join pg_class as cls on cls.oid = key.indrelid and cls.relkind in ('r', 'p') and cls.relnamespace = 'public'::regnamespace
  where key.indisunique and key.indpred is null and key.indexprs is null
    and (key.indnullsnotdistinct or not exists (select from pg_attribute
      where attrelid = cls.oid and attnum = any (key.indkey::int[]) and not attnotnull))
    and not exists (select from unnest(key.indkey::int[]) as part (number) where not exists (
      select from pg_constraint as target where target.conrelid = cls.oid and target.contype = 'f' and part.number = any (target.conkey)))`;

/** Tables of which each owner keeps the newest rows alone, because a refusal would lock them out. */
const newest = `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'keep_newest()'::regprocedure`;

/** Tables whose comment says why nobody counts their rows. */
const reasons = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') ~ '\n@rows \\w'`;

const names = async (query: string) => (await sql.query<{ name: string }>(query)).map(({ name }) => name);

it('every table has a number, is bounded by a key of others, or says why not behind its comment: @rows <reason>', async () => {
  const all = await names(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  const bounded = [...(await limits()).map(({ name }) => name), ...(await names(joined)), ...(await names(newest))];
  const excused = await names(reasons);
  expect(all.filter((name) => !bounded.includes(name) && !excused.includes(name))).toEqual([]);
  // A reason that is not needed any more is no reason.
  expect(excused.filter((name) => bounded.includes(name))).toEqual([]);
});

it('GraphQL lets students and TAs add to none without a number', async () => {
  const excused = await names(reasons);
  const added = trackedTables(files).filter(({ insert_permissions = [] }) =>
    insert_permissions.some(({ role }) => role !== 'manager'),
  );
  expect(added.map(({ table }) => table.name).filter((name) => excused.includes(name))).toEqual([]);
});

it('an index serves every count', async () => {
  const served = `select exists (select from pg_index as key where key.indrelid = $1::regclass and key.indpred is null
    and (select array_agg(attname::text order by attname) from pg_attribute
      where attrelid = key.indrelid and attnum = any ((key.indkey::int[])[0:$3])) = (select array_agg(part order by part) from unnest($2::text[]) as part)) as is`;
  const missing: string[] = [];
  for (const { name, per } of await limits()) {
    const [index] = await sql.query<{ is: boolean }>(served, [name, per, per.length - 1]);
    if (!index?.is) missing.push(`${name} (${per.join(', ')})`);
  }
  expect(missing).toEqual([]);
});

const rule = rules();
describe('a number', () => {
  const post = `insert into board_posts (category, title, body, created_by) select 'QUESTION', '질문', '?', $1 from generate_series(1, $2::int)`;

  rule('holds for a student and a TA, and for nobody else', async ({ make, accepts, refuses, as }) => {
    const student = (await make('students')).id;
    await as('student', student);
    await accepts(post, [student, 1000]);
    await refuses('23514 rows_too_many', post, [student, 1]);
    await as('ta', student);
    await accepts(post, [student, 1000]);
    await refuses('23514 rows_too_many', post, [student, 1]);
    await as('manager', student);
    await accepts(post, [student, 1]);
  });

  rule('of devices is kept by letting the oldest go', async ({ make, accepts, as }) => {
    const user = (await make('users')).id;
    await as('student', user);
    const meet = `insert into known_devices (user_id, device_hash, last_seen_at)
      select $1, md5('new' || n), now() - n * interval '1 hour' from generate_series(1, $2::int) as n`;
    await accepts(meet, [user, 250]);
    const left = `select count(*)::int as count, min(last_seen_at) > now() - interval '201 hours' as "areNewest" from known_devices where user_id = $1`;
    expect(await accepts(left, [user])).toEqual([{ count: 200, areNewest: true }]);
  });

  /** Sign-ins of a person, each an hour older than the next. */
  const signIn = `insert into refresh_tokens (family_id, user_id, session_epoch, browser_hash, family_started_at, created_at, expires_at, revoked_at)
    select md5($1::text || n)::uuid, $1::uuid, 0, 'x', now() - n * interval '1 hour', now() - n * interval '1 hour', now() + interval '1 day',
      case when n = any ($4::int[]) then now() end
    from generate_series($2::int, $3::int) as n`;
  const families = `select array_agg(distinct round(extract(epoch from now() - family_started_at) / 3600)::int order by round(extract(epoch from now() - family_started_at) / 3600)::int) as hours
    from refresh_tokens where user_id = $1`;

  rule('of sign-ins is kept by ending what ended first, then the oldest', async ({ make, accepts, as }) => {
    const user = (await make('users')).id;
    await as('student', user);
    await accepts(signIn, [user, 11, 110, [20, 30]]);
    await accepts(
      `insert into push_subscriptions (user_id, session_family, endpoint, p256dh, auth)
       select $1::uuid, md5($1::text || 110)::uuid, 'https://fcm.googleapis.com/x', repeat('a', 87), repeat('b', 22)`,
      [user],
    );
    await accepts(signIn, [user, 9, 10, []]);
    const all = Array.from({ length: 102 }, (_, at) => at + 9);
    expect(await accepts(families, [user])).toEqual([{ hours: all.filter((hour) => hour !== 20 && hour !== 30) }]);
    await accepts(signIn, [user, 8, 8, []]);
    expect(await accepts(families, [user])).toEqual([
      { hours: [8, ...all].filter((hour) => ![20, 30, 110].includes(hour)) },
    ]);
    expect(await accepts('select from push_subscriptions where user_id = $1', [user])).toEqual([]);
  });

  rule('of the tokens of a sign-in is kept by letting the oldest go', async ({ make, accepts, as }) => {
    const user = (await make('users')).id;
    await as('student', user);
    const renew = `insert into refresh_tokens (family_id, user_id, session_epoch, browser_hash, created_at, expires_at)
      select $1::uuid, $1::uuid, 0, 'x', now() - n * interval '1 minute', now() + interval '1 day' from generate_series(1, $2::int) as n`;
    await accepts(renew, [user, 3100]);
    const left = `select count(*)::int as count, min(created_at) = now() - interval '3000 minutes' as "areNewest" from refresh_tokens where user_id = $1`;
    expect(await accepts(left, [user])).toEqual([{ count: 3000, areNewest: true }]);
  });

  rule('counts for each value of its own', async ({ make, accepts, refuses, as }) => {
    const [one, other] = [(await make('students')).id, (await make('students')).id];
    const memos = `insert into student_memos (student_id, body) select $1, '메모' from generate_series(1, $2::int)`;
    await as('ta', (await make('tas')).id);
    await accepts(memos, [one, 2000]);
    await refuses('23514 rows_too_many', memos, [one, 1]);
    await accepts(memos, [other, 1]);
  });
});
