import type { SliceAccess } from '../accessFormat.ts';

const user = 'id login_id type name phone is_active must_change_password created_at updated_at';

export const access: SliceAccess = {
  users: {
    student: { read: 'id login_id type name phone', rows: 'id = me' },
    ta: { read: user, rows: "type = 'STUDENT' or id = me" },
    manager: { read: user },
  },
  refresh_tokens: {},
  password_resets: {},
  rate_limits: {},
};
