/** Random writes past every handler: any table, any column, values such as somebody might write. */
import type { SqlClient } from '#engine';
import {
  readForeignKeys,
  readPrimaryKeys,
  readTables,
  type Column,
  type ForeignKey,
  type Table,
} from '#hasura/catalog.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { Parent } from '#hasura/testing/rowFormat.ts';
import { rowMakers } from '#hasura/testing/rowMakers.ts';
import { systemClock } from '../../ports/clock.ts';
import type { Dice } from './dice.ts';

/** What random statements are made of. */
export interface Shape {
  tables: (Table & { key: string[]; foreignKeys: ForeignKey[] })[];
}

export type StatementKind = 'insert' | 'update' | 'delete';

export async function readShape(client: SqlClient): Promise<Shape> {
  const [foreignKeys, primaryKeys] = [await readForeignKeys(client), await readPrimaryKeys(client)];
  const tables = (await readTables(client)).filter(({ isView }) => !isView);
  return {
    tables: tables.map((table) => ({
      ...table,
      key: primaryKeys.filter((key) => key.table === table.name).map(({ column }) => column),
      foreignKeys: foreignKeys.filter((key) => key.table === table.name),
    })),
  };
}

/** Writes something. @throws the database's error when it refuses */
export async function writeAnything(
  client: SqlClient,
  { tables }: Shape,
  kind: StatementKind,
  dice: Dice,
): Promise<void> {
  await actAsAnybody(client, dice);
  const table = dice.pick(tables);
  if (kind === 'insert') await insertInto(client, table, dice);
  else if (kind === 'update') await updateSome(client, table, dice);
  else await client.query(`delete from ${table.name} where ${await someRows(client, table, dice)}`);
}

type ShapedTable = Shape['tables'][number];

async function actAsAnybody(client: SqlClient, dice: Dice): Promise<void> {
  const types = dice.pick([`'ADMIN'`, `'TA'`, `'STUDENT'`]);
  const [person] = await client.query<{ id: string }>(
    `select id from users where type = ${types} order by id offset ${dice.below(3)} limit 1`,
  );
  const role = { "'ADMIN'": 'manager', "'TA'": 'ta', "'STUDENT'": 'student' }[types];
  const variables = person ? JSON.stringify({ 'x-hasura-role': role, 'x-hasura-user-id': person.id }) : '';
  await client.query(`select set_config('hasura.user', $1, true)`, [variables]);
}

/** A row of its row maker, linked to existing rows, with some random values. */
async function insertInto(client: SqlClient, table: ShapedTable, dice: Dice): Promise<void> {
  const made = rowMakers[table.name as keyof Tables]?.(dice.below(1_000_000)) ?? {};
  const values = new Map(Object.entries(made).filter(([, value]) => !(value instanceof Parent)));
  for (const { columns, target, targetColumns } of table.foreignKeys.toSorted(
    (one, other) => other.columns.length - one.columns.length,
  )) {
    const isAsked = columns.some(
      (name) => name in made || table.columns.some((column) => column.name === name && !column.isNullable),
    );
    if (columns.some((name) => values.has(name)) || !dice.chance(isAsked ? 97 : 20)) continue;
    const row = await anyRow(client, target, targetColumns, dice);
    for (const [place, name] of columns.entries()) values.set(name, row?.[targetColumns[place] ?? ''] ?? null);
  }
  for (const column of table.columns) {
    const { name, isGenerated, isNullable, hasDefault } = column;
    const isMissing = !isNullable && !hasDefault && !values.has(name);
    const isKey = table.key.includes(name) || table.foreignKeys.some(({ columns }) => columns.includes(name));
    if (isGenerated || (isKey && !isMissing)) continue;
    if (isMissing || dice.chance(12)) values.set(name, await valueOf(client, table, column, dice));
  }
  const columns = [...values.keys()].filter(
    (name) => !table.columns.some((column) => column.name === name && column.isGenerated),
  );
  const places = columns.map(
    (name, place) => `$${place + 1}::text::${table.columns.find((column) => column.name === name)?.type}`,
  );
  const texts = columns.map((name) => textOf(values.get(name)));
  const row = columns.length === 0 ? 'default values' : `(${columns.join(', ')}) values (${places.join(', ')})`;
  await client.query(`insert into ${table.name} ${row}`, texts);
}

