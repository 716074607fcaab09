import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  retake_exams: staff({ read: `id exam_id name cutline total_points sequence version ${stamps}` }),
  retake_question_maps: staff({ read: `id retake_exam_id question_id original_question_id ${stamps}`, ...notSummed }),
};
