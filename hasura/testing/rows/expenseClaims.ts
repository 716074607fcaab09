import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  expense_claims: () => ({ ta_id: parent('tas'), spent_on: '2026-03-02', amount: 5_000, description: '간식' }),
} satisfies RowMakers;
