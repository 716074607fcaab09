-- The cells of the grids that an action changed, and the stack of one's own actions at a place.

create function cells_of(table_name text, entry jsonb) returns table (name text, number integer, value text) language sql stable as $$
  select name, 0, value
  from (values
    ('participants', 'attendance', entry ->> 'attendance_type_id'),
    ('participants', 'memo', nullif(entry ->> 'memo', '')),
    -- A lock is its reason, which may be none.
    ('participants', 'lock', case when (entry ->> 'is_locked')::boolean then entry ->> 'lock_reason' end),
    ('participants', 'makeup', entry ->> 'makeup_for_id'),
    -- The other states follow from the attempts.
    ('scores', 'status', case when entry ->> 'status' in ('ABSENT', 'EXEMPT') then entry ->> 'status' end),
    -- The points of answers follow from them.
    ('score_attempts', 'value', case when coalesce(entry -> 'answers', 'null') = 'null' then trim_scale((entry ->> 'value')::numeric)::text end),
    ('score_attempts', 'delivery', coalesce(entry ->> 'delivery_type', 'ONSITE')),
    ('score_attempts', 'clinic', nullif(entry ->> 'clinic_status', 'NONE')),
    ('score_attempts', 'memo', nullif(entry ->> 'memo', '')),
    ('score_attempts', 'grade', case when (entry ->> 'is_grade_by_hand')::boolean then entry ->> 'grade' end),
    ('work_records', 'hours', to_char((entry ->> 'started_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '/'
      || coalesce(to_char((entry ->> 'ended_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')),
    ('work_records', 'wageType', entry ->> 'wage_type_id'),
    ('work_records', 'memo', nullif(entry ->> 'memo', ''))
  ) as cell (of_table, name, value)
  where of_table = cells_of.table_name
  union all
  select 'answer', number::integer, nullif(value, '-1')
  from jsonb_array_elements_text(case when cells_of.table_name = 'score_attempts' and jsonb_typeof(entry -> 'answers') = 'array'
    then entry -> 'answers' else '[]' end) with ordinality as answers (value, number)
$$;
comment on function cells_of(text, jsonb) is 'The values that the grids show of a row, null for empty; those of no row are empty. Answers are numbered by their question';

create function named_value(name text, value text) returns text language sql stable as $$
  select case named_value.name when 'attendance' then (select attendance_types.name from attendance_types where id = value::uuid)
    when 'wageType' then (select hourly_wage_types.name from hourly_wage_types where id = value::uuid) end
$$;
comment on function named_value(text, text) is 'The name of what a cell chooses from a list';

create function changed_cells(wanted uuid)
returns table (table_name text, row_id text, entry jsonb, name text, number integer, before text, after text) language sql stable as $$
  with changed as (
    select log.table_name, log.row_id, (array_agg(log.before order by log.at, log.ctid))[1] as before,
      (array_agg(log.after order by log.at desc, log.ctid desc))[1] as after
    from audit_log as log
    where log.change_set_id = wanted and log.table_name in ('participants', 'scores', 'score_attempts', 'work_records')
    group by log.table_name, log.row_id
  )
  select changed.table_name, changed.row_id, coalesce(changed.after, changed.before), cell.name, cell.number, cell.before, cell.after
  from changed
  cross join lateral (
    select name, number, former.value as before, later.value as after
    from cells_of(changed.table_name, changed.before) as former full join cells_of(changed.table_name, changed.after) as later using (name, number)
    where former.value is distinct from later.value
  ) as cell
  where case
    -- A clinic status follows the values of its student, but into or out of an exemption.
    when cell.name = 'clinic' then 'EXEMPT' in (cell.before, cell.after) or not exists (
      select from changed as other
      where other.table_name = 'score_attempts' and other.before -> 'value' is distinct from other.after -> 'value'
        and coalesce(other.after, other.before) -> 'score_id' = coalesce(changed.after, changed.before) -> 'score_id')
    -- A shift comes and goes with its hours.
    when changed.table_name = 'work_records' then cell.name = 'hours' or (changed.before is not null and changed.after is not null)
    else true end
$$;
comment on function changed_cells(uuid) is 'The cells of the grids that a change set changed, from its first change to its last; what follows from them is left out';

create view my_changes as
select root.id, place.place, place.actor_id, root.kind, root.facts, root.at, head.id as head_id, head.steps % 2 = 0 as is_done,
  first.cells, first.name, first.number, first.before, first.after, first.person_name, first.exam_name, first.retake_number
from change_set_places as place
join change_sets as root on root.id = place.change_set_id
cross join lateral (
  with recursive turned as (
    select root.id, root.actor_id, 0 as steps
    union all
    select later.id, later.actor_id, turned.steps + 1 from turned join change_sets as later on later.undoes_id = turned.id
  )
  select * from turned order by steps desc limit 1
) as head
left join lateral (
  select count(*) over ()::integer as cells, cell.name, cell.number,
    coalesce(named_value(cell.name, cell.before), cell.before) as before, coalesce(named_value(cell.name, cell.after), cell.after) as after,
    users.name as person_name, exams.name as exam_name, (cell.entry ->> 'retake_number')::integer as retake_number
  from changed_cells(root.id) as cell
  left join scores on cell.table_name = 'score_attempts' and scores.id = (cell.entry ->> 'score_id')::uuid
  left join exams on exams.id = (cell.entry ->> 'exam_id')::uuid
  left join users on users.id = coalesce((cell.entry ->> 'student_id')::uuid, (cell.entry ->> 'ta_id')::uuid, scores.student_id)
  order by cell.name <> 'status', users.name, cell.row_id, cell.number, cell.name limit 1
) as first on true
where root.at > now() - interval '30 days' and head.actor_id = place.actor_id;
comment on view my_changes is '변경 내역: what somebody did in the grids of a place in the last 30 days, unless somebody else undid it';
comment on column my_changes.id is 'The action';
comment on column my_changes.place is 'Where: the id of a weekly lecture, or a month as 2026-11';
comment on column my_changes.actor_id is 'Who did it';
comment on column my_changes.kind is 'What the action was';
comment on column my_changes.facts is 'What the words for the action need';
comment on column my_changes.at is 'When it was done';
comment on column my_changes.head_id is 'What is undone next: the action, or the last undo of it';
comment on column my_changes.is_done is 'Whether the action stands; false when it was undone';
comment on column my_changes.cells is 'How many cells of the grids it changed; null for none, as of a retake that was added';
comment on column my_changes.name is 'The column of its first cell, as the grids call it';
comment on column my_changes.number is 'The question of an answer, else 0';
comment on column my_changes.before is 'The value of that cell before; null for empty';
comment on column my_changes.after is 'The value of that cell after; null for empty';
comment on column my_changes.person_name is 'Whose cell it is';
comment on column my_changes.exam_name is 'The exam of a score';
comment on column my_changes.retake_number is 'The retake of a score, 0 for the first attempt';
