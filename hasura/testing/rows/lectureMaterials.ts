import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  lecture_materials: () => ({ lecture_id: parent('lectures'), title: '개념 정리', published_at: '2026-03-03' }),
  lecture_material_checks: () => ({ material_id: parent('lecture_materials'), student_id: parent('students') }),
} satisfies RowMakers;
