-- Whom and which exam a change is about is looked up, one by one: a join read all scores of the academy for fifty changes.

create or replace view my_changes as
select root.id, place.place, place.actor_id, root.kind, root.facts, root.at, head.id as head_id, head.steps % 2 = 0 as is_done,
  first.cells, first.name, first.number, first.before, first.after, first.person_name,
  (select exams.name from exams where exams.id = first.exam_id) as exam_name, first.retake_number
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
    person.name as person_name, (cell.entry ->> 'exam_id')::uuid as exam_id, (cell.entry ->> 'retake_number')::integer as retake_number
  from changed_cells(root.id) as cell
  cross join lateral (
    select (select users.name from users where users.id = coalesce((cell.entry ->> 'student_id')::uuid, (cell.entry ->> 'ta_id')::uuid,
      (select scores.student_id from scores where cell.table_name = 'score_attempts' and scores.id = (cell.entry ->> 'score_id')::uuid))) as name
  ) as person
  order by cell.name <> 'status', person.name, cell.row_id, cell.number, cell.name limit 1
) as first on true
where root.at > now() - interval '30 days' and head.actor_id = place.actor_id;
