import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  notices: {
    student: { read: 'id title body is_pinned created_at updated_at', rows: 'is_for_students = true' },
    ...staff({
      read: 'id kind title body is_pinned is_standing is_for_students version created_by created_at updated_at',
    }),
  },
};
