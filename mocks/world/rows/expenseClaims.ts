import { staff } from '../../cast.ts';
import { dateOf, instant, monthOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';
import { claimTexts } from '../texts/claims.ts';
import { tasOf } from './wages.ts';

const admin = staff.admin.id;

/** Spent every few weeks: the latest ones wait, the older ones were decided, and paid with their month; a few were paid by hand before. */
export function* expenseClaims(world: World): Rows<'expense_claims'> {
  let n = 0;
  for (const ta of tasOf(world)) {
    const random = new Random('claims', ta.index);
    for (let day = ta.joined + random.int(4, 20); day < world.today; day += random.int(14, 60)) {
      const [description, about] = random.pick(claimTexts);
      const amount = Math.round((about * (0.8 + 0.4 * random.next())) / 100) * 100;
      const age = world.today - day;
      const isRejected = random.chance(0.1);
      const isClosed = monthOf(day) <= monthOf(world.today, -2);
      const isByHand = !isClosed && n % 7 === 3;
      const status = age < 8 ? 'REQUESTED' : isRejected ? 'REJECTED' : isClosed || isByHand ? 'PAID' : 'APPROVED';
      const decided = status === 'REQUESTED' ? null : instant(day + 5, 600);
      yield {
        id: idOf('expense_claims', ++n, day, 1300),
        ta_id: ta.id,
        spent_on: dateOf(day),
        amount,
        description,
        status,
        pay_month: status === 'APPROVED' || (isClosed && status === 'PAID') ? dateOf(monthOf(day)) : null,
        reject_reason: status === 'REJECTED' ? '영수증이 없습니다.' : null,
        decided_by: decided && admin,
        decided_at: decided,
        paid_at: status === 'PAID' ? instant(isByHand ? day + 6 : monthOf(day, 1) + 9, 600) : null,
        version: status === 'REQUESTED' ? 1 : status === 'PAID' ? 3 : 2,
        ...stamps(ta.id, day, 1300, decided ?? undefined),
      };
    }
  }
}
