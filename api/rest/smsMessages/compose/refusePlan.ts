import { someNames } from '#ui-kit/format/names/someNames.ts';
import { conflict, invalid, Problem } from '../../../http/problem.ts';
import { mustBeCarried } from '../../_protocol/texts/queueSms.ts';
import { mustBeRefusable, type AdvertisingMarks } from './advertisement.ts';
import type { Plan } from './plan.ts';

/** Throws when a plan cannot be sent: nobody gets it, or a variable has no value for somebody. */
export function mustBeSendable(plan: Plan, isAdvertisement: boolean, marks: AdvertisingMarks): void {
  if (isAdvertisement) mustBeRefusable(marks);
  if (plan.people === 0) throw conflict('nobody', '고른 조건에 맞는 학생이 없습니다.');
  if (plan.people === plan.withoutConsent.length) {
    throw conflict('no-consent', '광고성 문자 수신에 동의한 사람이 없습니다.');
  }
  if (plan.texts.length === 0) {
    throw conflict('no-phone', '고른 학생의 휴대폰 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  if (plan.missing.size === 0) return mustBeCarried(plan.texts);
  const message = [...plan.missing].map(([variable, names]) => unfilled(variable, names)).join(' ');
  throw new Problem(422, 'unfilled', message, { errors: [{ field: 'body', message }] });
}

/** Who gets nothing, as the answer of a sending tells it. */
export function toldOf({ withoutPhone, withoutConsent }: Plan, isAdvertisement: boolean) {
  const told = { withoutPhone: withoutPhone.length };
  return isAdvertisement ? { ...told, withoutConsent: withoutConsent.length } : told;
}

/** When a text goes out; throws 400 for a time that is over. */
export function mustBeToCome(scheduledAt: string | undefined, now: Date): Date {
  if (scheduledAt === undefined) return now;
  const at = new Date(scheduledAt);
  // A minute for clocks that differ.
  if (at.getTime() < now.getTime() - 60_000) {
    throw invalid([{ field: 'scheduledAt', message: '이미 지난 시각입니다. 앞으로 올 시각을 골라 주세요.' }]);
  }
  return at;
}

function unfilled(variable: string, names: readonly string[]): string {
  return `#{${variable}}에 채울 값이 없습니다: ${someNames(names)}.`;
}
