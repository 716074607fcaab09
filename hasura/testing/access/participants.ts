import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  attendance_rates: {
    student: { read: 'student_id lecture_id weeks present marked unset rate', rows: 'student_id = me' },
    ...staff({ read: 'student_id lecture_id weeks present marked unset rate', ...notSummed }),
  },
  week_attendance_rates: staff({
    read: 'weekly_lecture_id lecture_id participants present marked unset rate',
    ...notSummed,
  }),
  participants: {
    student: { read: 'id weekly_lecture_id student_id attendance_type_id marked_at', rows: 'student_id = me' },
    ...staff({
      read: `id weekly_lecture_id student_id attendance_type_id memo is_locked lock_reason makeup_for_id version marked_by marked_at
        created_by created_at updated_at`,
    }),
  },
};
