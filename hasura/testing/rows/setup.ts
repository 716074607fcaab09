import type { RowMakers } from '../rowFormat.ts';

export const rows = { setup_lists: () => ({ put_away_at: '2026-03-02T09:00:00Z' }) } satisfies RowMakers;
