import { parent, type RowMakers } from './format.ts';

export const teaching = {
  lectures: (n) => ({
    name: `강의 ${n}`,
    teacher_name: '김지훈',
    weekday: 2,
    starts_at: '18:00',
    ends_at: '21:00',
    capacity: 20,
  }),
  representative_lectures: () => ({ student_id: parent('students'), lecture_id: parent('lectures') }),
  enrollments: () => ({ lecture_id: parent('lectures'), student_id: parent('students'), from_date: '2026-03-02' }),
  attendance_types: (n) => ({
    name: `구분 ${n}`,
    short_name: '구',
    color: '#123456',
    counts_as_present: true,
    sequence: 1000 + n,
  }),
  weekly_lectures: (n) => ({
    lecture_id: parent('lectures'),
    special_name: `특강 ${n}`,
    held_on: '2026-03-03',
    starts_at: '18:00',
    ends_at: '21:00',
  }),
  participants: () => ({ weekly_lecture_id: parent('weekly_lectures'), student_id: parent('students') }),
} satisfies RowMakers;
