import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  tas: () => ({ id: parent('users', { type: 'TA' }) }),
} satisfies RowMakers;
