create or replace view my_changes as
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
