import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'no retake is left to do of a score that passed',
    sql: `select todo.id from clinic_todos as todo join score_attempts as attempt on attempt.id = todo.score_attempt_id
      where todo.kind = 'RETAKE' and todo.status not in ('DONE', 'FAILED') and has_passed(attempt)`,
  },
  {
    rule: 'behind a failed todo stands a retake',
    sql: `select failed.id from clinic_todos as failed
      left join clinic_todos as retake on retake.follows_id = failed.id and retake.student_id = failed.student_id
      where failed.status = 'FAILED' and retake.id is null`,
  },
  {
    rule: 'a todo of a score is of the student who earned it',
    sql: `select todo.id from clinic_todos as todo
      join score_attempts as attempt on attempt.id = todo.score_attempt_id
      join scores on scores.id = attempt.score_id where scores.student_id <> todo.student_id`,
  },
  {
    rule: 'what is still to do is not left in a booking that is lost',
    sql: `select todo.id from clinic_todos as todo join clinic_participants as booking on booking.id = todo.participant_id
      where (booking.status in ('WAITING', 'CANCELLED', 'NO_SHOW') and todo.status not in ('DONE', 'FAILED'))
        or (booking.status = 'DEPARTED' and todo.status in ('TODO', 'DOING'))`,
  },
  {
    rule: 'what is still to do is in the next booking of its student',
    sql: `select todo.id from clinic_todos as todo where participant_id is null and status not in ('DONE', 'FAILED') and exists (
      select from clinic_participants as booking where booking.student_id = todo.student_id and booking.reserve_type = 'CLINIC'
        and booking.status in ('RESERVED', 'ARRIVED') and booking.ends_at > now())`,
  },
];
