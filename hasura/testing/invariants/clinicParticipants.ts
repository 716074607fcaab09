import type { Invariant } from '../breaches.ts';

const seats = `status in ('RESERVED', 'ARRIVED', 'DEPARTED')`;

const held = `status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')`;

export const invariants: Invariant[] = [
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
    rule: 'nothing to come is booked by who left',
    sql: `select id from clinic_participants where status in ('WAITING', 'RESERVED') and starts_at > now() and not is_active_student(student_id)`,
  },
];
