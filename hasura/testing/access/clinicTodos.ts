import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  clinic_todos: {
    student: {
      read: 'id student_id participant_id sequence kind title status score_attempt_id follows_id submitted_at decided_at',
      rows: 'student_id = me',
    },
    ...staff({
      read: `id student_id participant_id sequence kind title status score_attempt_id retake_exam_id follows_id memo
        submitted_at decided_at version created_by created_at updated_at`,
    }),
  },
};
