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
} satisfies RowMakers;
