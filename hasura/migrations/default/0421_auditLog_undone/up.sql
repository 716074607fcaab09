-- What undid a change set, and where a change set was made: both are known when it is written.

alter table change_sets add column undoes_id uuid references change_sets (id);
comment on column change_sets.undoes_id is 'The change set that this one undoes; null for an action. What undoes an undo does the action again';
create unique index change_sets_undone_once on change_sets (undoes_id);

create function is_grid_kind(kind text) returns boolean language sql immutable parallel safe as $$
  select kind in ('ATTENDANCE_LOCK', 'ATTENDANCE_MARK', 'ATTENDANCE_MEMO', 'ATTENDANCE_PASTE', 'ATTENDANCE_UPDATE',
    'SCORES_PASTE', 'SCORES_UPDATE', 'STUDENT_SCORES_UPDATE', 'ANSWERS_IMPORT', 'RETAKES_ADD', 'WORD_TEST_SCORES',
    'WORK_IMPORT', 'WORK_PASTE', 'WORK_UPDATE')
$$;
comment on function is_grid_kind(text) is 'Whether an action of this kind is undone and done again by whoever made it, in the grids of the place where it was made';

create table change_set_places (
  change_set_id uuid not null references change_sets (id),
  place text not null,
  actor_id uuid not null,
  primary key (change_set_id, place)
);
comment on table change_set_places is 'Where an action of a grid was made: the weeks of its marks and scores, the months of its shifts';
comment on column change_set_places.change_set_id is 'The action';
comment on column change_set_places.place is 'The id of a weekly lecture, or a month as 2026-11';
comment on column change_set_places.actor_id is 'Who did it';
create index change_set_places_place_index on change_set_places (place, actor_id, change_set_id);

create function place_change_set() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into change_set_places (change_set_id, place, actor_id)
  select distinct new.id, found.place, new.actor_id
  from audit_log as log
  cross join lateral (select coalesce(log.after, log.before) as entry) as changed
  cross join lateral (select case log.table_name
    when 'participants' then entry ->> 'weekly_lecture_id'
    when 'scores' then entry ->> 'weekly_lecture_id'
    when 'score_attempts' then (select weekly_lecture_id::text from exams where id = (entry ->> 'exam_id')::uuid)
    when 'work_records' then left(entry ->> 'work_month', 7) end as place) as found
  where log.change_set_id = new.id and found.place is not null;
  return null;
end $$;
comment on function place_change_set() is 'Notes where an action was made, once all its rows are written';
create constraint trigger change_sets_place after insert on change_sets deferrable initially deferred
  for each row when (new.undoes_id is null and new.actor_id is not null and is_grid_kind(new.kind)) execute function place_change_set();
create trigger change_set_places_append_only before update or delete on change_set_places for each row execute function refuse_change();
