-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- A crash that is reported again after it was closed is open again
CREATE OR REPLACE FUNCTION public.reopen_error()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.closed_at := null;
  new.closed_by := null;
  new.reopened_at := new.occurred_at;
  new.reopenings := old.reopenings + 1;
  return new;
end $function$;

CREATE TRIGGER error_logs_reopen BEFORE UPDATE OF hits ON error_logs FOR EACH ROW WHEN (old.closed_at IS NOT NULL AND new.hits > old.hits) EXECUTE FUNCTION reopen_error();

-- 화면 오류: crashes that are the same, with how often, in which versions, for how many people
CREATE VIEW error_groups AS
 SELECT error_logs.id,
    error_logs.fingerprint,
    error_logs.message,
    error_logs.stack,
    error_logs.url,
    error_logs.user_agent,
    error_logs.hits,
    error_logs.created_at AS first_at,
    error_logs.occurred_at AS last_at,
    ( SELECT count(*)::integer AS count
           FROM error_log_people
          WHERE error_log_people.error_log_id = error_logs.id) AS people,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('version', error_log_versions.version, 'hits', error_log_versions.hits) ORDER BY (string_to_array(error_log_versions.version, '.'::text)::integer[]) DESC), '[]'::jsonb) AS "coalesce"
           FROM error_log_versions
          WHERE error_log_versions.error_log_id = error_logs.id) AS versions,
    error_logs.closed_at IS NOT NULL AS is_closed,
    error_logs.closed_at,
    closer.name AS closed_by_name,
    error_logs.closed_note,
    error_logs.reopened_at,
    error_logs.reopenings
   FROM error_logs
     LEFT JOIN users closer ON closer.id = error_logs.closed_by;
