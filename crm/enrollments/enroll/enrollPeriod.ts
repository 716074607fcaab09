import * as zod from 'zod/mini';

/** The first and last day of an enrollment, as a form holds them. */
export const enrollPeriod = { fromDate: zod.iso.date(), toDate: zod.nullable(zod.iso.date()) };

/** The last day is not before the first. */
export const periodForward = zod.refine<{ fromDate: string; toDate: string | null }>(
  ({ fromDate, toDate }) => toDate === null || toDate >= fromDate,
  { path: ['toDate'], message: '마지막 날은 첫날보다 빠를 수 없습니다.' },
);
