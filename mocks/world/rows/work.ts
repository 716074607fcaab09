import { staff } from '../../cast.ts';
import { dateOf, instant, monthOf, weekdayOf, yearOf, dayOf } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { assistantOf } from '../model/assistants.ts';
import type { Staff, World } from '../model/types.ts';
import { claimTexts } from '../texts/questions.ts';
import { stamps, type Rows } from './row.ts';

const admin = staff.admin.id;
const kinds = ['수업 조교', '클리닉 조교', '채점', '자료 제작'] as const;
const wageTypeId = (at: number): string => castId(91 + at);

/** The month from which wages and pay terms hold: well before anybody began. */
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

/** By the hour, but for those with admin level, who have a salary. */
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

/** Everybody assists in lectures and in the clinic; every other one marks exams, every third writes material. */
const typesOf = ({ index }: Staff): number[] => [
  0,
  1,
  ...(index % 2 === 0 ? [2] : []),
  ...(index % 3 === 0 ? [3] : []),
];

const tasOf = ({ staff: people }: World): Staff[] => people.filter(({ type }) => type === 'TA');

/** A record a day: the lectures where a TA stood at the door, or else an evening in the clinic, or an hour of marking. */
export function* workRecords(world: World): Rows<'work_records'> {
  let n = 0;
  const atDoor = lectureDays(world);
  for (const ta of tasOf(world)) {
    for (let day = Math.max(ta.joined, world.opened + 21); day < world.today; day++) {
      const random = new Random('work', ta.index, day);
      const shift = atDoor.get(ta.index * 100_000 + day) ?? clinicShift(random, ta, day);
      if (!shift) continue;
      const [type, from, to] = shift;
      const start = from - 30 + random.int(-8, 5);
      const end = to + random.int(3, 35);
      yield {
        ...{
          id: idOf('work_records', ++n, day, start),
          ta_id: ta.id,
          wage_type_id: wageTypeId(type),
          status: 'CLOSED',
        },
        ...{
          started_at: instant(day, start),
          ended_at: instant(day, end),
          memo: random.chance(0.04) ? '대타 근무' : '',
        },
        ...{ version: 2, ...stamps(ta.id, day, start, instant(day, end)) },
      };
    }
  }
}

type Shift = [type: number, from: number, to: number];

function lectureDays(world: World): Map<number, Shift> {
  const days = new Map<number, Shift>();
  for (const week of world.weeks) {
    if (!week.isPast) continue;
    const key = assistantOf(world, week).index * 100_000 + week.day;
    const known = days.get(key);
    days.set(key, [0, Math.min(week.startsAt, known?.[1] ?? 1440), Math.max(week.endsAt, known?.[2] ?? 0)]);
  }
  return days;
}

function clinicShift(random: Random, ta: Staff, day: number): Shift | null {
  const weekday = weekdayOf(day);
  if (weekday === 7 || !random.chance((ta.index + weekday) % 3 === 0 ? 0.85 : 0.04)) return null;
  if (ta.index % 2 === 0 && random.chance(0.2)) return [2, 1080, 1200];
  return weekday === 6 ? [1, 600, 1080] : [1, 1020, 1320];
}

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
