import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  student_memo_versions: staff({ read: 'id memo_id at actor_id body is_pinned', ...notSummed }),
  student_memos: staff({ read: 'id student_id body is_pinned version created_by created_at updated_at' }),
};
