import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
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
  clinic_rules: staff({
    read: 'id closing_time late_rule holiday_rule counsel_limit version created_at updated_at',
    ...notSummed,
  }),
};
