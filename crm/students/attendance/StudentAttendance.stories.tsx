import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { staff, students as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays } from '#ui-kit';
import { press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { StudentAttendanceDocument } from '../generated/graphql.ts';
import { StudentShown } from '../page/studentShown.ts';
import { lecture, student } from '../testing/studentPage.ts';
import StudentAttendance from './StudentAttendance.tsx';

/** A week each, back from yesterday's. */
const marks = Array.from({ length: 16 }, (_, at) => ({
  id: namedId(`mark ${at}`),
  memo: at === 1 ? '버스를 놓침' : '',
  isLocked: at > 3,
  markedAt: at === 0 ? null : `${addDays('2026-11-24', -7 * at)}T09:40:03Z`,
  markedByStaff: at === 0 ? null : { name: staff.ta.name },
  attendanceType: at === 0 ? null : (attendanceTypes[at % 3] ?? null),
  weeklyLecture: { ...buildWeeklyLecture({ weekNumber: 16 - at, heldOn: addDays('2026-11-24', -7 * at) }), lecture },
}));

const meta = preview.meta({
  title: 'CRM/학생/출결',
  component: StudentAttendance,
  decorators: [
    (Story) => (
      <StudentShown value={{ ...student, participants: marks }}>
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
  await says(canvas, '버스를 놓침', '출석 5 · 지각 5 · 조퇴 5 · 미체크 1');
  await expect(canvas.getAllByRole('row')).toHaveLength(16);
  await press(canvas, '더 보기');
  await canvas.findByRole('link', { name: `${lecture.name} 1주차` });
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentAttendanceDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentAttendanceDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentAttendanceDocument)) });
