// @module-tag whole
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import type { PGliteDatabase } from './adapters/pglite.ts';
import { tidyUp } from './testing/jobs.ts';
import { createLog } from './ports/log.ts';
import { readSettings } from './settings/settings.ts';
import { openDatabase, type OpenDatabase } from './adapters/database/openDatabase.node.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { openNative } from './testing/servers/native.node.ts';
import { openDemoWorld } from './testing/world.node.ts';

// The api acts as a role that owns nothing.

const forbidden = [
  'create table more (id int)',
  'alter table tags add column more text',
  'alter table audit_log disable trigger audit_log_append_only',
  'drop table tags',
  'drop trigger audit_log_append_only on audit_log',
  'truncate audit_log',
  `update audit_log set after = null`,
  'delete from audit_log',
  `select set_config('academy.forgets', 'on', true); delete from audit_log`,
  'delete from change_sets',
  `update security_events set ip = null`,
  'delete from security_events',
  `create or replace function audit_row() returns trigger language plpgsql as 'begin return null; end'`,
  'drop function refuse_change() cascade',
  'create schema more',
  'create role more',
  `set session_replication_role = 'replica'`,
  'select grant_to_api()',
];
const native = await openNative();

let db: PGliteDatabase;
let api: TestApi;
beforeAll(async () => {
  db = (await openDemoWorld()) as PGliteDatabase;
  await db.giveUpOwnership();
  api = await startApi({}, db);
});
afterAll(() => api.close());

describe('the role of the api', () => {
  it.each(forbidden)('cannot: %s', async (statement) => {
    await expect(db.sql.exec(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^42501$/) });
  });

  it('owns no table, view or function', async () => {
    const owned = await db.sql.query(`
      select relname from pg_class where relowner = 'academy_api'::regrole
      union all select proname from pg_proc where proowner = 'academy_api'::regrole`);
    expect(owned).toEqual([]);
  });
});

describe('the api, acting as that role', () => {
  it('writes what it is asked to, with its entry in the audit log', async () => {
    const made = await api.call('POST', `/students/${students.minsu.id}/memo`, { as: 'ta', body: { body: '메모' } });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [entry] = await db.sql.query<{ action: string }>('select action from audit_log where row_id = $1', [
      made.body.id,
    ]);
    expect(entry?.action).toBe('INSERT');
    expect((await api.gql('{ students { id } }', { as: 'admin' })).body.data.students.length).toBeGreaterThan(5);
  });

  it('forgets a student whose days are over, from the audit log, too', async () => {
    await db.sql.query(`update students set anonymises_at = now() - interval '1 minute' where id = $1`, [
      students.geonu.id,
    ]);
    await tidyUp(api.deps);
    const [entry] = await db.sql.query(
      `select 1 from audit_log where table_name = 'users' and row_id = $1 and (before ? 'name' or after ? 'name')`,
      [students.geonu.id],
    );
    expect(entry).toBeUndefined();
  });

  it('can still be dumped', async () => expect((await db.dump()).size).toBeGreaterThan(100_000));
});

describe.skipIf(native.skipped)(`with a login of its own on native PostgreSQL ${native.skipped ?? ''}`, () => {
  let opened: OpenDatabase;
  const logged: string[] = [];
  beforeAll(async () => {
    const owner = new URL(native.url ?? '');
    const client = new pg.Client({ connectionString: owner.href });
    await client.connect();
    await client.query(`
      drop role if exists academy_login;
      do $$ begin create role academy_api nologin; exception when duplicate_object then null; end $$;
      create role academy_login login password 'secret' in role academy_api`);
    await client.end();
    const login = Object.assign(new URL(owner.href), { username: 'academy_login', password: 'secret' });
    const settings = readSettings({ DATABASE_URL: login.href, MIGRATION_DATABASE_URL: owner.href });
    opened = await openDatabase(
      settings,
      createLog((line) => logged.push(line), 'warn'),
      () => Promise.resolve(false),
    );
  }, 120_000);
  afterAll(async () => {
    await opened?.close();
    await native.close();
  });

  it.each([...forbidden, `reset role; delete from audit_log`, `set role postgres`])('cannot: %s', async (statement) => {
    await expect(opened.db.sql.exec(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('reads and writes rows, with their entries in the audit log', async () => {
    const [tag] = await opened.db.sql.query<{ id: string }>(
      `insert into tags (name, color, priority) values ('새 태그', '#1e88e5', 9) returning id`,
    );
    const entries = await opened.db.sql.query('select from audit_log where row_id = $1', [tag?.id]);
    expect(entries).toHaveLength(1);
    expect(logged.join()).not.toContain('database-role-missing');
  });
});
