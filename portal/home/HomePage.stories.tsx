import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { clearHomeCache, cacheHome, turnHomeOn } from '#client/page/homeCache.ts';
import { addDays, instantInSeoul, todayInSeoul } from '#ui-kit';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildAnnouncement } from '#mocks/builders/announcement.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { buildLectureMaterial } from '#mocks/builders/lectureMaterial.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { press, says } from '#ui-kit/testing/play.ts';
import { paths as announcementPaths } from '../announcements/paths.ts';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths } from './paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { attended } from '../shared/testing/weeks.ts';
import { PortalHomeDocument, type PortalHomeQuery } from './generated/graphql.ts';
import HomePage from './HomePage.tsx';

const meta = preview.meta({
  title: 'Portal/홈/홈',
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
const longName = '2027학년도 수능 대비 미적분 실전 모의고사 집중 완성반 (토요 저녁)';
const next = { ...attended({ weekNumber: 5, heldOn: dateOf(3) }), lecture: calculus };

const home: PortalHomeQuery = {
  lectures: [calculus, statistics],
  upcoming: [next],
  times: [],
  news: [
    { ...buildAnnouncement({ publishedAt: `${dateOf(-1)}T09:00:00Z` }), reads: [], weeklyLecture: next },
    {
      ...buildAnnouncement({ title: '겨울 방학 특강 시간표', publishedAt: `${dateOf(-3)}T09:00:00Z` }),
      reads: [],
      weeklyLecture: next,
    },
  ],
  bookings: [
    {
      id: namedId('b1'),
      reserveType: 'CLINIC',
      counselType: null,
      status: 'RESERVED',
      waitingPlace: null,
      startsAt: `${dateOf(1)}T10:00:00Z`,
      endsAt: `${dateOf(1)}T11:30:00Z`,
      slot: { room: '클리닉실' },
      todos: [{ id: namedId('t1') }, { id: namedId('t2') }],
    },
  ],
  videos: [
    {
      id: namedId('v'),
      title: '3주차 수업 영상',
      durationSeconds: 4800,
      closesAt: `${dateOf(4)}T14:59:00Z`,
      viewings: [{ percent: 35 }],
      weeklyLecture: { ...next, lecture: calculus },
    },
  ],
  due: [{ ...buildLectureMaterial(), lectureId: calculus.id }],
  windows: [
    {
      id: namedId('w1'),
      opensAt: null,
      closesAt: `${dateOf(2)}T13:00:00Z`,
      exam: { id: '01990000-0000-7000-8000-0000000e0001', name: '4주차 주간 테스트', lectureId: calculus.id },
    },
  ],
  todos: [{ id: namedId('t3'), title: '9월 모의고사 재시험' }],
  questions: [
    { id: '01990000-0000-7000-8000-0000000f0001', title: '22번 풀이가 이해되지 않아요', waitingSince: null },
    { id: '01990000-0000-7000-8000-0000000f0002', title: '수열의 극한 질문', waitingSince: `${dateOf(-1)}T09:00:00Z` },
  ],
  wordAssignments: [
    {
      id: namedId('wa1'),
      dueOn: addDays(todayInSeoul(), 5),
      firstPlace: 1,
      lastPlace: 20,
      target: 15,
      known: 4,
      deck: { id: namedId('d1'), title: '수능 필수 영단어 1' },
    },
  ],
  words: [{ id: namedId('p1'), due: 12 }],
  results: [
    {
      id: namedId('s1'),
      exam: {
        id: '01990000-0000-7000-8000-0000000e0002',
        name: '3주차 주간 테스트',
        totalPoints: 100,
        weeklyLecture: { heldOn: dateOf(-4) },
      },
      attempts: [{ value: 84 }],
    },
  ],
};

const nothing: PortalHomeQuery = {
  lectures: home.lectures,
  upcoming: [],
  times: [],
  news: [],
  bookings: [],
  videos: [],
  due: [],
  windows: [],
  todos: [],
  questions: [],
  wordAssignments: [],
  words: [],
  results: [],
};

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalHomeDocument, home)),
  play: async ({ canvas }) => {
    const now = within((await canvas.findByRole('heading', { name: '지금 할 일' })).closest('section')!);
    const [first, ...others] = now.getAllByRole('listitem').map((row) => row.textContent);
    await expect(first).toMatch(/^클리닉내일 19:00 · 클리닉실 · 할 일 2예약됨/);
    await expect(others[0]).toMatch(/^4주차 주간 테스트모레 22:00 · 과제 제출 마감/);
    await expect(others[1]).toMatch(/5주차3일 뒤 .*D-3/);
    await expect(others[2]).toMatch(/^3주차 수업 영상4일 뒤 23:59/);
    await expect(now.getByRole('link', { name: /^미적분 B 5주차/ })).toHaveAttribute(
      'href',
      weekPaths.week(next.lectureId, next.id),
    );
    await expect(now.getByRole('link', { name: /^클리닉\s?내일/ })).toHaveAttribute('href', clinicPaths.clinic);
    await expect(now.getByRole('link', { name: /^4주차 주간/ })).toHaveAttribute(
      'href',
      examPaths.submit(home.windows[0]!.exam.id),
    );
    await expect(others[3]).toMatch(/^수능 필수 영단어 15일 뒤 23:59 · 단어 과제4\/15/);
    await expect(others).toHaveLength(7);
    await press(now, '2개 더 보기');
    await expect(now.getByRole('link', { name: /^단어 복습.*12개/ })).toBeVisible();
    await expect(now.getByRole('link', { name: /^미적분 개념 정리.*확인 전/ })).toHaveAttribute(
      'href',
      lecturePaths.lecture(calculus.id),
    );
    await expect(canvas.getByRole('link', { name: /^5주차 준비물과 숙제.*안 읽음/ })).toHaveAttribute(
      'href',
      announcementPaths.announcement(next, home.news[0]!.id),
    );
    await expect(canvas.getByRole('link', { name: /^3주차 주간 테스트.*84점/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^내 강의와 출결/ })).toHaveAttribute('href', lecturePaths.lectures);
  },
});

