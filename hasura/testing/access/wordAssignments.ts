import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const progress = 'id assignment_id deck_id student_id first_place last_place due_on target words studied known due';

export const access: SliceAccess = {
  word_assignments: staff({
    read: `id deck_id lecture_id weekly_lecture_id first_place last_place due_on target version
      created_by created_at updated_at`,
    ...notSummed,
  }),
  word_assignment_students: staff({ read: 'id assignment_id student_id created_at updated_at', ...notSummed }),
  word_assignment_readers: staff({ read: 'assignment_id deck_id student_id', ...notSummed }),
  word_assignment_progress: {
    student: { read: progress, rows: 'student_id = me and deck.is_published = true' },
    ...staff({ read: progress, ...notSummed }),
  },
};
