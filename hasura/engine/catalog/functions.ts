import type { SqlClient } from '../types.ts';
import type { CatalogFunction } from './types.ts';

/**
 * Reads the functions of these names in one statement; several of one name when it is overloaded.
 * @param names `schema.name`
 */
export async function readFunctions(client: SqlClient, names: readonly string[]): Promise<CatalogFunction[]> {
  if (!names.length) return [];
  const [row] = await client.query<{ functions: string }>(FUNCTIONS, [JSON.stringify(names)]);
  return JSON.parse(row?.functions ?? '[]') as CatalogFunction[];
}

// The base type of a domain; the element type of an array.
const TYPE = `'type', b.typname, 'sqlType', format_type(b.oid, -1), 'elementType', e.typname, 'isComposite', b.typtype = 'c'`;

const JOIN_TYPE = (oid: string) => `join pg_type t on t.oid = ${oid}
  join pg_type b on b.oid = case when t.typtype = 'd' then t.typbasetype else t.oid end
  left join pg_type e on e.oid = b.typelem and b.typcategory = 'A'`;

const ARGUMENTS = `select coalesce(json_agg(json_build_object(
    'name', nullif(p.proargnames[a.position], ''), 'hasDefault', a.position > p.pronargs - p.pronargdefaults, ${TYPE}
  ) order by a.position), '[]')
  from unnest(p.proargtypes::oid[]) with ordinality a(type, position) ${JOIN_TYPE('a.type')}`;

const FUNCTIONS = `select coalesce(json_agg(json_build_object(
    'schema', n.nspname, 'name', p.proname, 'comment', obj_description(p.oid, 'pg_proc'),
    'isVolatile', p.provolatile = 'v', 'arguments', (${ARGUMENTS}),
    'returns', (select json_build_object(${TYPE}) from (select) x ${JOIN_TYPE('p.prorettype')}),
    'returnsSet', p.proretset,
    'returnsTable', (select json_build_object('schema', rn.nspname, 'name', r.relname)
      from pg_type t join pg_class r on r.oid = t.typrelid join pg_namespace rn on rn.oid = r.relnamespace
      where t.oid = p.prorettype and r.relkind in ('r', 'p', 'v', 'm', 'f')),
    'isUnusual', p.proallargtypes is not null or p.provariadic <> 0
  ) order by n.nspname, p.proname), '[]')::text as functions
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind = 'f' and n.nspname || '.' || p.proname in (select json_array_elements_text(($1::text)::json))`;
