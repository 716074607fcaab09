-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- A Korean name of up to four letters as it is stored and compared: 김 민 수 is 김민수
CREATE OR REPLACE FUNCTION public.person_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when name ~ '^[가-힣]( ?[가-힣]){1,3}$' then replace(name, ' ', '') else name end
$function$;

-- Stores a name without the spaces inside it
CREATE OR REPLACE FUNCTION public.users_store_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.name := person_name(new.name);
  return new;
end $function$;

CREATE TRIGGER users_store_name BEFORE INSERT OR UPDATE OF name ON users FOR EACH ROW EXECUTE FUNCTION users_store_name();
