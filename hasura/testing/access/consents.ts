import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const seen = 'id student_id kind giver giver_name method given_at withdrawn_at';

export const access: SliceAccess = {
  consents: {
    student: { read: seen, rows: 'student_id = me' },
    ...staff({ read: `${seen} withdrawn_by created_by created_at updated_at`, ...notSummed }),
  },
  consent_states: {
    student: { read: 'student_id needs_guardian', ...notSummed, rows: 'student_id = me' },
    ...staff({ read: 'student_id needs_guardian', ...notSummed }),
  },
};
