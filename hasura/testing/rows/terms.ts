import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  terms: (n) => ({ id: `term-${n}`, title: '약관', body: '본문' }),
} satisfies RowMakers;
