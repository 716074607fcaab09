import type { SqlClient } from '../types.ts';
import type { CatalogTable } from './types.ts';

/** Reads every relation outside the system schemas in one statement. */
export async function introspect(client: SqlClient): Promise<CatalogTable[]> {
  const [row] = await client.query<{ tables: string }>(CATALOG);
  return JSON.parse(row?.tables ?? '[]') as CatalogTable[];
}

const NAMES = `array(select a.attname::text from unnest(c.conkey) with ordinality as k(n, o)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.o)`;

const REFERENCED = `array(select a.attname::text from unnest(c.confkey) with ordinality as k(n, o)
  join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.o)`;

const COLUMNS = `select coalesce(json_agg(json_build_object(
    'name', a.attname, 'type', b.typname, 'sqlType', format_type(b.oid, -1), 'elementType', e.typname,
    'nullable', not (a.attnotnull or t.typnotnull), 'hasDefault', a.atthasdef or a.attidentity <> '',
    'generated', a.attgenerated <> '' or a.attidentity = 'a', 'comment', col_description(r.oid, a.attnum)
  ) order by a.attnum), '[]')
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  join pg_type b on b.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  left join pg_type e on e.oid = b.typelem and b.typcategory = 'A'
  where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped`;

// pg_relation_is_updatable sets the bits 4 (update), 8 (insert) and 16 (delete), INSTEAD OF triggers counted.
const CATALOG = `select coalesce(json_agg(json_build_object(
    'schema', n.nspname, 'name', r.relname, 'comment', obj_description(r.oid, 'pg_class'),
    'columns', (${COLUMNS}),
    'primaryKey', (select json_build_object('name', c.conname, 'columns', ${NAMES})
      from pg_constraint c where c.conrelid = r.oid and c.contype = 'p'),
    'uniques', (select coalesce(json_agg(json_build_object('name', c.conname, 'columns', ${NAMES}) order by c.conname), '[]')
      from pg_constraint c where c.conrelid = r.oid and c.contype = 'u'),
    'foreignKeys', (select coalesce(json_agg(json_build_object('name', c.conname, 'columns', ${NAMES},
        'schema', fn.nspname, 'table', f.relname, 'references', ${REFERENCED}) order by c.conname), '[]')
      from pg_constraint c join pg_class f on f.oid = c.confrelid join pg_namespace fn on fn.oid = f.relnamespace
      where c.conrelid = r.oid and c.contype = 'f'),
    'holdsRows', r.relkind in ('r', 'p'),
    'updatable', pg_relation_is_updatable(r.oid, true) & 4 <> 0,
    'insertable', pg_relation_is_updatable(r.oid, true) & 8 <> 0,
    'deletable', pg_relation_is_updatable(r.oid, true) & 16 <> 0
  ) order by n.nspname, r.relname), '[]')::text as tables
  from pg_class r join pg_namespace n on n.oid = r.relnamespace
  where r.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('information_schema', 'hdb_catalog') and n.nspname !~ '^pg_'`;
