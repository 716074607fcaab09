import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  parent_links: staff({
    read: `id student_id purpose video_id expires_at revoked_at used_at is_locked opened_count first_opened_at last_opened_at created_by created_at updated_at`,
    ...notSummed,
  }),
  parent_link_devices: {},
};
