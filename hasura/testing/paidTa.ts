import type { RuleTools } from './showRules.ts';

/** A TA with an hourly wage of 10,000 원 of their own and a wage type of 12,000 원, both from January 2026. */
export async function paidTa({ make }: Pick<RuleTools, 'make'>) {
  const { ta_id, wage_type_id } = await make('ta_wage_types');
  await make('hourly_wages', { wage_type_id });
  await make('ta_pay_terms', { ta_id });
  return { ta_id, wage_type_id };
}
