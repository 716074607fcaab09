import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'attendance adds up to the participants of a week',
    sql: `select rate.* from week_attendance_rates as rate
      where marked + unset <> participants or present > marked
        or participants <> (select count(*) from participants where weekly_lecture_id = rate.weekly_lecture_id)`,
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
  {
    rule: 'the attendance of a lecture is the same by week and by student',
    sql: `select lecture_id from (select lecture_id, sum(weeks) as all, sum(present) as present, sum(marked) as marked from attendance_rates group by 1) as by_student
      full join (select lecture_id, sum(participants) as all, sum(present) as present, sum(marked) as marked from week_attendance_rates group by 1
        having sum(participants) > 0) as by_week using (lecture_id)
      where (by_student.all, by_student.present, by_student.marked) is distinct from (by_week.all, by_week.present, by_week.marked)`,
  },
];
