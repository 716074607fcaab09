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
    yield { id: idOf('payroll_closings', ++n, day), month: dateOf(month), note: '', ...stamps(admin, day) };
  }
}
