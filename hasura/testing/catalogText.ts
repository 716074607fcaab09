import type { SqlClient } from '#engine';

/** The whole public schema as sorted lines: two databases with the same lines have the same schema. */
export async function catalogText(client: SqlClient): Promise<string[]> {
  const rows = await client.query<{ line: string }>(sql);
  return rows.map(({ line }) => line);
}

// What extensions own is read once: by `not exists`, a server without statistics reads all of pg_depend for each object.
// Columns are sorted by name: a dropped and restored one comes last in the table. Owners differ from server to server.
const sql = `
  with own as (
    select oid, relname, relkind, relacl, relrowsecurity, relforcerowsecurity, relreplident, reloptions,
      '=' || relowner::regrole::text as owner
    from pg_class
    where relnamespace = 'public'::regnamespace
      and oid not in (select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'e')
  ), routine as (
    select *, '=' || proowner::regrole::text as owner from pg_proc
    where pronamespace = 'public'::regnamespace
      and oid not in (select objid from pg_depend where classid = 'pg_proc'::regclass and deptype = 'e')
  )
  select line from (
    select concat_ws(' ', 'relation', relname, relkind, obj_description(oid, 'pg_class'),
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end, reloptions, relreplident,
      case when relrowsecurity then 'row security' end, case when relforcerowsecurity then 'forced' end) as line
    from own where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select concat_ws(' ', 'column', relname, attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid), attcollation::regcollation, attstorage, col_description(own.oid, attnum))
    from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = own.oid and adnum = attnum
    where relkind in ('r', 'p', 'v', 'm')
    union all
    select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid), convalidated,
      condeferrable, condeferred, obj_description(pg_constraint.oid, 'pg_constraint'))
    from own join pg_constraint on conrelid = own.oid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(oid), obj_description(oid, 'pg_class')) from own where relkind = 'i'
    union all
    select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(pg_trigger.oid), obj_description(pg_trigger.oid, 'pg_trigger'))
    from own join pg_trigger on tgrelid = own.oid where not tgisinternal
    union all
    select concat_ws(' ', 'policy', relname, pg_policy.polname, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from own join pg_policy on polrelid = own.oid
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(oid), obj_description(oid, 'pg_proc'))
    from routine where prokind in ('f', 'p')
    union all
    select concat_ws(' ', 'aggregate', oid::regprocedure::text) from routine where prokind = 'a'
    union all
    select concat_ws(' ', 'type', typname, typtype, format_type(typbasetype, typtypmod), typnotnull, typdefault,
      (select string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid),
      (select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contypid = pg_type.oid),
      obj_description(oid, 'pg_type'))
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r', 'm')
      and oid not in (select objid from pg_depend where classid = 'pg_type'::regclass and deptype = 'e')
    union all
    select concat_ws(' ', 'grant on', relname, replace(access::text, owner, '=owner'))
    from own cross join unnest(relacl) as access
    -- What the owner may by being it is said of some tables and not of others.
    where access::text !~ '^(\\w+)=.*/\\1$'
    union all
    select concat_ws(' ', 'grant on', relname, attname, replace(access::text, owner, '=owner'))
    from own join pg_attribute on attrelid = own.oid cross join unnest(attacl) as access
    union all
    select concat_ws(' ', 'grant on', routine.oid::regprocedure::text, replace(access::text, owner, '=owner'))
    from routine cross join unnest(proacl) as access
    union all
    select concat_ws(' ', 'extension', extname, obj_description(oid, 'pg_extension')) from pg_extension
  ) as lines
  order by line collate "C"`;
