import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  submissions: () => ({}),
} satisfies RowMakers;
