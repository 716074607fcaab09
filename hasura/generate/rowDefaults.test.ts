import { expect, test } from 'vitest';
import type { SqlClient } from '#engine';
import type { Column } from '../catalog.ts';
import { rowDefaultsModule } from './rowDefaults.ts';

const column = (name: string, change: Partial<Column> = {}): Column => ({
  name,
  type: 'text',
  isNullable: false,
  hasDefault: change.defaultSql !== undefined,
  defaultSql: null,
  isGenerated: false,
  comment: null,
  personal: null,
  values: [],
  ...change,
});

/** Answers the values of constants; anything else is not asked. */
const values: Record<string, unknown> = { "''::text": '', "'{}'::text[]": [], '1': 1, true: true };
const client: SqlClient = {
  query: async <Row>(sql: string) => [{ value: values[/to_json\((.*)\)/.exec(sql)?.[1] ?? ''] }] as Row[],
};

test('a row holds the constants of its columns and null where one may be empty, and no more', async () => {
  const columns = [
    column('id', { defaultSql: 'uuid_v7()' }),
    column('name'),
    column('first_memo', { defaultSql: "''::text" }),
    column('tags', { defaultSql: "'{}'::text[]" }),
    column('version', { defaultSql: '1' }),
    column('is_active', { defaultSql: 'true' }),
    column('created_by', { defaultSql: 'session_user_id()', isNullable: true }),
    column('search', { isGenerated: true, isNullable: true }),
  ];
  const rooms = { name: 'class_rooms', isView: false, comment: null, person: null, columns };
  expect(await rowDefaultsModule(client, [rooms, { ...rooms, name: 'loads', isView: true }])).toContain(
    `{\n  class_rooms: { firstMemo: "", tags: [] as never[], version: 1, isActive: true, createdBy: null },\n}`,
  );
});
