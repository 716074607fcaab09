import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  score_trends: staff({ read: 'score_id exam_id name held_on sequence percent mean_percent', ...notSummed }),
  report_remarks: staff({ read: `id score_id student_id body version ${stamps}`, ...notSummed }),
  report_links: staff({
    read: `id score_id student_id shows_rank expires_at revoked_at opened_count first_opened_at last_opened_at ${stamps}`,
    ...notSummed,
  }),
};
