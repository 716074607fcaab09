import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  lectures: (n) => ({
    name: `강의 ${n}`,
    teacher_name: '김지훈',
    weekday: 2,
    starts_at: '18:00',
    ends_at: '21:00',
    capacity: 20,
  }),
  lecture_hours: () => ({ lecture_id: parent('lectures'), weekday: 4, starts_at: '18:00', ends_at: '21:00' }),
  lecture_imports: (n) => ({
    file_name: '강의.xlsx',
    change_set_id: parent('change_sets', { kind: 'LECTURE_IMPORT' }),
    lecture_count: n,
    enrolled_count: 0,
  }),
} satisfies RowMakers;
