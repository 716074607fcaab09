import type { SliceAccess, TableAccess } from './format.ts';

/** Work, wages, pay: a TA sees their own, never another's. */
export const work: SliceAccess = {
  hourly_wage_types: {
    ta: { read: 'id name sequence is_active' },
    manager: { read: 'id name sequence is_active version created_by created_at updated_at' },
  },
  hourly_wages: {
    ta: { read: 'id wage_type_id from_month hourly_wage', rows: 'wageType.taWageTypes.ta_id = me' },
    manager: { read: 'id wage_type_id from_month hourly_wage created_by created_at updated_at' },
  },
  ta_pay_terms: ofTa(
    `id ta_id from_month to_month payment_type hourly_wage monthly_salary monthly_wage_type contracted_days is_withheld
      version created_by created_at updated_at`,
  ),
  ta_wage_types: ofTa('id ta_id wage_type_id created_by created_at updated_at'),
  work_records: ofTa(
    `id ta_id wage_type_id status started_at ended_at work_month work_date minutes memo corrected_by corrected_at
      version created_by created_at updated_at`,
  ),
  ta_monthly_custom_wages: ofTa('id ta_id month amount reason version created_by created_at updated_at'),
  expense_claims: ofTa(
    `id ta_id spent_on amount description status pay_month reject_reason decided_by decided_at paid_at
      version created_by created_at updated_at`,
  ),
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

/** A TA reads their own rows, a manager all. */
function ofTa(read: string): TableAccess {
  return { ta: { read, rows: 'ta_id = me' }, manager: { read } };
}
