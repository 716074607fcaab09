import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  clinic_participants: {
    student: {
      read: `id slot_id reserve_type student_id status counsel_type starts_at ends_at promoted_at arrived_at
        departed_at cancelled_at created_at`,
      rows: 'student_id = me',
    },
    ...staff({
      read: `id slot_id reserve_type student_id status counsel_type starts_at ends_at waiting_number ta_id is_hurried
        memo promoted_at arrived_at departed_at cancelled_at version created_by created_at updated_at`,
    }),
  },
  clinic_slot_loads: staff({
    read: 'id held_on reserve_type capacity booked waiting arrived departed no_show hurried free',
    ...notSummed,
  }),
  clinic_open_slots: {
    student: {
      read: `id reserve_type counsel_type held_on starts_at ends_at room note capacity closes_at cancel_until free
        waiting opens_at`,
    },
    ...staff({
      read: `id reserve_type counsel_type held_on starts_at ends_at room note capacity closes_at cancel_until free
        waiting opens_at`,
      ...notSummed,
    }),
  },
  clinic_waiting_places: {
    student: {
      read: 'id slot_id student_id place',
      rows: 'student_id = me',
    },
    ...staff({
      read: 'id slot_id student_id place',
      ...notSummed,
    }),
  },
  clinic_ta_days: staff({
    read: 'id ta_id held_on assigned arrived departed counsels',
    ...notSummed,
  }),
};
