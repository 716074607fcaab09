-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Refuses an update that names another version than the row has, with both values: somebody changed it since it was read. Violates <table>_stale
CREATE OR REPLACE FUNCTION public.compare_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  theirs constant jsonb := to_jsonb(old);
  wanted constant jsonb := to_jsonb(new);
  changed constant text[] := array(
    select name from jsonb_object_keys(theirs) as name
    where wanted -> name is distinct from theirs -> name and name not in ('version', 'updated_at'));
  changed_at timestamptz;
  changed_by text;
begin
  select audit_log.at, users.name into changed_at, changed_by
  from audit_log left join users on users.id = audit_log.actor_id
  where table_name = tg_table_name and row_id = audit_key(theirs)
  order by audit_log.at desc limit 1;
  perform refuse(tg_table_name || '_stale', json_build_object(
    'id', theirs ->> 'id', 'label', coalesce(theirs ->> 'name', theirs ->> 'title', theirs ->> 'term'),
    'mine', (select json_object_agg(name, wanted -> name) from unnest(changed) as name),
    'theirs', (select json_object_agg(name, theirs -> name) from unnest(changed) as name),
    'theirVersion', old.version, 'changedBy', changed_by,
    'changedAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  return null;
end $function$;

CREATE TRIGGER attendance_types_compare BEFORE UPDATE OF version ON attendance_types FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER attendance_types_version BEFORE UPDATE ON attendance_types FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.short_name IS DISTINCT FROM new.short_name OR old.color IS DISTINCT FROM new.color OR old.counts_as_present IS DISTINCT FROM new.counts_as_present OR old.is_active IS DISTINCT FROM new.is_active) EXECUTE FUNCTION raise_version();

CREATE TRIGGER notices_version BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER push_alert_templates_compare BEFORE UPDATE OF version ON push_alert_templates FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER push_alert_templates_version BEFORE UPDATE ON push_alert_templates FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER tags_version BEFORE UPDATE ON tags FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.color IS DISTINCT FROM new.color) EXECUTE FUNCTION raise_version();

CREATE TRIGGER terms_compare BEFORE UPDATE OF version ON terms FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER terms_version BEFORE UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER weekly_lectures_version BEFORE UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_decks_compare BEFORE UPDATE OF version ON word_decks FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER word_decks_version BEFORE UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER words_compare BEFORE UPDATE OF version ON words FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER words_version BEFORE UPDATE ON words FOR EACH ROW WHEN (old.term IS DISTINCT FROM new.term OR old.meaning IS DISTINCT FROM new.meaning OR old.synonyms IS DISTINCT FROM new.synonyms OR old.example IS DISTINCT FROM new.example) EXECUTE FUNCTION raise_version();
