import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  // About a score, which the test names.
  report_remarks: () => ({ body: '잘했습니다.' }),
  report_links: (n) => ({ token_hash: n.toString(16).padStart(64, '0'), expires_at: '2099-12-31T00:00:00Z' }),
} satisfies RowMakers;
