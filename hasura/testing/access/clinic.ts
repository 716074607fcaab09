import { staff, type SliceAccess } from './format.ts';

/** Clinic and counsel: slots, bookings, what is done there. */
export const clinic: SliceAccess = {
  clinic_slots: {
    student: {
      read: 'id reserve_type counsel_type held_on starts_at ends_at room note opens_at closes_at cancel_until',
      rows: 'participants.student_id = me',
    },
    ...staff({
      read: `id reserve_type counsel_type held_on starts_at ends_at room note capacity ta_id opens_at closes_at cancel_until version
        created_by created_at updated_at`,
    }),
  },
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
  clinic_todos: {
    student: {
      read: 'id student_id participant_id sequence kind title status score_attempt_id follows_id submitted_at decided_at',
      rows: 'student_id = me',
    },
    ...staff({
      read: `id student_id participant_id sequence kind title status score_attempt_id retake_exam_id follows_id memo
        submitted_at decided_at version created_by created_at updated_at`,
    }),
  },
  clinic_rules: staff({ read: 'id closing_time late_rule holiday_rule version created_at updated_at' }),
  clinic_slot_loads: staff({
    read: 'id held_on reserve_type capacity booked waiting arrived departed no_show hurried free',
  }),
  clinic_open_slots: {
    student: {
      read: `id reserve_type counsel_type held_on starts_at ends_at room note capacity closes_at cancel_until free
        waiting opens_at`,
    },
    ...staff({
      read: `id reserve_type counsel_type held_on starts_at ends_at room note capacity closes_at cancel_until free
        waiting opens_at`,
    }),
  },
  clinic_waiting_places: {
    student: {
      read: 'id slot_id student_id place',
      rows: 'student_id = me',
    },
    ...staff({
      read: 'id slot_id student_id place',
    }),
  },
  clinic_ta_days: staff({
    read: 'id ta_id held_on assigned arrived departed counsels',
  }),
};
