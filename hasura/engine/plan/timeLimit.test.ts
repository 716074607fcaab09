// @module-tag whole
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, migrate, type Engine, type ProjectFiles } from '../index.ts';
import { openPostgresDatabase, startPostgres } from '../testing/postgresDatabase.node.ts';
import { refusal } from '../testing/shop.ts';

// PGlite cannot be interrupted.
const server = await startPostgres();
afterAll(() => server?.stop());

/** Reading `naps` takes a minute, and so does writing to `beds`. */
const files: ProjectFiles = {
  'config.yaml': 'version: 3\nmetadata_directory: metadata\n',
  'migrations/default/1_beds/up.sql': `
create table beds (id int primary key);
create view naps as select id, pg_sleep(60)::text as slept from beds;
create function rest() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
create trigger beds_rest after insert on beds for each row when (new.id > 1) execute function rest();
insert into beds values (1);`,
  'metadata/api_limits.yaml': 'time_limit: {global: 60, per_role: {guest: 1}}\n',
  'metadata/databases/databases.yaml': `
- name: default
  kind: postgres
  tables:
    - table: {name: beds, schema: public}
      select_permissions: [{role: guest, permission: {columns: [id], filter: {}}}]
      insert_permissions: [{role: guest, permission: {columns: [id], check: {}}}]
    - table: {name: naps, schema: public}
      select_permissions: [{role: guest, permission: {columns: [slept], filter: {}}}]
`,
};

const timeout = 'timeout: the operation exceeded its time limit at $';

describe.skipIf(!server)('a role with a time limit', () => {
  let db: Awaited<ReturnType<typeof openPostgresDatabase>>;
  let engine: Engine;
  beforeAll(async () => {
    if (!server) return;
    db = await openPostgresDatabase(server);
    await migrate(db, files);
    engine = await createEngine(db, files);
  });
  afterAll(() => db.close());

  const ask = async (query: string) => (await engine.execute({ query }, { role: 'guest', variables: {} })).result;

  it('is answered when that is soon enough', async () => {
    expect(await ask('{ beds { id } }')).toEqual({ data: { beds: [{ id: 1 }] } });
  });

  it('waits no longer for a query', async () => {
    expect(refusal(await ask('{ naps { slept } }'))).toBe(timeout);
  });

  it('waits no longer for a mutation, of which nothing stays', async () => {
    expect(refusal(await ask('mutation { insert_beds_one(object: {id: 2}) { id } }'))).toBe(timeout);
    expect(await ask('{ beds { id } }')).toEqual({ data: { beds: [{ id: 1 }] } });
  });
});
