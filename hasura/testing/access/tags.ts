import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  tags: staff({ read: 'id name color priority version created_by created_at updated_at' }),
  user_tags: staff({ read: 'user_id tag_id created_by created_at updated_at' }),
};
