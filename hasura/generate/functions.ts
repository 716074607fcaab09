/** Writes the current functions, triggers and views, one file per slice, so that nobody has to read through migrations. */
import type { SqlClient } from '#engine';

const header = '-- Generated from hasura/migrations by `npm run generate`. Do not edit.\n\n';

/** The relations, functions and triggers that were made after the object with the number `after`, the newest last. */
export function objectsAfter(client: SqlClient, after: number): Promise<{ oid: number; name: string }[]> {
  return client.query(`select oid::int8, name from (${objects}) as every where oid > $1::oid order by oid`, [after]);
}

/**
 * Texts by file name.
 * @param homes the slice of each name
 */
export async function functionFiles(
  client: SqlClient,
  homes: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const rows = await client.query<{ name: string; text: string }>(definitions);
  const slices = Map.groupBy(rows, ({ name }) => homes.get(name) ?? 'foundation');
  return new Map(
    [...slices].map(([slice, list]) => [`${slice}.sql`, `${header}${list.map(({ text }) => text).join('\n')}`]),
  );
}

// Skips objects of extensions.
const routines = `pg_proc as routine where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
  and not exists (select from pg_depend where objid = routine.oid and deptype = 'e')`;
const triggers = `pg_trigger as trigger join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal`;
const relations = `pg_class where relnamespace = 'public'::regnamespace`;

const objects = `
  select routine.oid, routine.oid::regprocedure::text as name from ${routines} union all
  select trigger.oid, tgname || ' on ' || relname from ${triggers} union all
  select oid, relname from ${relations} and relkind in ('r', 'p', 'v')`;

const said = (comment: string) => `coalesce('-- ' || replace(${comment}, E'\\n', E'\\n-- ') || E'\\n', '')`;

const definitions = `
  select name, text from (
    select 1 as kind, routine.oid::regprocedure::text as name,
      ${said(`obj_description(routine.oid, 'pg_proc')`)} || rtrim(pg_get_functiondef(routine.oid), E'\\n') || E';\\n' as text
    from ${routines}
    union all
    select 2, tgname || ' on ' || relname, pg_get_triggerdef(trigger.oid, true) || E';\\n' from ${triggers}
    union all
    select 3, relname, ${said(`obj_description(oid, 'pg_class')`)}
      || 'CREATE VIEW ' || relname || E' AS\\n' || pg_get_viewdef(oid, true) || E'\\n'
    from ${relations} and relkind = 'v'
  ) as every order by kind, name collate "C"`;
