import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { absent, attended, byVideo, late, present } from '../shared/testing/weeks.ts';
import { PortalLecturesDocument, type PortalLecturesQuery } from './generated/graphql.ts';
import { paths } from './paths.ts';
import LecturesPage from './LecturesPage.tsx';

const meta = preview.meta({
  title: 'Portal/강의/목록',
  component: LecturesPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.lectures })],
});

const calculus = {
  ...buildLecture(),
  hours: [{ weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' }],
  enrollments: [buildEnrollment()],
  ddays: [buildLectureDday('모의고사', 5), buildLectureDday('수능', 362)],
};
const statistics = {
  ...buildLecture(lectures.statistics),
  hours: [],
  enrollments: [buildEnrollment()],
  ddays: [],
};

const term: PortalLecturesQuery = {
  lectures: [
    { ...calculus, weeklyLectures: [present, late, present, absent, null].map((type) => attended({}, type)) },
    { ...statistics, weeklyLectures: [present, byVideo].map((type) => attended({}, type)) },
  ],
  recent: [absent, present, late].map((attendanceType, index) => ({
    id: namedId(String(index)),
    attendanceType,
    weeklyLecture: { ...attended({ weekNumber: 4 - index, heldOn: dateOf(-4 - 7 * index) }), lecture: calculus },
  })),
};

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalLecturesDocument, term)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '디데이' })).toHaveTextContent('모의고사 D-5수능 D-362');
    await expect(canvas.getByText('금 19:00–21:00').parentElement).toHaveTextContent(/선생님 · 화 .+ · 금 19:00–21:00/);
    await says(canvas, '결석 1');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalLecturesDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalLecturesDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalLecturesDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});

export const OnlyPast = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalLecturesDocument, {
        lectures: [
          { ...term.lectures[0]!, status: 'DISABLED' },
          { ...term.lectures[1]!, enrollments: [buildEnrollment({ toDate: dateOf(-1) })] },
        ],
        recent: term.recent,
      }),
    ),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('heading', { name: '지난 강의' }));
    await expect(canvas.queryByRole('heading', { name: '듣는 강의' })).toBeNull();
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: ({ msw }) => {
    const weeklyLectures = Array.from({ length: 24 }, (_, week) => attended({}, week % 5 ? present : late));
    const name = '2027학년도 수능 대비 미적분 실전 모의고사 집중 완성반 (토요 저녁)';
    return msw.use(filled(PortalLecturesDocument, { lectures: [{ ...calculus, name, weeklyLectures }], recent: [] }));
  },
  play: ({ canvas }) => says(canvas, /^지각 5/),
});
