import * as zod from 'zod/mini';

/** The first and last day of an enrollment, as a form holds them. */
export const enrollPeriod = { fromDate: zod.iso.date(), toDate: zod.nullable(zod.iso.date()) };

/** The last day is not before the first. */
export const periodForward = zod.refine<{ fromDate: string; toDate: string | null }>(
  ({ fromDate, toDate }) => toDate === null || toDate >= fromDate,
  { path: ['toDate'], message: '마지막 날은 첫날보다 빠를 수 없습니다.' },
);

/** Whether what was typed is a whole day. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
