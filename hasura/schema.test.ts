// @module-tag tree
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { readTables } from './catalog.ts';
import { openMigrated } from './testing/migrated.node.ts';
import { unqualifiedFunctions } from './testing/searchPaths.ts';

let db: PGliteDatabase;
beforeAll(async () => void (db = await openMigrated()));
afterAll(() => db.close());

it('has a comment on every table, view and column', async () => {
  const tables = await readTables(db.sql);
  const silent = tables.flatMap(({ name, comment, columns }) => [
    ...(comment ? [] : [name]),
    ...columns.filter((column) => !column.comment).map((column) => `${name}.${column.name}`),
  ]);
  expect(silent).toEqual([]);
});

it('has an index for every foreign key, so that neither a join nor a delete reads a whole table', async () => {
  expect(await lines(foreignKeysWithoutIndex)).toEqual([]);
});

it('has no two indexes of which one does the work of both', async () => {
  expect(await lines(idleIndexes)).toEqual([]);
});

it('orders the names of lists as people count', async () => {
  const listed = [
    'word_decks.title',
    'exam_templates.name',
    'push_alert_templates.name',
    'lectures.name',
    'lectures.room',
    'tags.name',
  ];
  const counted =
    await lines(`select attrelid::regclass || '.' || attname as line from pg_attribute join pg_class on pg_class.oid = attrelid
    where attcollation = 'natural_order'::regcollation and relkind = 'r'`);
  expect(counted.toSorted()).toEqual(listed.toSorted());
  const names =
    await lines(`select line from (values ('단어장 10'), ('단어장 2'), ('11주차'), ('2주차')) as names (line)
    order by line collate natural_order`);
  expect(names).toEqual(['2주차', '11주차', '단어장 2', '단어장 10']);
});

it('keeps the times of every row, and the audit of every change a person makes', async () => {
  expect(await lines(tablesWithoutTimes)).toEqual([]);
  expect(await lines(tablesWithoutAudit)).toEqual(unaudited);
});

it('has no function in a constraint, an index or a generated column that fails in a restore', async () => {
  expect(await unqualifiedFunctions(db.sql)).toEqual([]);
  await db.sql.transaction(async (client) => {
    await client.query(`create function is_short(text) returns boolean language sql as 'select sms_bytes($1) < 9'`);
    await client.query('alter table tags add constraint tags_short check (is_short(name))');
    await client.query(`create function is_long(text) returns boolean language plpgsql as 'begin return true; end'`);
    await client.query('alter table tags add constraint tags_long check (is_long(name))');
  });
  expect(await unqualifiedFunctions(db.sql)).toEqual([
    'is_long(text): plpgsql without a search_path of its own',
    'is_short(text): function sms_bytes(text) does not exist',
  ]);
});

/** Sessions, counters, locks, logs and automatic reports, which nobody writes by hand; pictures; secrets, whose changes are security events. */
const unaudited = [
  'access_log',
  'announcement_reads',
  'audit_log',
  'auto_absences',
  'change_set_places',
  'change_sets',
  'error_log_people',
  'error_log_versions',
  'error_logs',
  'file_views',
  'inquiries',
  'job_runs',
  'jobs',
  'known_devices',
  'landing_pictures',
  'lecture_material_checks',
  'notification_events',
  'notification_logs',
  'notification_preferences',
  'notification_settings',
  'notifications',
  'omr_layouts',
  'omr_scans',
  'parent_link_devices',
  'passkeys',
  'password_resets',
  'push_deliveries',
  'push_subscriptions',
  'rate_limits',
  'recovery_codes',
  'refresh_tokens',
  'removed_objects',
  'score_cell_locks',
  'second_factors',
  'security_events',
  'setup_tokens',
  'sign_in_challenges',
  'sms_holds',
  'sms_pictures',
  'sms_recipients',
  'student_search',
  'unmade_pictures',
  'video_clocks',
  'video_progress',
  'word_paces',
  'word_review_log',
  'word_reviews',
  'word_test_answers',
];

const lines = async (sql: string) => (await db.sql.query<{ line: string }>(sql)).map(({ line }) => line);

const foreignKeysWithoutIndex = `
  select con.conrelid::regclass || ': ' || con.conname as line from pg_constraint as con
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index as idx
      where idx.indrelid = con.conrelid and idx.indisvalid
        and (idx.indpred is null or pg_get_expr(idx.indpred, idx.indrelid) ~ 'IS NOT NULL')
        and ((string_to_array(idx.indkey::text, ' ')::smallint[])[1:cardinality(con.conkey)] @> con.conkey
          -- A unique index on some columns of the key already allows one row at most.
          or idx.indisunique and con.conkey @> (string_to_array(idx.indkey::text, ' ')::smallint[])))
  order by 1`;

const idleIndexes = `
  select one.indexrelid::regclass || ' by ' || other.indexrelid::regclass as line
  from pg_index as one join pg_index as other on other.indrelid = one.indrelid and other.indexrelid <> one.indexrelid
  join pg_class as one_class on one_class.oid = one.indexrelid
  join pg_class as other_class on other_class.oid = other.indexrelid and other_class.relam = one_class.relam
  where one_class.relnamespace = 'public'::regnamespace and not one.indisunique
    and one.indexprs is null and other.indexprs is null and one.indpred is null and other.indpred is null
    and other.indkey::text || ' ' like one.indkey::text || ' %'
    and other.indclass::text || ' ' like one.indclass::text || ' %'
    and other.indoption::text || ' ' like one.indoption::text || ' %'
    and (other.indkey::text <> one.indkey::text or other.indisunique or other.indexrelid > one.indexrelid)
  order by 1`;

const tablesWithoutTimes = `
  select relname as line from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in ('audit_log', 'change_sets', 'change_set_places', 'security_events', 'access_log', 'job_runs')
    and (select count(*) from pg_attribute where attrelid = pg_class.oid and attname in ('created_at', 'updated_at')) < 2
  order by 1`;

const tablesWithoutAudit = `
  select relname as line from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname like '%_audit')
  order by relname collate "C"`;
