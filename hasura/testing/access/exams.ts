import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  exams: {
    student: {
      read: 'id lecture_id weekly_lecture_id name cutline total_points sequence is_shown',
      rows: 'is_shown = true and scores.student_id = me',
    },
    ...staff({
      read: `id lecture_id weekly_lecture_id template_id name cutline total_points sequence is_shown version ${stamps}`,
    }),
  },
  exam_questions: staff({
    read: `id template_id exam_id retake_exam_id number kind answer also_accepts points unit grading_rule ${stamps}`,
    ...notSummed,
  }),
  exam_items: staff({ read: 'exam_id question_id number kind answer also_accepts points unit grading_rule' }),
};
