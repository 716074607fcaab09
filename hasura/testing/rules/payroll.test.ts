import { describe, expect } from 'vitest';
import { rules } from '../rules.ts';

const rule = rules();

describe('claims', () => {
  const decide = 'update expense_claims set status = $2, reject_reason = $3, decided_by = $4 where id = $1';

  rule('are approved by somebody else, then paid', async ({ make, refuses, accepts, as }) => {
    const { id, ta_id } = await make('expense_claims');
    const manager = (await make('users')).id;
    await refuses('23514 expense_claims_decided_by_other', decide, [id, 'APPROVED', null, ta_id]);
    await as('manager', ta_id);
    await refuses('23514 expense_claims_decided_by_other', decide, [id, 'APPROVED', null, manager]);
    await as('manager', manager);
    await refuses('23514 expense_claims_status_move', decide, [id, 'PAID', null, null]);
    await accepts(decide, [id, 'APPROVED', null, manager]);
    const [claim] = await accepts(`select decided_by, pay_month::text from expense_claims where id = $1`, [id]);
    expect(claim).toEqual({ decided_by: manager, pay_month: '2026-03-01' });
    await refuses('23514 expense_claims_status_move', decide, [id, 'REJECTED', '영수증 없음', manager]);
    await accepts(`update expense_claims set status = 'PAID' where id = $1`, [id]);
  });

  rule('are rejected with a reason', async ({ make, refuses, accepts }) => {
    const [{ id }, manager] = [await make('expense_claims'), (await make('users')).id];
    await refuses('23514 expense_claims_rejected_with_reason', decide, [id, 'REJECTED', null, manager]);
    await refuses('23514 expense_claims_rejected_with_reason', decide, [id, 'REJECTED', ' ', manager]);
    await accepts(decide, [id, 'REJECTED', '영수증이 없습니다.', manager]);
  });

  rule('change only while they are requested', async ({ make, refuses, accepts }) => {
    const { id } = await make('expense_claims');
    const edit = 'update expense_claims set amount = amount + 100 where id = $1';
    await accepts(edit, [id]);
    await accepts(decide, [id, 'APPROVED', null, (await make('users')).id]);
    await refuses('23514 expense_claims_decided_fixed', edit, [id]);
    await refuses(
      '23514 expense_claims_decided_fixed',
      `update expense_claims set pay_month = '2026-05-01' where id = $1`,
      [id],
    );
    await refuses('23514 expense_claims_decided_fixed', 'delete from expense_claims where id = $1', [id]);
  });
});

describe('a closed month', () => {
  rule('is over, and nobody is still at work in it', async ({ make, refuses, accepts }) => {
    const { ta_id } = await make('ta_pay_terms');
    const { id } = await make('work_records', { ta_id });
    const close = 'insert into payroll_closings (month) values ($1)';
    const [now] = await accepts<{ month: string }>('select month_of(now())::text as month');
    await refuses('23514 payroll_closings_month_over', close, [now?.month]);
    await refuses('23514 payroll_closings_open_work', close, ['2026-03-01']);
    await accepts(
      `update work_records set status = 'CLOSED', ended_at = started_at + interval '1 hour' where id = $1`,
      [id],
    );
    await accepts(close, ['2026-03-01']);
    await refuses('23514 payroll_closings_final', 'delete from payroll_closings');
    await refuses('23514 payroll_closings_final', `update payroll_closings set month = '2026-02-01'`);
    await refuses('23505 payroll_closings_month_key', close, ['2026-03-01']);
  });

  rule('keeps all that its pay follows from', async ({ make, refuses, accepts }) => {
    const { ta_id, wage_type_id } = await make('ta_wage_types');
    await make('hourly_wages', { wage_type_id });
    await make('ta_pay_terms', { ta_id });
    const work = { ta_id, wage_type_id, status: 'CLOSED', ended_at: '2026-03-02T20:00+09' } as const;
    const { id } = await make('work_records', work);
    await make('ta_monthly_custom_wages', { ta_id });
    await make('payroll_closings');

    const refused = '23514 payroll_closings_closed';
    await refuses(refused, `update work_records set ended_at = ended_at + interval '1 hour' where id = $1`, [id]);
    await refuses(
      refused,
      `update work_records set started_at = '2026-02-02T18:00+09', ended_at = '2026-02-02T19:00+09' where id = $1`,
      [id],
    );
    await refuses(refused, 'delete from work_records where id = $1', [id]);
    await refuses(refused, `insert into work_records (ta_id, started_at) values ($1, '2026-03-09T18:00+09')`, [ta_id]);
    await refuses(refused, 'update ta_monthly_custom_wages set amount = 1 where ta_id = $1', [ta_id]);
    await refuses(refused, 'delete from ta_monthly_custom_wages where ta_id = $1', [ta_id]);
    await refuses(refused, 'update hourly_wages set hourly_wage = 1 where wage_type_id = $1', [wage_type_id]);
    const wage = 'insert into hourly_wages (wage_type_id, from_month, hourly_wage) values ($1, $2, 15000)';
    await refuses(refused, wage, [wage_type_id, '2026-03-01']);
    await accepts(wage, [wage_type_id, '2026-04-01']);
    await refuses(refused, 'update ta_pay_terms set is_withheld = false where ta_id = $1', [ta_id]);
    await refuses(refused, `update ta_pay_terms set to_month = '2026-02-01' where ta_id = $1`, [ta_id]);
    await accepts(`update ta_pay_terms set to_month = '2026-03-01' where ta_id = $1`, [ta_id]);
    await accepts(`update work_records set memo = '확인함' where id = $1`, [id]);
  });

  rule('sends a late claim to the next open one', async ({ make, accepts }) => {
    const { id } = await make('expense_claims');
    await make('payroll_closings');
    await accepts(`update expense_claims set status = 'APPROVED', decided_by = $2 where id = $1`, [
      id,
      (await make('users')).id,
    ]);
    expect(await accepts('select pay_month::text from expense_claims where id = $1', [id])).toEqual([
      { pay_month: '2026-04-01' },
    ]);
  });
});
