import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  consults: staff({
    read: `id student_id consulted_at consulted_by topic channel counterpart body follow_up_on clinic_participant_id version created_by created_at updated_at`,
    ...notSummed,
  }),
  consult_tasks: staff({ read: 'id student_id lecture_id kind reasons opened_at closed_at', ...notSummed }),
  alert_settings: {},
  auto_absences: {},
};
