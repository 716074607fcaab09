import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  clinic_todos: () => ({ participant_id: parent('clinic_participants'), kind: 'CORRECTION', title: '오답 정리' }),
} satisfies RowMakers;
