import { staff } from '../../cast.ts';
import { dateOf, dayOf, monthOf, yearOf } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import type { Staff, World } from '../model/types.ts';
import { stamps, type Rows } from '../base/row.ts';

const admin = staff.admin.id;
const kinds = ['수업 조교', '클리닉 조교', '채점', '자료 제작'] as const;
export const wageTypeId = (at: number): string => castId(91 + at);

/** The month from which wages and pay terms apply: well before the first TA started. */
const firstMonth = ({ opened }: World): number => monthOf(opened, -2);

export function* hourlyWageTypes({ opened }: World): Rows<'hourly_wage_types'> {
  for (const [at, name] of kinds.entries()) {
    yield { id: wageTypeId(at), name, sequence: at + 1, ...stamps(admin, opened) };
  }
}

/** Wages rise each January. */
export function* hourlyWages(world: World): Rows<'hourly_wages'> {
  let n = 0;
  const first = firstMonth(world);
  for (const at of kinds.keys()) {
    const base = 11_000 + 700 * (3 - at);
    yield wage(++n, at, first, base, world.opened);
    for (let year = yearOf(first) + 1; year <= yearOf(world.today); year++) {
      yield wage(
        ++n,
        at,
        dayOf(`${year}-01-01`),
        base + 300 * (year - yearOf(first)),
        Math.max(world.opened, dayOf(`${year - 1}-12-15`)),
      );
    }
  }
}

function wage(n: number, type: number, month: number, hourly_wage: number, day: number) {
  const id = idOf('hourly_wages', n, day);
  return { id, wage_type_id: wageTypeId(type), from_month: dateOf(month), hourly_wage, ...stamps(admin, day) };
}

/** Paid by the hour; staff with admin level have a salary. */
export function* taPayTerms(world: World): Rows<'ta_pay_terms'> {
  for (const { id, index, isAdminLevel } of tasOf(world)) {
    const pay = isAdminLevel
      ? {
          payment_type: 'MONTHLY' as const,
          hourly_wage: null,
          monthly_salary: 1_200_000,
          monthly_wage_type: 'FULL' as const,
        }
      : { payment_type: 'HOURLY' as const, hourly_wage: 10_500, monthly_salary: null, monthly_wage_type: null };
    const row = {
      id: idOf('ta_pay_terms', index, world.opened),
      ta_id: id,
      from_month: dateOf(firstMonth(world)),
      ...pay,
    };
    yield { ...row, is_withheld: index % 7 !== 5, ...stamps(admin, world.opened) };
  }
}

export function* taWageTypes(world: World): Rows<'ta_wage_types'> {
  for (const ta of tasOf(world)) {
    for (const at of typesOf(ta)) {
      const id = idOf('ta_wage_types', ta.index * 8 + at, ta.joined);
      yield { id, ta_id: ta.id, wage_type_id: wageTypeId(at), ...stamps(admin, ta.joined) };
    }
  }
}

/** All TAs assist in lectures and in the clinic; every second marks exams, every third writes material. */
const typesOf = ({ index }: Staff): number[] => [
  0,
  1,
  ...(index % 2 === 0 ? [2] : []),
  ...(index % 3 === 0 ? [3] : []),
];

export const tasOf = ({ staff: people }: World): Staff[] => people.filter(({ type }) => type === 'TA');
