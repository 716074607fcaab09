import type { Invariant } from './format.ts';

export const teaching: Invariant[] = [
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
    rule: 'nobody is in one week twice',
    sql: `select weekly_lecture_id, student_id from participants
      group by weekly_lecture_id, student_id having count(*) > 1`,
  },
  {
    rule: 'a make-up lesson stands where the student came, for a week the same student missed',
    sql: `select makeup.id from participants as makeup join participants as missed on missed.id = makeup.makeup_for_id
      where missed.student_id <> makeup.student_id or counts_as_present(missed.attendance_type_id) is not false
        or counts_as_present(makeup.attendance_type_id) is not true`,
  },
];
