import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  word_decks: {
    student: {
      read: 'id title description lecture_id',
      rows: 'is_published = true and (lecture_id is null or readers.student_id = me)',
    },
    ...staff({
      read: 'id title description lecture_id is_published version created_by created_at updated_at',
      insert: 'title description lecture_id is_published',
      update: 'title description lecture_id is_published version',
      delete: 'all',
    }),
  },
  deck_readers: {},
  words: {
    student: {
      read: 'id deck_id sequence term meaning synonyms example part_of_speech',
      rows: `deck(is_published = true and (lecture_id is null or readers.student_id = me))
        and not (exists word_test_pauses (student_id = me))`.replace(/\s+/g, ' '),
    },
    ...staff({
      read: 'id deck_id sequence term meaning synonyms example part_of_speech version created_by created_at updated_at',
      insert: 'deck_id sequence term meaning synonyms example part_of_speech',
      update: 'sequence term meaning synonyms example part_of_speech version',
      delete: 'all',
    }),
  },
  word_reviews: {
    student: {
      read: `id student_id word_id state due_at stability difficulty scheduled_days learning_steps reps lapses
        last_reviewed_at version created_at`,
      rows: 'student_id = me',
    },
    ...staff({
      read: `id student_id word_id state due_at stability difficulty scheduled_days learning_steps reps lapses
        last_reviewed_at version created_at updated_at`,
      ...notSummed,
    }),
  },
  word_review_log: {},
  word_tests: {
    student: {
      read: 'id deck_id student_id direction question_count started_at finished_at plan_id attempt_number ends_at left_count',
      rows: 'student_id = me',
    },
    ...staff({
      read: `id deck_id student_id direction question_count started_at finished_at plan_id attempt_number ends_at left_count
        score_attempt_id is_printed retake_exam_id version created_by created_at updated_at`,
    }),
  },
  word_test_answers: {
    student: {
      read: 'id test_id sequence word_id answer is_correct prompt right_answers choices',
      rows: 'test(student_id = me and finished_at is not null)',
    },
    ...staff({
      read: 'id test_id sequence word_id answer is_correct prompt right_answers choices created_at updated_at',
      ...notSummed,
    }),
  },
  word_settings: {
    student: { read: 'id new_per_day least_new most_new', ...notSummed },
    ...staff({ read: 'id new_per_day least_new most_new updated_at', ...notSummed }),
  },
  word_paces: { student: { read: 'student_id new_per_day', rows: 'student_id = me' } },
  word_study_days: { student: { read: 'id student_id day answers', rows: 'student_id = me' } },
  word_due_days: { student: { read: 'id student_id day words', rows: 'student_id = me' } },
  word_test_results: {
    student: {
      read: 'id deck_id student_id question_count finished_at answered correct',
      rows: 'student_id = me and finished_at is not null',
    },
    ...staff({ read: 'id deck_id student_id question_count finished_at answered correct', ...notSummed }),
  },
  word_deck_progress: {
    student: {
      read: 'id deck_id student_id words studied mature due reps lapses last_reviewed_at',
      rows: 'student_id = me',
    },
    ...staff({
      read: 'id deck_id student_id words studied mature due reps lapses last_reviewed_at',
      ...notSummed,
    }),
  },
};
