import { staff, type SliceAccess } from './format.ts';

const stamps = 'created_by created_at updated_at';
const ownShown = 'student_id = me and exam.is_shown = true';
// Of fewer than five, mean and deviation would tell single values.
const ofMany = 'taken_count >= 5 and exam(is_shown = true and scores.student_id = me)';

/** Exams and their questions, scores, retakes, answer sheets, submissions, and the statistics of them. */
export const testing: SliceAccess = {
  exam_templates: staff({ read: `id lecture_id name cutline total_points version ${stamps}` }),
  exams: {
    student: {
      read: 'id lecture_id weekly_lecture_id name cutline total_points sequence is_shown',
      rows: 'is_shown = true and scores.student_id = me',
    },
    ...staff({
      read: `id lecture_id weekly_lecture_id template_id name cutline total_points sequence is_shown version ${stamps}`,
    }),
  },
  retake_exams: staff({ read: `id exam_id name cutline total_points sequence version ${stamps}` }),
  exam_questions: staff({
    read: `id template_id exam_id retake_exam_id number kind answer also_accepts points unit grading_rule ${stamps}`,
  }),
  retake_question_maps: staff({ read: `id retake_exam_id question_id original_question_id ${stamps}` }),
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
  score_cell_locks: staff({ read: 'score_id retake_number holder_id renewed_at expires_at created_at updated_at' }),
  omr_layouts: {},
  omr_scans: staff({ read: `id exam_id file_id file_name status pages tries ${stamps}` }),
  omr_ledgers: staff({ read: 'exam_id pages graded needs_review rejected pending open_scans' }),
  omr_sheets: staff({
    read: `id exam_id retake_exam_id student_id scan_id layout_id status file_id file_name page read_number answers marks confidence flags
      reject_reason memo reviewed_by version ${stamps}`,
  }),
  submissions: {
    student: { read: 'id exam_id student_id status submitted_at reopened_at', rows: 'student_id = me' },
    ...staff({ read: `id exam_id student_id status submitted_at reopened_by reopened_at version ${stamps}` }),
  },
  exam_items: staff({ read: 'exam_id question_id number kind answer also_accepts points unit grading_rule' }),
  exam_statistics: {
    student: { read: 'exam_id taken_count mean highest deviation distribution', rows: ofMany },
    ...staff({
      read: `exam_id taken_count participant_count absent_count clinic_count mean highest lowest median deviation
        distribution`,
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
    }),
  },
  exam_question_statistics: {
    student: { read: 'exam_id number unit points taken_count correct_rate', rows: ofMany },
    ...staff({
      read: `exam_id question_id number kind answer points unit grading_rule taken_count correct_count correct_rate
        upper_rate lower_rate discrimination correlation choice_counts`,
    }),
  },
  score_trends: staff({ read: 'score_id exam_id name held_on sequence percent mean_percent' }),
  report_remarks: staff({ read: `id score_id student_id body version ${stamps}` }),
  report_links: staff({
    read: `id score_id student_id shows_rank expires_at revoked_at opened_count first_opened_at last_opened_at ${stamps}`,
  }),
  score_answers: {
    student: {
      read: `attempt_id score_id exam_id student_id retake_number number kind unit points answer also_accepts
        grading_rule given is_correct`,
      rows: ownShown,
    },
    ...staff({
      read: `attempt_id score_id exam_id student_id retake_number question_id number kind unit points answer also_accepts
        grading_rule given is_correct`,
    }),
  },
};
