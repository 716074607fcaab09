import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  ta_powers: () => ({ ta_id: parent('tas'), power: 'ANONYMISE' }),
  tas: () => ({ id: parent('users', { type: 'TA' }) }),
} satisfies RowMakers;
