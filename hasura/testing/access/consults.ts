import { staff, type SliceAccess } from './format.ts';

const score = 'id student_id kind year term part month subject raw_score standard_score percentile grade grade_scale';

/** What staff know of a student. */
export const consults: SliceAccess = {
  consults: staff({
    read: `id student_id consulted_at consulted_by topic channel counterpart body follow_up_on clinic_participant_id version created_by created_at updated_at`,
  }),
  student_memo_versions: staff({ read: 'id memo_id at actor_id body is_pinned' }),
  actual_exam_scores: {
    student: { read: score, rows: 'student_id = me' },
    ...staff({ read: `${score} version created_by created_at updated_at` }),
  },
  student_timeline: staff({ read: 'student_id kind at title ref_id actor_id' }),
};
