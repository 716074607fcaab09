import { staff } from '../../cast.ts';
import { dateOf, monthOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';
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

/** Months are closed up to the one before last. */
export function* payrollClosings(world: World): Rows<'payroll_closings'> {
  let n = 0;
  for (let month = monthOf(world.opened); month <= monthOf(world.today, -2); month = monthOf(month, 1)) {
    const day = monthOf(month, 1) + 9;
    yield {
      id: idOf('payroll_closings', ++n, day),
      month: dateOf(month),
      note: '',
      pay_day: dateOf(day),
      ...stamps(admin, day),
    };
  }
}

/** Minimum wages as the law set them, and weekly-holiday pay from 15 hours a week since the academy opened. */
export function* payRules({ opened }: World): Rows<'pay_rules'> {
  const rules = [
    ['WEEKLY_HOLIDAY', dateOf(monthOf(opened, -2)), 900],
    ['MINIMUM_WAGE', '2024-01-01', 9_860],
    ['MINIMUM_WAGE', '2025-01-01', 10_030],
    ['MINIMUM_WAGE', '2026-01-01', 10_320],
  ] as const;
  for (const [at, [kind, from_date, amount]] of rules.entries()) {
    yield { id: idOf('pay_rules', at + 1, opened), kind, from_date, amount, ...stamps(admin, opened) };
  }
}

/** All but every ninth TA have said where their pay goes. */
export function* taBankAccounts(world: World): Rows<'ta_bank_accounts'> {
  for (const { id, index, name, joined } of tasOf(world)) {
    if (index % 9 === 4) continue;
    const bank = ['국민은행', '신한은행', '카카오뱅크', '토스뱅크'][index % 4]!;
    const account_number = String(100_200_300_400 + index * 7_919);
    const row = { id: idOf('ta_bank_accounts', index, joined), ta_id: id, bank, account_number, account_name: name };
    yield { ...row, ...stamps(id, joined) };
  }
}
