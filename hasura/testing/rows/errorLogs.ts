import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  error_logs: (n) => ({ fingerprint: `F${n}`, message: 'x is undefined', occurred_at: '2026-03-02T09:00:00Z' }),
  error_log_versions: () => ({ error_log_id: parent('error_logs'), version: '1.86.4' }),
  error_log_people: () => ({ error_log_id: parent('error_logs'), user_id: parent('users') }),
} satisfies RowMakers;
