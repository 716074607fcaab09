import { notSummed, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  retention_settings: {
    manager: {
      read: 'id keep_years receipts_kept_elsewhere review_month audit_months created_at updated_at',
      ...notSummed,
    },
  },
  retention_runs: {
    manager: {
      read: 'id keep_years status planned asked skipped taken_back ended_at created_by created_at updated_at',
      ...notSummed,
    },
  },
  retention_run_students: {
    manager: { read: 'id run_id student_id last_day due_on reason status created_at updated_at', ...notSummed },
  },
  retention_candidates: {
    manager: { read: 'student_id name student_number withdrawn_on last_day due_on reason' },
  },
};
