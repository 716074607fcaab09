import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  submissions: {
    student: {
      read: 'id exam_id student_id status submitted_at reopened_at receipt_number page_order comment returned_at',
      rows: 'student_id = me',
    },
    ...staff({
      read: `id exam_id student_id status submitted_at reopened_by reopened_at receipt_number page_order comment returned_by returned_at version ${stamps}`,
      ...notSummed,
    }),
  },
  submission_windows: {
    student: { read: 'id exam_id opens_at closes_at', rows: 'exam(is_shown = true and scores.student_id = me)' },
    ...staff({ read: `id exam_id opens_at closes_at version ${stamps}`, ...notSummed }),
  },
  submission_marks: {
    student: {
      read: 'id file_id rotation layer',
      rows: 'file.submission(student_id = me and returned_at is not null)',
    },
    ...staff({ read: `id file_id rotation layer version ${stamps}`, ...notSummed }),
  },
};
