-- The change history grows without end: a manager may say after how many months its entries go. Without it nothing goes.

alter table retention_settings add column audit_months integer;
alter table retention_settings add constraint retention_settings_audit_months_range check (audit_months between 24 and 240);
comment on column retention_settings.audit_months is '변경 기록의 보관 기간: months after which entries are deleted; null keeps all';

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  -- Anonymising a person removes their data from old entries; it cannot add to an entry or delete one.
  if tg_table_name = 'audit_log' and tg_op = 'UPDATE' and current_setting('academy.anonymises', true) = 'on' then
    if (to_jsonb(new) - 'before' - 'after') = (to_jsonb(old) - 'before' - 'after')
      and coalesce(old.before @> new.before, new.before is null) and coalesce(old.after @> new.after, new.after is null) then
      return new;
    end if;
  end if;
  -- The rule of retention deletes old entries; it cannot change one.
  if tg_table_name = 'audit_log' and tg_op = 'DELETE' and current_setting('academy.forgets', true) = 'on' then
    return old;
  end if;
  perform refuse('audit_log_append_only');
end $$;

create function forget_old_changes(moment timestamptz, most integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept_from constant timestamptz := (select moment - make_interval(months => audit_months) from retention_settings);
  -- Keys begin with the milliseconds of their time, so that the oldest entries are the first of their index.
  first_kept constant uuid := (lpad(to_hex((extract(epoch from kept_from) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
  forgotten integer;
begin
  if kept_from is null then
    return 0;
  end if;
  perform set_config('academy.forgets', 'on', true);
  delete from audit_log where id in (
    -- Versions of what is still there are read from the log: memos, questions and answers.
    select id from audit_log where id < first_kept and table_name not in ('student_memos', 'board_posts', 'board_answers') order by id limit most);
  get diagnostics forgotten = row_count;
  perform set_config('academy.forgets', 'off', true);
  return forgotten;
end $$;
comment on function forget_old_changes(timestamptz, integer) is 'Deletes some of the oldest entries of the change history that are past the rule of retention, and says how many; the role of the api cannot do it itself';
