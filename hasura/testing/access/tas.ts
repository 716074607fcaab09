import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  tas: {
    ta: { read: 'id is_admin_level', rows: 'id = me', aggregates: false },
    manager: { read: 'id is_admin_level may_anonymise may_issue_passwords anonymised_at created_at updated_at' },
  },
  ta_directory: {
    manager: {
      read: `id login_id name name_choseong phone is_active must_change_password is_admin_level is_anonymised payment_type
        hourly_wage monthly_salary wage_types created_at`,
    },
  },
  staff: staff({ read: 'id name type is_active is_admin_level' }),
};
