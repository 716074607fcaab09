import { addDays, formatDay } from '#ui-kit';
import type { PayLine } from '#client/generated/rest/payroll.ts';

/** A line of somebody's pay, of a slip or as it is computed now. */
export type Line = Omit<PayLine, 'kind'> & { kind: string };

const names: Record<string, string> = {
  HOURLY: '시급',
  SALARY: '월급',
  WEEKLY_HOLIDAY: '주휴수당',
  CUSTOM: '추가/공제',
  CLAIM: '경비',
  INCOME_TAX: '소득세',
  LOCAL_INCOME_TAX: '지방소득세',
};

/** An amount as people write it: 1,234,500원. */
export const won = (amount: number): string => `${amount.toLocaleString('ko')}원`;

/** Minutes of work as people write them: 12시간 30분. */
export function hours(minutes: number): string {
  const rest = minutes % 60;
  if (minutes < 60) return `${rest}분`;
  return rest === 0 ? `${Math.floor(minutes / 60)}시간` : `${Math.floor(minutes / 60)}시간 ${rest}분`;
}

/** A date within its year, as the printed slip has it: 3/16. */
const sayDate = (date: string): string => `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}`;

/** What a line is for. */
export function lineName({ kind, label, week }: Line): string {
  const name = names[kind] ?? kind;
  if (kind === 'WEEKLY_HOLIDAY' && week) return `${name} (${sayDate(week)}–${sayDate(addDays(week, 6))})`;
  return label === null ? name : `${name} · ${label}`;
}

/** How its amount was computed. */
export function lineBasis(line: Line): string {
  const { kind, minutes, hourlyWage, workedDays, wholeDays, monthlyWageType, spentOn } = line;
  if (minutes !== null && hourlyWage !== null)
    return `${hours(minutes)} × ${kind === 'WEEKLY_HOLIDAY' ? '평균 ' : ''}${won(hourlyWage)}`;
  if (kind === 'SALARY')
    return monthlyWageType === 'PRORATED' ? `근무 ${workedDays}일 ÷ 소정근로 ${wholeDays}일` : '월 전액';
  if (kind === 'CLAIM' && spentOn) return `${sayDate(spentOn)} 지출`;
  if (kind === 'INCOME_TAX') return '지급액의 3%, 10원 미만 버림';
  if (kind === 'LOCAL_INCOME_TAX') return '소득세의 10%, 10원 미만 버림';
  return '';
}

/** What is odd, in words. @param count how many of the kind */
export function warningTitle(kind: string, count: number): string {
  const words: Record<string, string> = {
    OPEN_WORK: `아직 퇴근하지 않은 근무 ${count}건`,
    CORRECTION_REQUESTED: `처리하지 않은 근무 정정 요청 ${count}건`,
    OUT_MISSING: `퇴근을 적어야 하는 지난 근무 ${count}건`,
    CLAIM_REQUESTED: `처리하지 않은 경비 청구 ${count}건`,
    WAGE_MISSING: `시급이 없는 근무 ${count}건`,
    BELOW_MINIMUM: `최저임금보다 적은 시급 ${count}건`,
    NET_NEGATIVE: `실지급액이 0원보다 적은 조교 ${count}명`,
    ACCOUNT_MISSING: `계좌가 없는 조교 ${count}명`,
  };
  return words[kind] ?? kind;
}

/** What one warning says beside the name. */
export function warningDetail({
  kind,
  amount,
  day,
}: {
  kind: string;
  amount: number | null;
  day: string | null;
}): string {
  const of = day ? formatDay(day) : '';
  if (kind === 'BELOW_MINIMUM') return `시간당 ${won(amount ?? 0)}`;
  if (kind === 'WAGE_MISSING') return hours(amount ?? 0);
  if (kind === 'NET_NEGATIVE') return won(amount ?? 0);
  if (kind === 'CLAIM_REQUESTED') return `${of} ${won(amount ?? 0)}`;
  return of;
}
