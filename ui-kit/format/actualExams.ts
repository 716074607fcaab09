/** An exam outside the academy, as it is stored. */
export interface ActualExam {
  kind: string;
  year: number;
  term?: number | null | undefined;
  part?: string | null | undefined;
  month?: number | null | undefined;
}

export const kindOptions = [
  { value: 'SCHOOL', label: '내신' },
  { value: 'MOCK', label: '모의고사' },
  { value: 'CSAT', label: '수능' },
] as const;
export const partOptions = [
  { value: 'MIDTERM', label: '중간고사' },
  { value: 'FINAL', label: '기말고사' },
] as const;

export const termOptions = [1, 2].map((value) => ({ value, label: `${value}학기` }));
export const monthOptions = [3, 4, 5, 6, 7, 9, 10, 11].map((value) => ({ value, label: `${value}월` }));

/** The years to choose from: next year, which the coming 수능 is named after, back to when today's students began; and the stored year. */
export function yearOptions(today: string, standing?: number): { value: number; label: string }[] {
  const next = Number(today.slice(0, 4)) + 1;
  const years = new Set(Array.from({ length: 8 }, (_, back) => next - back));
  if (standing !== undefined) years.add(standing);
  return [...years].map((value) => ({ value, label: String(value) }));
}

/** The name of an exam's date: 2026년 1학기 중간고사, 2026년 6월 모의고사, 2027학년도 수능. */
export function examWords({ kind, year, term, part, month }: ActualExam): string {
  if (kind === 'CSAT') return `${year}학년도 수능`;
  if (kind === 'MOCK') return `${year}년 ${month}월 모의고사`;
  return [`${year}년 ${term}학기`, partOptions.find(({ value }) => value === part)?.label ?? '전체'].join(' ');
}

/** The approximate month of an exam, to sort it among those of the academy: `YYYY-MM`. */
export function examMonth({ kind, year, term, part, month }: ActualExam): string {
  if (kind === 'CSAT') return `${year - 1}-11`;
  if (kind === 'MOCK') return `${year}-${String(month).padStart(2, '0')}`;
  const months = term === 2 ? { MIDTERM: '10', FINAL: '12' } : { MIDTERM: '04', FINAL: '07' };
  return `${year}-${part === 'MIDTERM' ? months.MIDTERM : months.FINAL}`;
}
