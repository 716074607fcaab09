import type { Invariant } from './format.ts';

const seats = `status in ('RESERVED', 'ARRIVED', 'DEPARTED')`;
const held = `status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')`;

export const clinic: Invariant[] = [
  {
    rule: 'no slot has more bookings than seats',
    sql: `select slot.id from clinic_slots as slot join clinic_participants as booking on booking.slot_id = slot.id
      where booking.${seats} group by slot.id, slot.capacity having count(*) > slot.capacity`,
  },
  {
    rule: 'nobody waits for a slot to come that has a free seat',
    sql: `select slot.id from clinic_slots as slot where slot.ends_at > now()
      and exists (select from clinic_participants where slot_id = slot.id and status = 'WAITING')
      and (select count(*) from clinic_participants where slot_id = slot.id and ${seats}) < slot.capacity`,
  },
  {
    rule: 'no student is in two places at once',
    sql: `select one.id from clinic_participants as one join clinic_participants as other
      on other.student_id = one.student_id and other.id > one.id and other.starts_at < one.ends_at and one.starts_at < other.ends_at
      where one.${held} and other.${held}`,
  },
  {
    rule: 'a booking has its time within its slot',
    sql: `select booking.id from clinic_participants as booking join clinic_slots as slot on slot.id = booking.slot_id
      where booking.${held} and (booking.starts_at < slot.starts_at or booking.ends_at > slot.ends_at)`,
  },
  {
    rule: 'a counsellor sits with one booking at a time',
    sql: `select one.id from clinic_participants as one join clinic_participants as other
      on other.ta_id = one.ta_id and other.slot_id <> one.slot_id and other.id > one.id
      and other.starts_at < one.ends_at and one.starts_at < other.ends_at
      where one.reserve_type = 'COUNSEL' and other.reserve_type = 'COUNSEL' and one.${seats} and other.${seats}`,
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
