import { describe, expect } from 'vitest';
import { rules, type RuleTools } from '../rules.ts';

const rule = rules();
const record =
  'insert into work_records (ta_id, wage_type_id, status, started_at, ended_at) values ($1, $2, $3, $4, $5) returning id';
const at = (time: string) => `2026-${time}+09`;

/** A TA with an hourly wage of 10,000 원 of their own and a wage type of 12,000 원, both from January 2026. */
async function taOf({ make }: RuleTools) {
  const { ta_id, wage_type_id } = await make('ta_wage_types');
  await make('hourly_wages', { wage_type_id });
  await make('ta_pay_terms', { ta_id });
  return { ta_id, wage_type_id };
}

describe('work', () => {
  rule('is open once a TA', async (tools) => {
    const { ta_id, wage_type_id } = await taOf(tools);
    await tools.accepts(record, [ta_id, wage_type_id, 'OPEN', at('03-02 18:00'), null]);
    await tools.refuses('23505 work_records_one_open', record, [ta_id, wage_type_id, 'OPEN', at('03-02 19:00'), null]);
    await tools.accepts(record, [(await taOf(tools)).ta_id, null, 'OPEN', at('03-02 18:00'), null]);
  });

  rule('of one TA never overlaps, nor lies after what is open', async (tools) => {
    const { ta_id } = await taOf(tools);
    await tools.accepts(record, [ta_id, null, 'CLOSED', at('03-02 18:00'), at('03-02 20:00')]);
    await tools.refuses('23P01 work_records_no_overlap', record, [
      ta_id,
      null,
      'CLOSED',
      at('03-02 19:59'),
      at('03-02 21:00'),
    ]);
    await tools.accepts(record, [ta_id, null, 'OPEN', at('03-02 20:00'), null]);
    await tools.refuses('23P01 work_records_no_overlap', record, [
      ta_id,
      null,
      'CLOSED',
      at('03-03 18:00'),
      at('03-03 19:00'),
    ]);
  });

  rule('ends after it begins, within a day, and then only a manager changes it', async (tools) => {
    const { ta_id } = await taOf(tools);
    const manager = await tools.make('users');
    const [row] = await tools.accepts<{ id: string }>(record, [ta_id, null, 'OPEN', at('03-02 18:00'), null]);
    const end = `update work_records set status = 'CLOSED', ended_at = $2 where id = $1`;
    await tools.refuses('23514 work_records_time_forward', end, [row?.id, at('03-02 17:00')]);
    await tools.refuses('23514 work_records_length', end, [row?.id, at('03-03 18:01')]);
    await tools.refuses('23514 work_records_closed_ended', `update work_records set status = 'CLOSED' where id = $1`, [
      row?.id,
    ]);
    await tools.as('ta', ta_id);
    await tools.accepts(end, [row?.id, at('03-02 21:00')]);
    await tools.refuses('23514 work_records_correction_needs_manager', end, [row?.id, at('03-02 22:00')]);
    await tools.as('manager', manager.id);
    await tools.refuses(
      '23514 work_records_status_move',
      `update work_records set status = 'OPEN', ended_at = null where id = $1`,
      [row?.id],
    );
    await tools.accepts(end, [row?.id, at('03-02 22:00')]);
    const corrected = `select work_records.corrected_by, before ->> 'ended_at' as first from work_records
      join audit_log on row_id = work_records.id::text and before ->> 'status' = 'CLOSED' where work_records.id = $1`;
    expect(await tools.accepts(corrected, [row?.id])).toMatchObject([
      { corrected_by: manager.id, first: expect.stringContaining('2026-03-02T12:00') },
    ]);
  });

  rule('is of a kind the TA was given, and has a wage', async (tools) => {
    const { ta_id, wage_type_id } = await taOf(tools);
    const other = await tools.make('hourly_wage_types');
    const may = (type: string | null, day: string) => [ta_id, type, 'CLOSED', at(`${day} 18:00`), at(`${day} 19:00`)];
    await tools.refuses('23514 work_records_wage_type_assigned', record, may(other.id, '03-02'));
    await tools.make('ta_wage_types', { ta_id, wage_type_id: other.id });
    await tools.refuses('23514 work_records_wage_missing', record, may(other.id, '03-02'));
    await tools.accepts(record, may(wage_type_id, '03-02'));
    await tools.refuses('23514 work_records_wage_missing', 'delete from hourly_wages where wage_type_id = $1', [
      wage_type_id,
    ]);
    const late = `update hourly_wages set from_month = '2026-04-01' where wage_type_id = $1`;
    await tools.refuses('23514 work_records_wage_missing', late, [wage_type_id]);
    await tools.accepts(record, may(null, '03-03'));
    await tools.refuses('23514 work_records_wage_missing', 'delete from ta_pay_terms where ta_id = $1', [ta_id]);
    const remove = 'delete from hourly_wage_types where id = $1';
    await tools.refuses('23503 ta_wage_types_wage_type_id_fkey', remove, [wage_type_id]);
    await tools.accepts('delete from ta_wage_types where wage_type_id = $1', [wage_type_id]);
    await tools.refuses('23503 work_records_wage_type_id_fkey', remove, [wage_type_id]);
  });
});

