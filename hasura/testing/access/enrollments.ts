import { staff, type Access, type SliceAccess, notSummed } from '../accessFormat.ts';

const enrollment: Access = {
  read: 'id lecture_id student_id from_date to_date created_by created_at updated_at',
  insert: 'lecture_id student_id from_date to_date',
  update: 'from_date to_date',
};

export const access: SliceAccess = {
  representative_lectures: staff({ read: 'student_id lecture_id created_by created_at updated_at', ...notSummed }),
  enrollments: {
    student: { read: 'id lecture_id student_id from_date to_date', rows: 'student_id = me' },
    ta: enrollment,
    manager: { ...enrollment, delete: 'all' },
  },
};
