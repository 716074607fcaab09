create or replace view retention_candidates as
select student.id as student_id, person.name, student.student_number, student.withdrawn_on, last.day as last_day,
  (last.day + make_interval(years => settings.keep_years))::date as due_on,
  case when student.withdrawn_on is null then 'LAPSED' else 'WITHDRAWN' end as reason
from students as student
join users as person on person.id = student.id
cross join retention_settings as settings
cross join lateral (
  select greatest(student.registered_on, student.withdrawn_on,
    (select max(to_date) from enrollments where student_id = student.id),
    (select max(week.held_on) from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
      where participants.student_id = student.id),
    (select max((starts_at at time zone 'Asia/Seoul')::date) from clinic_participants where student_id = student.id)) as day
) as last
where not person.is_active and student.anonymised_at is null and student.anonymises_at is null
  and not exists (
    select from enrollments
    where student_id = student.id and (to_date is null or to_date >= (now() at time zone 'Asia/Seoul')::date))
  and (last.day + make_interval(years => settings.keep_years))::date <= (now() at time zone 'Asia/Seoul')::date;
