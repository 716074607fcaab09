import { notSummed, ofTa, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  hourly_wage_types: {
    ta: { read: 'id name sequence is_active' },
    manager: { read: 'id name sequence is_active version created_by created_at updated_at' },
  },
  hourly_wages: {
    ta: { read: 'id wage_type_id from_month hourly_wage', rows: 'wageType.taWageTypes.ta_id = me', ...notSummed },
    manager: { read: 'id wage_type_id from_month hourly_wage created_by created_at updated_at', ...notSummed },
  },
  ta_pay_terms: ofTa(
    `id ta_id from_month to_month payment_type hourly_wage monthly_salary monthly_wage_type contracted_days is_withheld
      version created_by created_at updated_at`,
    notSummed,
  ),
  ta_wage_types: ofTa('id ta_id wage_type_id created_by created_at updated_at', notSummed),
};
