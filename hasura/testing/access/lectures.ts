import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

export const access: SliceAccess = {
  lectures: {
    student: {
      read: 'id name teacher_name weekday starts_at ends_at starts_on ends_on room watched_percent status',
      rows: 'enrollments.student_id = me or weeklyLectures.participants.student_id = me',
    },
    ...staff({
      read: 'id name teacher_name weekday starts_at ends_at starts_on ends_on room capacity watched_percent is_public status version created_by created_at updated_at',
    }),
  },
  lecture_times: {},
  shared_hours: {},
  student_lessons: {},
  lesson_times: {
    student: { read: 'lecture_id held_on starts_at ends_at room', rows: 'student_id = me' },
  },
  lecture_hours: {
    student: {
      read: 'id lecture_id weekday starts_at ends_at',
      rows: 'lecture(enrollments.student_id = me or weeklyLectures.participants.student_id = me)',
    },
    ...staff({ read: 'id lecture_id weekday starts_at ends_at created_by created_at updated_at', ...notSummed }),
  },
};
