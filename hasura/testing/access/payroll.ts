import { ofTa, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  ta_monthly_custom_wages: ofTa('id ta_id month amount reason version created_by created_at updated_at'),
  payroll_closings: {
    ta: { read: 'id month created_at' },
    manager: { read: 'id month note created_by created_at updated_at' },
  },
  work_months: ofTa('id ta_id month wage_type_id records days minutes hourly_wage amount'),
  salary_months: ofTa('id ta_id month terms_id monthly_salary monthly_wage_type worked_days whole_days amount'),
  pay_lines: ofTa('id ta_id month kind ref_id minutes hourly_wage amount'),
  pay_months: ofTa('id ta_id month minutes earned claimed withheld net is_closed'),
  // Only other views read it.
  pay_earnings: {},
};
