import { staff, type SliceAccess } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  submissions: {
    student: { read: 'id exam_id student_id status submitted_at reopened_at', rows: 'student_id = me' },
    ...staff({ read: `id exam_id student_id status submitted_at reopened_by reopened_at version ${stamps}` }),
  },
};
