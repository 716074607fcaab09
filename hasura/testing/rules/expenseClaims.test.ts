import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('claims', () => {
  const decide = 'update expense_claims set status = $2, reject_reason = $3, decided_by = $4 where id = $1';

  rule('are approved by somebody else, then paid', async ({ make, refuses, accepts, as }) => {
    const { id, ta_id } = await make('expense_claims');
    const manager = (await make('users', { type: 'ADMIN' })).id;
    await refuses('23514 expense_claims_decided_by_other', decide, [id, 'APPROVED', null, ta_id]);
    await as('manager', ta_id);
    await refuses('23514 expense_claims_decided_by_other', decide, [id, 'APPROVED', null, manager]);
    await as('manager', manager);
    await refuses('23514 expense_claims_status_move', decide, [id, 'PAID', null, null]);
    await accepts(decide, [id, 'APPROVED', null, manager]);
    const [claim] = await accepts(`select decided_by, pay_month::text from expense_claims where id = $1`, [id]);
    expect(claim).toEqual({ decided_by: manager, pay_month: '2026-03-01' });
    await refuses('23514 expense_claims_status_move', decide, [id, 'REJECTED', '영수증 없음', manager]);
    const pay = `update expense_claims set status = 'PAID' where id = $1 returning pay_month`;
    await as('manager', ta_id);
    await refuses('23514 expense_claims_decided_by_other', pay, [id]);
    await as('manager', manager);
    // By hand, so no month pays it, and nothing takes it back.
    expect(await accepts(pay, [id])).toEqual([{ pay_month: null }]);
    await refuses('23514 expense_claims_status_move', decide, [id, 'APPROVED', null, manager]);
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
