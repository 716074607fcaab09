import { addDays } from '../../_protocol/seoul.ts';
import type { SlipLine } from './slip.ts';

const names: Record<SlipLine['kind'], string> = {
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

/** Hours and minutes of work: 12시간 30분. */
export function hours(minutes: number): string {
  const parts = [
    ...(minutes >= 60 ? [`${Math.floor(minutes / 60)}시간`] : []),
    ...(minutes % 60 > 0 || minutes < 60 ? [`${minutes % 60}분`] : []),
  ];
  return parts.join(' ');
}

/** What a line is for. */
export function lineName({ kind, label, week }: SlipLine): string {
  if (kind === 'WEEKLY_HOLIDAY' && week) return `${names[kind]} (${say(week)}–${say(addDays(week, 6))})`;
  return label === null ? names[kind] : `${names[kind]} · ${label}`;
}

/** How its amount was computed. */
export function lineBasis(line: SlipLine): string {
  const { kind, minutes, hourlyWage, workedDays, wholeDays, monthlyWageType, spentOn } = line;
  if (minutes !== null && hourlyWage !== null)
    return `${hours(minutes)} × ${kind === 'WEEKLY_HOLIDAY' ? '평균 ' : ''}${won(hourlyWage)}`;
  if (kind === 'SALARY')
    return monthlyWageType === 'PRORATED' ? `근무 ${workedDays}일 ÷ 소정근로 ${wholeDays}일` : '월 전액';
  if (kind === 'CLAIM' && spentOn) return `${say(spentOn)} 지출`;
  if (kind === 'INCOME_TAX') return '지급액의 3%, 10원 미만 버림';
  if (kind === 'LOCAL_INCOME_TAX') return '소득세의 10%, 10원 미만 버림';
  return '';
}

const say = (date: string): string => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`;
