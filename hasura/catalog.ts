/** Reads the tables and views of the public schema out of PostgreSQL's catalog. */
import type { SqlClient } from '#engine';

/** A table or view, with its columns in their order. */
export interface Table {
  name: string;
  isView: boolean;
  comment: string | null;
  /** Whose its rows are, by the tag of its comment: `student student_id`; null without one. */
  person: string | null;
  columns: Column[];
}

export interface Column {
  name: string;
  /** As PostgreSQL names it, without length or precision: `text`, `timestamp with time zone`. */
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The SQL of the default; null without one, and for what the database computes. */
  defaultSql: string | null;
  /** Computed by the database; cannot be written. */
  isGenerated: boolean;
  comment: string | null;
  /** What becomes of it when its person is anonymised: `erase`, `mask`, `keep 3: …` or `none`; null without a tag. */
  personal: string | null;
  /** The texts a check constraint allows; empty when any is allowed. */
  values: string[];
}

/** Tables and views sorted by name; those of extensions are left out. */
export async function readTables(client: SqlClient): Promise<Table[]> {
  const rows = await client.query<TableRow>(tablesSql);
  return rows.map(({ columns, ...table }) => ({
    ...table,
    columns: columns.map(({ checks, ...column }) => ({ ...column, values: valuesOf(checks) })),
  }));
}

/** A foreign key, and the columns it pairs. */
export interface ForeignKey {
  /** Of the constraint. */
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** At most one row of the table has each value. */
  isUnique: boolean;
}

/** Foreign keys, sorted by table and name. */
export async function readForeignKeys(client: SqlClient): Promise<ForeignKey[]> {
  return client.query<ForeignKey>(foreignKeysSql);
}

/** A column of a primary key. */
export interface KeyColumn {
  table: string;
  column: string;
}

/** The columns of all primary keys. */
export async function readPrimaryKeys(client: SqlClient): Promise<KeyColumn[]> {
  return client.query<KeyColumn>(primaryKeysSql);
}

interface TableRow extends Omit<Table, 'columns'> {
  columns: (Omit<Column, 'values'> & { checks: string[] })[];
}

/** The texts of `CHECK ((x = ANY (ARRAY['A'::text, 'B'::text])))`, when one check is nothing but that. */
function valuesOf(checks: string[]) {
  const list = checks.map((check) => /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1]).find(Boolean);
  return list
    ? [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => (value ?? '').replaceAll("''", "\\'"))
    : [];
}

const tablesSql = `
  select relation.relname as name, relation.relkind in ('v', 'm') as "isView",
    split_part(obj_description(relation.oid, 'pg_class'), E'\\n@', 1) as comment,
    substring(obj_description(relation.oid, 'pg_class') from '\n@person ([^\n]*)') as person,
    (select json_agg(json_build_object(
        'name', attribute.attname, 'type', format_type(attribute.atttypid, null),
        'isNullable', not attribute.attnotnull,
        'hasDefault', attribute.atthasdef or attribute.attidentity <> '',
        'defaultSql', (select pg_get_expr(adbin, adrelid) from pg_attrdef
          where adrelid = relation.oid and adnum = attribute.attnum and attribute.attgenerated = ''),
        'isGenerated', attribute.attgenerated <> '' or attribute.attidentity = 'a',
        'comment', split_part(col_description(relation.oid, attribute.attnum), E'\\n@', 1),
        'personal', substring(col_description(relation.oid, attribute.attnum) from '\n@personal (.*)$'),
        'checks', array(
          select pg_get_constraintdef(con.oid) from pg_constraint as con
          where con.conrelid = relation.oid and con.contype = 'c' and con.conkey = array[attribute.attnum]
          order by con.conname)
      ) order by attribute.attnum)
      from pg_attribute as attribute
      where attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped) as columns
  from pg_class as relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')
  order by relation.relname collate "C"`;

const foreignKeysSql = `
  select con.conname as name, con.conrelid::regclass::text as "table", con.confrelid::regclass::text as target,
    (select json_agg(attname order by place) from unnest(con.conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = con.conrelid and attnum = number) as columns,
    (select json_agg(attname order by place) from unnest(con.confkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = con.confrelid and attnum = number) as "targetColumns",
    exists (select from pg_index where indrelid = con.conrelid and indisunique and indpred is null and indexprs is null
      and con.conkey @> string_to_array(indkey::text, ' ')::smallint[]) as "isUnique"
  from pg_constraint as con
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace
  order by con.conrelid::regclass::text collate "C", con.conname collate "C"`;

const primaryKeysSql = `
  select con.conrelid::regclass::text as "table", col.attname as "column"
  from pg_constraint as con join pg_attribute as col on col.attrelid = con.conrelid and col.attnum = any(con.conkey)
  where con.contype = 'p' and con.connamespace = 'public'::regnamespace
  order by con.conrelid::regclass::text collate "C", array_position(con.conkey, col.attnum)`;
