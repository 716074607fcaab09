import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'no student who was anonymised attends from then on',
    sql: `select enrollments.id from enrollments join students on students.id = enrollments.student_id
      where to_date is null and anonymised_at is not null`,
  },
  {
    rule: 'no lecture has more students than seats on any day from today on',
    // The most are there on a day on which an enrolment begins, or today.
    sql: `select lecture.id, day.on_date from lectures as lecture
      join lateral (
        select distinct greatest(from_date, (now() at time zone 'Asia/Seoul')::date) as on_date
        from enrollments where lecture_id = lecture.id
      ) as day on true
      join enrollments as other on other.lecture_id = lecture.id
        and daterange(other.from_date, other.to_date, '[]') @> day.on_date
      group by lecture.id, lecture.capacity, day.on_date
      having count(*) > lecture.capacity`,
  },
  {
    rule: 'nobody is enrolled in one lecture twice at a time',
    sql: `select one.id from enrollments as one join enrollments as other
      on other.lecture_id = one.lecture_id and other.student_id = one.student_id and other.id > one.id
      and daterange(other.from_date, other.to_date, '[]') && daterange(one.from_date, one.to_date, '[]')`,
  },
  {
    rule: 'who is to be forgotten attends nothing from tomorrow on',
    sql: `select enrollments.id from enrollments join students on students.id = student_id
      where anonymises_at is not null and (to_date is null or to_date > (now() at time zone 'Asia/Seoul')::date)`,
  },
];
