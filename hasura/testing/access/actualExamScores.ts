import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

const score = 'id student_id kind year term part month subject raw_score standard_score percentile grade grade_scale';

export const access: SliceAccess = {
  actual_exam_scores: {
    student: { read: score, rows: 'student_id = me' },
    ...staff({ read: `${score} version created_by created_at updated_at`, ...notSummed }),
  },
};
