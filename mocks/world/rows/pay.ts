import { staff } from '../../cast.ts';
import { dateOf, instant, monthOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import type { World } from '../model/types.ts';
import { claimTexts } from '../texts/claims.ts';
import { stamps, type Rows } from './row.ts';
import { tasOf } from './wages.ts';

const admin = staff.admin.id;

export function* taMonthlyCustomWages(world: World): Rows<'ta_monthly_custom_wages'> {
  let n = 0;
  for (const ta of tasOf(world)) {
    for (let month = monthOf(ta.joined); month < monthOf(world.today); month = monthOf(month, 1)) {
      const random = new Random('custom wage', ta.index, month);
      if (!random.chance(0.12) && !(ta.index < 3 && month === monthOf(world.today, -1))) continue;
      const [amount, reason] = random.pick([
        [30_000, '보강 감독'],
        [50_000, '모의고사 감독'],
        [-20_000, '지난달 정정'],
        [100_000, '명절 상여'],
      ] as const);
      const day = Math.max(ta.joined, monthOf(month, 1) - random.int(1, 6));
      yield {
        id: idOf('ta_monthly_custom_wages', ++n, day),
        ta_id: ta.id,
        month: dateOf(month),
        amount,
        reason,
        ...stamps(admin, day),
      };
    }
  }
}

/** Spent every few weeks: the latest ones wait, the older ones were decided and paid. */
export function* expenseClaims(world: World): Rows<'expense_claims'> {
  let n = 0;
  for (const ta of tasOf(world)) {
    const random = new Random('claims', ta.index);
    for (let day = ta.joined + random.int(4, 20); day < world.today; day += random.int(14, 60)) {
      const [description, about] = random.pick(claimTexts);
      const amount = Math.round((about * (0.8 + 0.4 * random.next())) / 100) * 100;
      const age = world.today - day;
      const isRejected = random.chance(0.1);
      const status = age < 8 ? 'REQUESTED' : isRejected ? 'REJECTED' : age < 40 ? 'APPROVED' : 'PAID';
      const decided = status === 'REQUESTED' ? null : instant(day + 5, 600);
      const isPayable = status === 'APPROVED' || status === 'PAID';
      yield {
        ...{
          id: idOf('expense_claims', ++n, day, 1300),
          ta_id: ta.id,
          spent_on: dateOf(day),
          amount,
          description,
          status,
        },
        ...{
          pay_month: isPayable ? dateOf(monthOf(day)) : null,
          reject_reason: status === 'REJECTED' ? '영수증이 없습니다.' : null,
        },
        ...{
          decided_by: decided && admin,
          decided_at: decided,
          paid_at: status === 'PAID' ? instant(monthOf(day, 1) + 9, 600) : null,
        },
        ...{
          version: status === 'REQUESTED' ? 1 : status === 'PAID' ? 3 : 2,
          ...stamps(ta.id, day, 1300, decided ?? undefined),
        },
      };
    }
  }
}

/** Months are closed up to the one before last. */
export function* payrollClosings(world: World): Rows<'payroll_closings'> {
  let n = 0;
  for (let month = monthOf(world.opened); month <= monthOf(world.today, -2); month = monthOf(month, 1)) {
    const day = monthOf(month, 1) + 9;
    yield { id: idOf('payroll_closings', ++n, day), month: dateOf(month), note: '', ...stamps(admin, day) };
  }
}