describe('pay', () => {
  const pay = 'select minutes, earned, claimed, withheld, net from pay_months where ta_id = $1 and month = $2';

  rule('is minutes at the wage as it was then, with additions and claims, less 3.3 %', async (tools) => {
    const { ta_id, wage_type_id } = await taOf(tools);
    await tools.make('hourly_wages', { wage_type_id, from_month: '2026-04-01', hourly_wage: 13_000 });
    for (const month of ['03', '04'])
      await tools.accepts(record, [ta_id, wage_type_id, 'CLOSED', at(`${month}-02 18:00`), at(`${month}-02 20:30`)]);
    await tools.accepts(record, [ta_id, null, 'CLOSED', at('03-03 18:00'), at('03-03 18:20')]);
    await tools.make('ta_monthly_custom_wages', { ta_id, amount: -1_000 });
    const claim = await tools.make('expense_claims', { ta_id, amount: 7_000 });
    await tools.accepts(`update expense_claims set status = 'APPROVED', decided_by = $2 where id = $1`, [
      claim.id,
      (await tools.make('users')).id,
    ]);
    // 2.5 h × 12,000 + 20 min × 10,000 − 1,000 = 32,333; 3 % is 969 → 960, a tenth of it 90.
    expect(await tools.accepts(pay, [ta_id, '2026-03-01'])).toEqual([
      { minutes: 170, earned: 32_333, claimed: 7_000, withheld: 1_050, net: 38_283 },
    ]);
    expect(await tools.accepts(pay, [ta_id, '2026-04-01'])).toMatchObject([{ earned: 32_500 }]);
  });

  rule('of a month is a salary, whole or by the days worked', async (tools) => {
    const { ta_id, wage_type_id } = await taOf(tools);
    const salary = { ta_id, payment_type: 'MONTHLY', monthly_salary: 2_200_000, is_withheld: false } as const;
    await tools.make('ta_pay_terms', { ...salary, from_month: '2026-03-01', monthly_wage_type: 'PRORATED' });
    await tools.make('ta_pay_terms', {
      ...salary,
      from_month: '2026-04-01',
      monthly_wage_type: 'FULL',
      to_month: '2026-04-01',
    });
    for (const day of ['03-02', '03-03'])
      await tools.accepts(record, [ta_id, wage_type_id, 'CLOSED', at(`${day} 18:00`), at(`${day} 20:00`)]);
    // March 2026 has 22 days from Monday to Friday.
    expect(await tools.accepts(pay, [ta_id, '2026-03-01'])).toMatchObject([{ earned: 200_000, net: 200_000 }]);
    expect(await tools.accepts(pay, [ta_id, '2026-04-01'])).toMatchObject([{ earned: 2_200_000 }]);
    expect(await tools.accepts(pay, [ta_id, '2026-05-01'])).toEqual([]);
  });

  rule('terms say a salary when it is monthly, and begin with a month', async ({ make, refuses, accepts }) => {
    const { id } = await make('ta_pay_terms');
    const set = (column: string) => `update ta_pay_terms set ${column} where id = $1`;
    await refuses('23514 ta_pay_terms_salary_of_monthly', set(`payment_type = 'MONTHLY'`), [id]);
    await refuses('23514 ta_pay_terms_from_month_form', set(`from_month = '2026-01-15'`), [id]);
    await refuses('23514 ta_pay_terms_to_month_form', set(`to_month = '2025-12-01'`), [id]);
    await accepts(set(`to_month = '2026-02-01'`), [id]);
  });

  rule('has additions of one whole month, with a reason', async ({ make, refuses, accepts }) => {
    const { id } = await make('ta_monthly_custom_wages');
    const set = (column: string) => `update ta_monthly_custom_wages set ${column} where id = $1`;
    await refuses('23514 ta_monthly_custom_wages_month_form', set(`month = '2026-03-02'`), [id]);
    await refuses('23514 ta_monthly_custom_wages_amount_range', set('amount = 0'), [id]);
    await refuses('23514 ta_monthly_custom_wages_reason_form', set(`reason = ' '`), [id]);
    await accepts(set('amount = -5000'), [id]);
  });
});
