import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  notices: () => ({ title: '공지', body: '본문' }),
} satisfies RowMakers;