const readAll = fn();

export const ReadsAllNews = Filled.extend({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('readAnnouncements', () => void readAll()),
      filled(PortalHomeDocument, () => (readAll.mock.calls.length > 0 ? { ...home, news: [] } : home)),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '공지 모두 읽음');
    await waitFor(() => expect(canvas.queryByText('새 공지')).toBeNull());
    await expect(readAll).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalHomeDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalHomeDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalHomeDocument)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible(),
});

/** Home cannot be read, and the student wanted it kept on this device. */
export const ReadOffline = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(failed(PortalHomeDocument));
    const { id: userId, name } = students.minsu;
    const rows = [{ title: '미적분 B 14주차', note: '11월 24일 (화) 18:30 · 수업 · 301호', end: '' }];
    await turnHomeOn(userId);
    await cacheHome({
      userId,
      name,
      at: instantInSeoul(todayInSeoul(), '18:20'),
      sections: [{ title: '지금 할 일', rows }],
    });
    return clearHomeCache;
  },
  play: async ({ canvas }) => {
    await says(canvas, '오프라인 · 18:20에 본 화면', '미적분 B 14주차');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

/** A phone on its side: little height for a frame with two bars. */
export const Landscape = Filled.extend({ globals: { viewport: { value: 'landscape' } } });

export const NothingPlanned = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalHomeDocument, nothing)),
  play: ({ canvas }) => says(canvas, '지금 할 일이 없어요.', /^아직 정해진 수업이 없어요/),
});

export const Holiday = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalHomeDocument, { ...nothing, upcoming: [{ ...next, heldOn: dateOf(12) }] })),
  play: async ({ canvas }) => {
    await says(canvas, /^앞으로 일주일은 수업이 없어요/);
    await expect(canvas.getByRole('link', { name: /D-12/ })).toBeVisible();
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: ({ msw }) => {
    const lecture = { ...calculus, name: longName };
    return msw.use(
      filled(PortalHomeDocument, {
        ...home,
        lectures: [lecture],
        upcoming: [{ ...next, lecture, specialName: '추석 연휴 특별 보강', heldOn: dateOf(0), endsAt: '23:59:59' }],
        news: [{ ...home.news[0]!, title: '겨울방학특강시간표와교재구입방법그리고보강신청안내'.repeat(2) }],
      }),
    );
  },
});
