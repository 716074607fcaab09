import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  tas: {
    ta: { read: 'id is_admin_level', rows: 'id = me', aggregates: false },
    manager: { read: 'id is_admin_level may_anonymise may_issue_passwords created_at updated_at' },
  },
  staff: staff({ read: 'id name type is_active is_admin_level' }),
};
