import type { RowMakers } from '../rowFormat.ts';

export const rows = { absence_notices: () => ({ reason: '몸살' }) } satisfies RowMakers;
