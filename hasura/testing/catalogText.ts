import type { SqlClient } from '#engine';

/** Everything the public schema holds, as sorted lines: two databases with the same lines have the same schema. */
export async function catalogText(client: SqlClient): Promise<string[]> {
  const rows = await client.query<{ line: string }>(sql);
  return rows.map(({ line }) => line);
}

// Columns go by their names: one that was dropped comes back behind the others.
const sql = `
  with own as (
    select oid, relname, relkind from pg_class as relation
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = relation.oid and deptype = 'e')
  )
  select line from (
    select concat_ws(' ', 'relation', relname, relkind, obj_description(oid, 'pg_class'),
      case when relkind = 'v' then pg_get_viewdef(oid) end) as line
    from own where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select concat_ws(' ', 'column', relname, attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid), col_description(own.oid, attnum))
    from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = own.oid and adnum = attnum
    where relkind in ('r', 'p', 'v', 'm')
    union all
    select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from own join pg_constraint on conrelid = own.oid
    union all
    select 'index ' || pg_get_indexdef(oid) from own where relkind = 'i'
    union all
    select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(pg_trigger.oid))
    from own join pg_trigger on tgrelid = own.oid where not tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid), obj_description(pg_proc.oid, 'pg_proc'))
    from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select concat_ws(' ', 'aggregate', pg_proc.oid::regprocedure::text)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'a'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select concat_ws(' ', 'type', typname, typtype, format_type(typbasetype, typtypmod),
      (select string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  ) as lines
  order by line collate "C"`;
