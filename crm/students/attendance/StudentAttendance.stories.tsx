import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { staff, students as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentAttendanceDocument } from '../generated/graphql.ts';
import { StudentShown } from '../page/studentShown.ts';
import { lecture, student } from '../testing/studentPage.ts';
import StudentAttendance from './StudentAttendance.tsx';

const marks = Array.from({ length: 16 }, (_, at) => ({
  id: namedId(`mark ${at}`),
  memo: at === 1 ? '버스를 놓침' : '',
  isLocked: at > 3,
  markedAt: '2026-11-20T09:00:03Z',
  markedByStaff: { name: staff.ta.name },
  attendanceType: at === 0 ? null : (attendanceTypes[at % 3] ?? null),
  weeklyLecture: { ...buildWeeklyLecture(), weekNumber: 16 - at, lecture },
}));

const meta = preview.meta({
  title: 'CRM/학생/출결',
  component: StudentAttendance,
  decorators: [
    (Story) => (
      <StudentShown value={student}>
        <Story />
      </StudentShown>
    ),
    inCrm({ at: `/crm/students/${cast.minsu.id}/attendance`, route: '/crm/students/:studentId/attendance' }),
  ],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentAttendanceDocument, ({ limit }) => ({ participants: marks.slice(0, limit) }))),
});

Filled.test('More is loaded', async ({ canvas }) => {
  await says(canvas, '버스를 놓침', '출석 2 · 지각 1 · 결석 1 · 미체크 1');
  await expect(canvas.getAllByRole('row')).toHaveLength(16);
  await press(canvas, '더 보기');
  await canvas.findByRole('link', { name: `${lecture.name} 1주차` });
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentAttendanceDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentAttendanceDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentAttendanceDocument)) });
