-- Versions of what could still be overwritten unseen: notices, tags and weeks, and the tables that GraphQL writes.

create function compare_version() returns trigger language plpgsql as $$
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
end $$;
comment on function compare_version() is 'Refuses an update that names another version than the row has, with both values: somebody changed it since it was read. Violates <table>_stale';

alter table notices add column version integer not null default 1;
create trigger notices_version before update on notices for each row execute function raise_version();

alter table weekly_lectures add column version integer not null default 1;
create trigger weekly_lectures_version before update on weekly_lectures for each row execute function raise_version();

-- A new order is no change of what stands in it.
alter table tags add column version integer not null default 1;
create trigger tags_version before update on tags for each row
  when ((old.name, old.color) is distinct from (new.name, new.color)) execute function raise_version();

alter table attendance_types add column version integer not null default 1;
create trigger attendance_types_compare before update of version on attendance_types for each row
  when (new.version is distinct from old.version) execute function compare_version();
create trigger attendance_types_version before update on attendance_types for each row
  when ((old.name, old.short_name, old.color, old.counts_as_present, old.is_active)
    is distinct from (new.name, new.short_name, new.color, new.counts_as_present, new.is_active)) execute function raise_version();

alter table push_alert_templates add column version integer not null default 1;
create trigger push_alert_templates_compare before update of version on push_alert_templates for each row
  when (new.version is distinct from old.version) execute function compare_version();
create trigger push_alert_templates_version before update on push_alert_templates for each row execute function raise_version();

alter table terms add column version integer not null default 1;
create trigger terms_compare before update of version on terms for each row
  when (new.version is distinct from old.version) execute function compare_version();
create trigger terms_version before update on terms for each row execute function raise_version();

alter table word_decks add column version integer not null default 1;
create trigger word_decks_compare before update of version on word_decks for each row
  when (new.version is distinct from old.version) execute function compare_version();
create trigger word_decks_version before update on word_decks for each row execute function raise_version();

alter table words add column version integer not null default 1;
create trigger words_compare before update of version on words for each row
  when (new.version is distinct from old.version) execute function compare_version();
create trigger words_version before update on words for each row
  when ((old.term, old.meaning, old.synonyms, old.example)
    is distinct from (new.term, new.meaning, new.synonyms, new.example)) execute function raise_version();

select comment_records('notices', 'weekly_lectures', 'tags', 'attendance_types', 'push_alert_templates', 'terms', 'word_decks', 'words');
