-- Of everybody who ever left, those who left long ago are found by an index; the day is one later than any that counts, since a year
-- from February 29 ends on the 28th, and the exact condition stays.
create index students_kept_index on students (greatest(registered_on, withdrawn_on)) where anonymised_at is null and anonymises_at is null;

create or replace view retention_candidates as
select student.id as student_id, student.name, student.student_number, student.withdrawn_on, last.day as last_day,
  (last.day + make_interval(years => student.keep_years))::date as due_on,
  case when student.withdrawn_on is null then 'LAPSED' else 'WITHDRAWN' end as reason
from (
  select students.id, person.name, students.student_number, students.registered_on, students.withdrawn_on, settings.keep_years
  from students
  join users as person on person.id = students.id
  cross join retention_settings as settings
  where not person.is_active and students.anonymised_at is null and students.anonymises_at is null
    and greatest(students.registered_on, students.withdrawn_on)
      <= ((now() at time zone 'Asia/Seoul')::date - make_interval(years => settings.keep_years))::date + 1
    and (greatest(students.registered_on, students.withdrawn_on) + make_interval(years => settings.keep_years))::date <= (now() at time zone 'Asia/Seoul')::date
    and not exists (
      select from enrollments
      where student_id = students.id
        and (to_date is null or (to_date + make_interval(years => settings.keep_years))::date > (now() at time zone 'Asia/Seoul')::date))
  -- The lookups below come after these filters, in the plan and in its estimate.
  offset 0
) as student
cross join lateral (
  select greatest(student.registered_on, student.withdrawn_on,
    (select max(to_date) from enrollments where student_id = student.id),
    (select max(week.held_on) from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
      where participants.student_id = student.id),
    (select max((starts_at at time zone 'Asia/Seoul')::date) from clinic_participants where student_id = student.id)) as day
) as last
where (last.day + make_interval(years => student.keep_years))::date <= (now() at time zone 'Asia/Seoul')::date;
