import { staff, type SliceAccess } from '../accessFormat.ts';

const stamps = 'created_by created_at updated_at';

export const access: SliceAccess = {
  exam_templates: staff({ read: `id lecture_id name cutline total_points version ${stamps}` }),
};
