import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

export const access: SliceAccess = {
  lecture_ddays: {
    student: {
      read: 'id lecture_id title falls_on sequence',
      rows: 'readers.student_id = me',
    },
    ...staff({ read: 'id lecture_id title falls_on sequence version created_by created_at updated_at', ...notSummed }),
  },
  dday_readers: {},
  lecture_readers: {},
};
