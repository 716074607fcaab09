import { parent, type RowMakers } from './format.ts';

/** A moment of the day after tomorrow, so that no test depends on the hour it runs at. */
export function soon(hours: number): string {
  return new Date(startOfDay + hours * 3_600_000).toISOString();
}

export const clinic = {
  clinic_slots: (n) => ({
    reserve_type: 'CLINIC',
    starts_at: soon(17),
    ends_at: soon(19),
    room: `클리닉실 ${n}`,
    capacity: 2,
    closes_at: soon(16),
    cancel_until: soon(14),
  }),
  clinic_participants: () => ({ slot_id: parent('clinic_slots'), student_id: parent('students') }),
  clinic_todos: () => ({ participant_id: parent('clinic_participants'), kind: 'CORRECTION', title: '오답 정리' }),
} satisfies RowMakers;

const startOfDay = Math.floor(Date.now() / 86_400_000 + 2) * 86_400_000 - 9 * 3_600_000;
