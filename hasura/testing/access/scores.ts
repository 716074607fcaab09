import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const ownShown = 'student_id = me and exam.is_shown = true';

const stamps = 'created_by created_at updated_at';

// With fewer than five, mean and deviation would reveal single values.
const ofMany = 'taken_count >= 5 and exam(is_shown = true and scores.student_id = me)';

export const access: SliceAccess = {
  scores: {
    student: { read: 'id exam_id weekly_lecture_id student_id status', rows: ownShown },
    ...staff({ read: 'id exam_id weekly_lecture_id student_id status version created_at updated_at' }),
  },
  score_attempts: {
    student: {
      read: `id score_id exam_id attempt_type retake_number value delivery_type clinic_status answers grade
        grade_scale`,
      rows: `score(${ownShown})`,
    },
    ...staff({
      read: `id score_id exam_id attempt_type retake_number retake_exam_id value delivery_type clinic_status memo answers
        grade grade_scale is_grade_by_hand version ${stamps}`,
    }),
  },
  score_cell_locks: staff({
    read: 'score_id retake_number holder_id renewed_at expires_at created_at updated_at',
    ...notSummed,
  }),
  exam_statistics: {
    student: { read: 'exam_id taken_count mean highest deviation distribution', rows: ofMany },
    ...staff({
      read: `exam_id taken_count participant_count absent_count clinic_count mean highest lowest median deviation
        distribution`,
      ...notSummed,
    }),
  },
  score_ranks: {
    student: {
      read: 'score_id exam_id student_id value taken_count rank middle_rank rank_percent percentile grade_scale grade',
      rows: ownShown,
    },
    ...staff({
      read: `score_id attempt_id exam_id student_id value taken_count rank middle_rank rank_percent percentile grade_scale
        grade`,
      ...notSummed,
    }),
  },
  score_settings: staff({ read: 'id least_takers updated_at', ...notSummed }),
  exam_question_statistics: {
    student: { read: 'exam_id number unit points taken_count correct_rate', rows: ofMany },
    ...staff({
      read: `exam_id question_id number kind answer points unit grading_rule taken_count correct_count correct_rate
        upper_rate lower_rate discrimination correlation choice_counts`,
      ...notSummed,
    }),
  },
  score_answers: {
    student: {
      read: `attempt_id score_id exam_id student_id retake_number number kind unit points answer also_accepts
        grading_rule given is_correct`,
      rows: ownShown,
    },
    ...staff({
      read: `attempt_id score_id exam_id student_id retake_number question_id number kind unit points answer also_accepts
        grading_rule given is_correct`,
      ...notSummed,
    }),
  },
};
