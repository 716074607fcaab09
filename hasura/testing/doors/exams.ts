import { follows, kept, type Door } from './door.ts';

const late = 'may be late: an exam of a lecture that was ended is still graded';

/** Of exams and their retakes, for which a student and a week are asked at keys of their own. */
export const examDoors: Record<string, Door> = {
  'board_posts.exam_id': 'is a question about what was',
  'clinic_todos.retake_exam_id': late,
  'exam_questions.exam_id': 'is its key',
  'exam_questions.retake_exam_id': 'is its key',
  'files.exam_id': 'is asked where the file is begun, of whoever sends it',
  'notifications.exam_id': 'says what was written',
  'omr_layouts.exam_id': 'is what was printed',
  'omr_layouts.retake_exam_id': 'is what was printed',
  'omr_scans.exam_id': late,
  'omr_sheets.exam_id': late,
  'omr_sheets.retake_exam_id': late,
  'retake_exams.exam_id': late,
  'score_attempts.retake_exam_id': late,
  'scores.exam_id': kept,
  'submission_windows.exam_id': 'says until when; whoever hands in is asked',
  'word_test_plans.exam_id': 'is a plan of its lecture, which is asked',
  'word_tests.retake_exam_id': follows,
};
