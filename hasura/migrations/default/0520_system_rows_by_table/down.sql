do $$
declare name text;
begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') ~ '\n@rows ' loop
    execute format('comment on table %I is %L', name, regexp_replace(obj_description(name::regclass, 'pg_class'), '\n@rows [^\n]*', ''));
  end loop;
end $$;

do $$
declare definition text := pg_get_functiondef('limit_rows()'::regprocedure);
begin
  definition := replace(definition, $was$select tg_argv[0]::text[] as per, nullif(tg_argv[1], '')::integer as student, tg_argv[2]::integer as ta, tg_argv[3]::boolean as may_delete into bound;$was$,
    $is$select * into bound from row_limits() where row_limits.name = tg_table_name;$is$);
  definition := replace(definition, $was$'table', tg_table_name, 'per', bound.per,$was$,
    $is$'table', bound.name,$is$);
  execute definition;
end $$;
comment on function limit_rows() is 'Statement trigger: refuses what would pass the number of row_limits()';

-- The list as it was written, from what the triggers say.
do $$
declare
  bound record;
  list text;
begin
  select string_agg(format('    (%L, %L%s, %s, %s, %s)', name, per, case when at = 1 then '::text[]' else '' end,
    coalesce(student::text, 'null'), ta, may_delete::text), E',\n' order by at) into list
  from (select *, row_number() over (order by name) as at from row_limits()) as listed;
  for bound in select * from row_limits() loop
    execute format('drop trigger %I on %I', bound.name || '_most', bound.name);
    execute format($create$create trigger %I after insert on %I referencing new table as made for each statement
      when (session_variable('x-hasura-role') in ('student', 'ta', 'anonymous')) execute function limit_rows()$create$, bound.name || '_most', bound.name);
  end loop;
  execute format('create or replace function row_limits() returns table (name text, per text[], student integer, ta integer, may_delete boolean) language sql immutable as %L',
    E'\n  values\n' || list || E'\n');
end $$;
comment on function row_limits() is
  'How many rows of a table there may be with one value in its columns per: added by students and parents, by TAs (null: they add none); and whether who added them can delete them. Managers and the system are not counted. Tables that are not here, and why: hasura/testing/rowLimits.ts';
drop function bound_rows(text, text[], integer, integer, boolean);
