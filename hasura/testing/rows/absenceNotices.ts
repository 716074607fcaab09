import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  absence_notices: () => ({ weekly_lecture_id: parent('weekly_lectures'), reason: '몸살' }),
} satisfies RowMakers;
