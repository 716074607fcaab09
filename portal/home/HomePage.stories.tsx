import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildAnnouncement } from '#mocks/builders/announcement.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { buildLectureMaterial } from '#mocks/builders/lectureMaterial.ts';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { paths as announcementPaths } from '../announcements/index.tsx';
import { paths as clinicPaths } from '../clinic/index.tsx';
import { paths } from './index.tsx';
import { paths as lecturePaths } from '../lectures/index.tsx';
import { paths as weekPaths } from '../weeklyLectures/index.tsx';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { absent, attended, byVideo, day, late, present } from '../shared/testing/weeks.ts';
import { PortalHomeDocument, type PortalHomeQuery } from './generated/graphql.ts';
import HomePage from './HomePage.tsx';

const meta = preview.meta({
  title: 'Portal/Home',
  component: HomePage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.home })],
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
const next = { ...attended({ weekNumber: 5, heldOn: day(3) }), lecture: calculus };

const home: PortalHomeQuery = {
  lectures: [
    { ...calculus, weeklyLectures: [present, late, present, absent, null].map((type) => attended({}, type)) },
    { ...statistics, weeklyLectures: [present, byVideo].map((type) => attended({}, type)) },
  ],
  upcoming: [next],
  news: [
    { ...buildAnnouncement({ publishedAt: `${day(-1)}T09:00:00Z` }), reads: [], weeklyLecture: next },
    {
      ...buildAnnouncement({ title: '겨울 방학 특강 시간표', publishedAt: `${day(-3)}T09:00:00Z` }),
      reads: [],
      weeklyLecture: next,
    },
  ],
  bookings: [
    {
      id: 'b1',
      reserveType: 'CLINIC',
      counselType: null,
      status: 'RESERVED',
      waitingPlace: null,
      startsAt: `${day(1)}T10:00:00Z`,
      endsAt: `${day(1)}T11:30:00Z`,
      slot: { room: '클리닉실' },
      todos: [{ id: 't1' }, { id: 't2' }],
    },
  ],
  videos: [
    {
      id: 'v',
      title: '3주차 수업 영상',
      durationSeconds: 4800,
      viewings: [{ percent: 35 }],
      weeklyLecture: { ...next, lecture: calculus },
    },
  ],
  due: [{ ...buildLectureMaterial(), checks: [], lecture: calculus }],
  recent: [absent, present, late].map((attendanceType, index) => ({
    id: String(index),
    attendanceType,
    weeklyLecture: { ...attended({ weekNumber: 4 - index, heldOn: day(-4 - 7 * index) }), lecture: calculus },
  })),
};

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalHomeDocument, home)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /미적분 B 5주차.*D-3/ });
    await expect(link).toHaveAttribute('href', weekPaths.week(next.lectureId, next.id));
    await expect(canvas.getByText(/화 .+ · 금 19:00–21:00/)).toBeVisible();
    await expect(canvas.getByText('결석 1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^내일.*19:00–20:30.*클리닉실 · 할 일 2/ })).toHaveAttribute(
      'href',
      clinicPaths.clinic,
    );
    await expect(canvas.getByRole('link', { name: /^5주차 준비물과 숙제.*안 읽음/ })).toHaveAttribute(
      'href',
      announcementPaths.announcement(next, home.news[0]!.id),
    );
    await expect(canvas.getByRole('link', { name: /^미적분 개념 정리.*확인 전/ })).toHaveAttribute(
      'href',
      lecturePaths.lecture(calculus.id),
    );
    await expect(canvas.getByRole('list', { name: '디데이' })).toHaveTextContent('모의고사 D-5수능 D-362');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalHomeDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalHomeDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalHomeDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const NothingPlanned = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalHomeDocument, { ...home, upcoming: [], bookings: [], news: [], videos: [], due: [], recent: [] }),
    ),
});

export const OnlyPastLectures = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalHomeDocument, {
        lectures: [
          { ...home.lectures[0]!, status: 'DISABLED' },
          { ...home.lectures[1]!, enrollments: [buildEnrollment({ toDate: day(-1) })] },
        ],
        upcoming: [],
        bookings: [],
        news: [],
        videos: [],
        due: [],
        recent: home.recent,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '지난 강의' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '내 강의' })).toBeNull();
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: ({ msw }) => {
    const lecture = { ...calculus, name: '2027학년도 수능 대비 미적분 실전 모의고사 집중 완성반 (토요 저녁)' };
    return msw.use(
      filled(PortalHomeDocument, {
        lectures: [
          {
            ...lecture,
            weeklyLectures: Array.from({ length: 24 }, (_, week) => attended({}, week % 5 ? present : late)),
          },
        ],
        bookings: home.bookings,
        upcoming: [{ ...next, lecture, specialName: '추석 연휴 특별 보강', heldOn: day(0), endsAt: '23:59:59' }],
        news: [{ ...home.news[0]!, title: '겨울방학특강시간표와교재구입방법그리고보강신청안내'.repeat(2) }],
        videos: home.videos,
        due: home.due,
        recent: [],
      }),
    );
  },
});
