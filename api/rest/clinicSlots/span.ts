import { invalid } from '../../http/problem.ts';
import { daysBetween } from '../_protocol/seoul.ts';

/** The longest span of days of one answer. */
const longest = 93;

/** Throws 400 for a span of days that ends before it begins or is too long. */
export function checkSpan({ startDate, endDate }: { startDate: string; endDate: string }): void {
  const days = daysBetween(startDate, endDate);
  if (days < 0) throw invalid([{ field: 'endDate', message: '마지막 날은 첫날보다 빠를 수 없습니다.' }]);
  if (days >= longest) throw invalid([{ field: 'endDate', message: `한 번에 ${longest}일까지 볼 수 있습니다.` }]);
}
