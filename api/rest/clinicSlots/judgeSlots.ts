import type { Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { seoulDate, seoulTime } from '../_protocol/seoul.ts';
import { findTaken, type Wanted } from './findTaken.ts';
import { holidaysOf } from './holidays.ts';

type Warning = ReplyOf<'createClinicSlot'>['warnings'][number];

/** A warning about a slot. */
export interface Finding extends Warning {
  /** Index of the slot it is about. */
  place: number;
  /** The existing slot in conflict, for ROOM and TA; null for a lesson. */
  slotId: string | null;
  /** The clinic rules refuse it. */
  isRefused: boolean;
}

/** Checks slots against the clinic rules and against the other slots and the lessons at the same time. */
export async function judgeSlots(trx: Transaction<Tables>, slots: readonly Wanted[]): Promise<Finding[]> {
  const rules = await trx.selectFrom('clinic_rules').selectAll().executeTakeFirstOrThrow();
  const closing = rules.closing_time.slice(0, 5);
  const holidays = await holidaysOf(slots.map(({ starts_at }) => seoulDate(starts_at)));
  const findings: Finding[] = [];
  for (const [place, { starts_at, ends_at }] of slots.entries()) {
    const date = seoulDate(starts_at);
    const about = { place, slotId: null, date, startsAt: starts_at.toISOString() };
    const holiday = holidays.get(date);
    if (holiday !== undefined && rules.holiday_rule !== 'ALLOW') {
      const detail = `${date} 날짜는 공휴일입니다(${holiday}).`;
      findings.push({ ...about, code: 'HOLIDAY', detail, isRefused: rules.holiday_rule === 'REFUSE' });
    }
    const isLate = seoulDate(ends_at) > date || seoulTime(ends_at) > closing;
    if (isLate && rules.late_rule !== 'ALLOW') {
      const detail = `${date} ${seoulTime(ends_at)}에 끝나, 정한 마감 시각(${closing})보다 늦습니다.`;
      findings.push({ ...about, code: 'LATE', detail, isRefused: rules.late_rule === 'REFUSE' });
    }
  }
  const taken = await findTaken(trx, slots);
  return [...findings, ...taken.map((one) => ({ ...one, isRefused: false }))];
}

/** The findings as warnings. Throws 409 for the first that the rules refuse. */
export function warningsOf(findings: readonly Finding[]): Warning[] {
  const refused = findings.find(({ isRefused }) => isRefused);
  if (refused) {
    const code = refused.code === 'LATE' ? 'late-hour' : 'holiday';
    throw conflict(code, `${refused.detail} 클리닉 규칙에서 만들지 못하게 되어 있습니다.`, {
      errors: [{ field: refused.code === 'LATE' ? 'endsAt' : 'startsAt', message: refused.detail }],
    });
  }
  // Of copies of several slots the same may be said.
  const said = findings.map(({ code, date, startsAt, detail }) => {
    return [`${date} ${detail}`, { code, date, startsAt, detail }] as const;
  });
  return [...new Map(said).values()];
}
