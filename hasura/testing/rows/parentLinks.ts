import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  parent_links: (n) => ({
    purpose: 'WEEK',
    token_hash: n.toString(16).padStart(64, '0'),
    expires_at: '2099-12-31T00:00:00Z',
  }),
} satisfies RowMakers;
