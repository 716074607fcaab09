import { notSummed, ofTa, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  ta_monthly_custom_wages: ofTa('id ta_id month amount reason version created_by created_at updated_at', notSummed),
  payroll_closings: {
    ta: { read: 'id month pay_day created_at', ...notSummed },
    manager: { read: 'id month note pay_day created_by created_at updated_at', ...notSummed },
  },
  work_months: ofTa('id ta_id month wage_type_id records days minutes hourly_wage amount', notSummed),
  salary_months: ofTa(
    'id ta_id month terms_id monthly_salary monthly_wage_type worked_days whole_days amount',
    notSummed,
  ),
  pay_lines: ofTa('id ta_id month kind ref_id minutes hourly_wage amount week', notSummed),
  pay_months: ofTa(
    'id ta_id month minutes earned claimed withheld net is_closed hourly salary weekly_holiday custom',
    notSummed,
  ),
  pay_rules: {
    ta: { read: 'id kind from_date amount', ...notSummed },
    manager: { read: 'id kind from_date amount version created_by created_at updated_at', ...notSummed },
  },
  work_parts: ofTa(
    'id record_id ta_id wage_type_id work_date month holiday_month started_at ended_at minutes',
    notSummed,
  ),
  holiday_weeks: ofTa('id ta_id month week work_minutes minutes hourly_wage amount', notSummed),
  ta_bank_accounts: ofTa(
    'id ta_id bank account_number account_name version created_by created_at updated_at',
    notSummed,
  ),
  pay_slips: ofTa(
    `id closing_id ta_id month name pay_day minutes hourly salary weekly_holiday custom earned claimed withheld net lines
      created_by created_at updated_at`,
    notSummed,
  ),
  payroll_reopenings: {
    manager: {
      read: 'id closing_id month reason closed_by closed_at slips created_by created_at updated_at',
      ...notSummed,
    },
  },
  pay_register: ofTa(
    'id ta_id month name minutes hourly salary weekly_holiday custom earned claimed withheld net slip_id',
    notSummed,
  ),
  pay_warnings: { manager: { read: 'id month ta_id kind ref_id amount day', ...notSummed } },
  pay_statement_lines: ofTa(
    `id ta_id month kind ref_id label week spent_on minutes hourly_wage worked_days whole_days monthly_wage_type amount
      place`,
    notSummed,
  ),
  // Only other views read it.
  pay_earnings: {},
  wage_spans: {},
  pay_term_spans: {},
};
