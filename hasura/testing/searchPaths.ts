import type { SqlDatabase } from '#engine';

/**
 * Functions of constraints, indexes and generated columns, with the functions these call, that name something without its schema. Such
 * a function fails in a restore, which runs with an empty `search_path`.
 */
export async function unqualifiedFunctions({ transaction }: SqlDatabase): Promise<string[]> {
  const found: string[] = [];
  const undo = new Error('undo');
  const checking = transaction(async (client) => {
    const functions = await client.query<{ name: string; language: string; definition: string }>(usedFunctions);
    await client.query(`set local search_path = ''`);
    for (const { name, language, definition } of functions) {
      await client.query('savepoint one');
      // SQL is read when a function is made; a body of another language only when it runs.
      const fault =
        language === 'sql'
          ? await client.query(definition).then(
              () => null,
              (error: unknown) => (error instanceof Error ? error.message : String(error)),
            )
          : `${language} without a search_path of its own`;
      await client.query('rollback to savepoint one');
      if (fault !== null) found.push(`${name}: ${fault}`);
    }
    throw undo;
  });
  await checking.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found;
}

// The catalog does not know what a body calls, so a function is taken to call what its body names.
const usedFunctions = `
  with recursive own as (
    select pg_proc.oid, proname, prosrc, lanname, proconfig from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
  ), used as (
    select own.* from own join pg_depend on refclassid = 'pg_proc'::regclass and refobjid = own.oid
    where classid in ('pg_constraint'::regclass, 'pg_class'::regclass) or classid = 'pg_attrdef'::regclass and exists (
      select from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_attrdef.oid = objid and attgenerated <> '')
    union
    select own.* from own join used on used.prosrc ~ ('\\m' || own.proname || '\\s*\\(')
  )
  select oid::regprocedure::text as name, lanname as language, pg_get_functiondef(oid) as definition from used
  where proconfig is null or not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
  order by 1`;
