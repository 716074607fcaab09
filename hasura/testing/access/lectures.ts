import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  lectures: {
    student: {
      read: 'id name teacher_name weekday starts_at ends_at room status',
      rows: 'enrollments.student_id = me or weeklyLectures.participants.student_id = me',
    },
    ...staff({
      read: 'id name teacher_name weekday starts_at ends_at room capacity status version created_by created_at updated_at',
    }),
  },
};
