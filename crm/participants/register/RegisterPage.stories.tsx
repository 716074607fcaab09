import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says, sees, submit } from '#ui-kit/testing/play.ts';
import { byName } from '#ui-kit/format/names/byName.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { RegisterDocument } from '../generated/graphql.ts';
import RegisterPage from './RegisterPage.tsx';
import { hasAll, lacksFrom } from '../../setup/testing/whatThereIs.ts';

const lecture = buildLecture();
const heldOn = ['2026-10-01', '2026-10-08', '2026-10-15', '2026-10-22', '2026-10-29'];
const students = buildStudents(28);

const data = (days: readonly string[]) => ({
  lectures_by_pk: lecture,
  attendanceTypes: [...attendanceTypes],
  weeklyLectures: days.map((day, week) => ({
    id: namedId(`week-${week}`),
    weekNumber: week + 1,
    specialName: null,
    placeInWeek: null,
    heldOn: day,
    held: { weeklyLectureId: namedId(`week-${week}`) },
    participants: students.map((student, at) => ({
      studentId: student.id,
      student,
      attendanceTypeId: week === 4 ? null : (attendanceTypes[(at * 7 + week * 3) % 11]?.id ?? attendanceTypes[0].id),
    })),
  })),
});

const meta = preview.meta({
  title: 'CRM/강의/출석부',
  component: RegisterPage,
  decorators: [
    inCrm({
      at: `/crm/lectures/${lecture.id}/register?month=2026-10`,
      route: '/crm/lectures/:lectureId/register',
    }),
  ],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(RegisterDocument, ({ from }) => data(from === '2026-10-01' ? heldOn : []))),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const names = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent ?? '');
    await expect(names).toEqual(names.toSorted(byName));
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: /한글날/ })).toHaveAttribute('data-off'),
    );
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, filled(RegisterDocument, data([]))),
});

Empty.test('The month before is shown', async ({ canvasElement }) => {
  await says(within(canvasElement), '2026년 10월에는 수업이 없습니다');
  await submit(within(canvasElement), '이전 달', '2026년 9월에는 수업이 없습니다');
});

/** No lecture has a week yet. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(lacksFrom('weeklyLectures'), filled(RegisterDocument, data([]))),
  play: ({ canvas }) => says(canvas, '아직 주차가 없습니다', '강의에 주차를 먼저 추가해 주세요.'),
});

/** Weeks without students: nobody is enrolled, though there are lessons. */
export const NobodyEnrolled = meta.story({
  beforeEach: ({ msw }) => {
    const { weeklyLectures, ...rest } = data(heldOn);
    const weeks = weeklyLectures.map((week) => ({ ...week, participants: [] }));
    msw.use(hasAll, filled(RegisterDocument, { ...rest, weeklyLectures: weeks }));
  },
  play: ({ canvas }) => says(canvas, '2026년 10월에는 수강생이 없습니다', '강의의 수강생'),
});

export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(RegisterDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('link', { name: '강의 목록으로' })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(RegisterDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(RegisterDocument)) });