async function anyRow(
  client: SqlClient,
  table: string,
  columns: string[],
  dice: Dice,
): Promise<Record<string, string> | undefined> {
  const [{ rows } = { rows: 0 }] = await client.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  const list = columns.map((name) => `${name}::text as ${name}`).join(', ');
  const from = dice.below(Math.max(1, rows));
  const [row] = await client.query<Record<string, string>>(
    `select ${list} from ${table} order by ${columns.join(', ')} offset ${from} limit 1`,
  );
  return row;
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? null : Array.isArray(value) ? `{${value.join(',')}}` : String(value);

async function updateSome(client: SqlClient, table: ShapedTable, dice: Dice): Promise<void> {
  const writable = table.columns.filter(({ isGenerated, name }) => !isGenerated && name !== 'id');
  const columns = [...new Set(Array.from({ length: 1 + dice.below(2) }, () => dice.pick(writable)))];
  const values: unknown[] = [];
  for (const column of columns) values.push(await valueOf(client, table, column, dice));
  const list = columns.map(({ name, type }, place) => `${name} = $${place + 1}::text::${type}`).join(', ');
  await client.query(
    `update ${table.name} set ${list} where ${await someRows(client, table, dice)}`,
    values.map(textOf),
  );
}

/** A condition on one row mostly, on a handful or on all rows now and then. */
async function someRows(client: SqlClient, { name, key }: ShapedTable, dice: Dice): Promise<string> {
  if (dice.chance(5)) return 'true';
  const columns = key.join(', ');
  const [{ rows } = { rows: 0 }] = await client.query<{ rows: number }>(`select count(*) as rows from ${name}`);
  const from = dice.below(Math.max(1, rows));
  return `(${columns}) in (select ${columns} from ${name} order by ${columns} offset ${from} limit ${dice.chance(15) ? 5 : 1})`;
}

async function valueOf(client: SqlClient, table: ShapedTable, column: Column, dice: Dice): Promise<unknown> {
  if (column.isNullable && dice.chance(15)) return null;
  if (column.values.length > 0 && !dice.chance(3)) return dice.pick(column.values);
  const key = table.foreignKeys.find(({ columns }) => columns.length === 1 && columns[0] === column.name);
  if (key && !dice.chance(3)) {
    const row = await anyRow(client, key.target, key.targetColumns, dice);
    return row?.[key.targetColumns[0] ?? ''] ?? null;
  }
  return plausible(column.type, dice);
}

function plausible(type: string, dice: Dice): unknown {
  const now = Math.floor(systemClock.now().getTime() / 3_600_000) * 3_600_000;
  const moment = new Date(now + (dice.below(24 * 8) - 24 * 3) * 1_800_000).toISOString();
  switch (type) {
    case 'boolean':
      return dice.chance(50);
    case 'smallint':
    case 'integer':
    case 'bigint':
      return dice.pick([0, 1, 1, 2, 2, 3, 5, 10, 60, 100, 12_000, -1]);
    case 'numeric':
    case 'real':
    case 'double precision':
      return dice.pick([0, 1, 12.5, 40, 55.25, 60, 100, 101, -1]);
    case 'date':
      return dice.chance(15)
        ? `${moment.slice(0, 7)}-01`
        : new Date(now + (dice.below(60) - 30) * 86_400_000).toISOString().slice(0, 10);
    case 'timestamp with time zone':
      return moment;
    case 'time without time zone':
      return dice.pick(['09:00', '18:00', '21:00']);
    case 'uuid':
      return `00000000-0000-7000-8000-${String(dice.below(1_000_000)).padStart(12, '0')}`;
    case 'json':
    case 'jsonb':
      return dice.pick(['{}', '[]', 'null', '[1, 2]', '{"1": 3}']);
    case 'int4multirange':
      return dice.pick(['{}', '{[0,30)}', '{[0,10),[20,600)}']);
    case 'smallint[]':
    case 'integer[]':
      return dice.pick(['{}', '{1}', '{1,3}', '{9}']);
    default:
      return dice.pick(['', '가', '테스트', 'ABC-123', '+821012345678', '#123456', '긴 글 '.repeat(60).trim()]);
  }
}
