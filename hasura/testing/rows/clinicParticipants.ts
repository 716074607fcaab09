import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  clinic_participants: () => ({ slot_id: parent('clinic_slots'), student_id: parent('students') }),
} satisfies RowMakers;
