import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  users: (n) => ({ login_id: `person-${n}`, type: 'ADMIN', name: `사람 ${n}` }),
} satisfies RowMakers;
