import { formatNumber } from '#ui-kit';

/** How somebody is paid; null parts are not agreed. */
interface Pay {
  paymentType: string | null;
  hourlyWage: number | null;
  monthlySalary: number | null;
}

/** By the hour or by the month. */
export const paymentTypes = [
  { value: 'HOURLY', label: '시급' },
  { value: 'MONTHLY', label: '월급' },
] as const;

/** What a salary is paid for. */
export const monthlyWageTypes = [
  { value: 'FULL', label: '전액' },
  { value: 'PRORATED', label: '근무일 비례' },
] as const;

/** `월급 1,200,000원`, `시급 10,500원`, `시급 구분별`. */
export function payWords({ paymentType, hourlyWage, monthlySalary }: Pay): string {
  if (paymentType === 'MONTHLY') return `월급 ${formatNumber(monthlySalary)}원`;
  if (paymentType === 'HOURLY') return hourlyWage === null ? '시급 구분별' : `시급 ${formatNumber(hourlyWage)}원`;
  return '';
}
