import { staff, type SliceAccess } from '../accessFormat.ts';

const ownLecture = 'lecture(enrollments.student_id = me or weeklyLectures.participants.student_id = me)';

export const access: SliceAccess = {
  lecture_ddays: {
    student: {
      read: 'id lecture_id title falls_on sequence',
      rows: ownLecture,
    },
    ...staff({ read: 'id lecture_id title falls_on sequence version created_by created_at updated_at' }),
  },
};
