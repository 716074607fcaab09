import { thisMonth } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { WageTypeListQuery } from './generated/manager.ts';

/** A kind of work with its wages, the newest first. */
export type WageType = WageTypeListQuery['hourlyWageTypes'][number];

/** The wage of this month; null when none holds yet. */
export function currentWage({ wages }: Pick<WageType, 'wages'>): number | null {
  const month = `${thisMonth()}-01`;
  return wages.find(({ fromMonth }) => fromMonth <= month)?.hourlyWage ?? null;
}

/** Who may work at it: 김하늘, 박서연 외 3명. */
export function namesOf({ taWageTypes }: Pick<WageType, 'taWageTypes'>): string {
  return someNames(
    taWageTypes.map(({ taStaff }) => taStaff?.name ?? ''),
    3,
  );
}
