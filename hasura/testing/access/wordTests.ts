import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const asked = `id deck_id weekly_lecture_id title from_sequence to_sequence kind direction question_count target_count is_printed time_limit_seconds
  max_attempts ignores_case ignores_spaces accepts_any_meaning accepts_synonyms opens_at closes_at`;

const standing = 'id plan_id student_id attempts first_correct best_correct answered left_count last_at state';

export const access: SliceAccess = {
  word_test_plans: {
    student: { read: asked, rows: 'readers.student_id = me' },
    ...staff({ read: `${asked} exam_id version created_by created_at updated_at`, ...notSummed }),
  },
  word_test_takers: staff({ read: 'id plan_id student_id created_by created_at updated_at', ...notSummed }),
  word_test_readers: {},
  word_test_pauses: { student: { read: 'id student_id', rows: 'student_id = me' } },
  word_test_standings: {
    student: { read: standing, rows: 'student_id = me' },
    ...staff({ read: standing, ...notSummed }),
  },
};
