import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { clearHomeCache, cacheHome, turnHomeOn } from '#client/page/homeCache.ts';
import { instantInSeoul, todayInSeoul } from '#ui-kit';
import { namedId } from '#mocks/builders/row.ts';
import { students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { paths as announcementPaths } from '../announcements/paths.ts';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths } from './paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { paths as wordPaths } from '../wordDecks/paths.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalHomeDocument } from './generated/graphql.ts';
import HomePage from './HomePage.tsx';
import { allDone, calculus, home, idle, next } from './testing/homes.ts';

const meta = preview.meta({
  title: 'Portal/홈/홈',
  component: HomePage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.home })],
});

const longName = '2027학년도 수능 대비 미적분 실전 모의고사 집중 완성반 (토요 저녁)';

/** The rows below a heading. */
const rowsOf = async (canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) =>
  within((await canvas.findByRole('heading', { name })).closest('section')!).queryAllByRole('listitem');

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalHomeDocument, home)),
});

Filled.test('What comes first, and what can wait', async ({ canvas }) => {
  await says(canvas, '지금 할 일', '수능 필수 영단어 1', '오늘 23:59까지 · 단어 과제');
  await expect(canvas.getByRole('link', { name: '수능 필수 영단어 1 단어 외우기' })).toHaveAttribute(
    'href',
    wordPaths.study(home.wordAssignments[0]!.deck!.id, home.wordAssignments[0]),
  );
  await says(canvas, '오늘 할 일 3개 중 1개 했어요');
  const today = (await rowsOf(canvas, '오늘')).map(({ textContent }) => textContent);
  await expect(today[0]).toMatch(/^9월 모의고사 재시험.*예약 전/);
  await expect(today[1]).toMatch(/^22번 풀이가 .*답변이 왔어요/);
  await expect(today[2]).toMatch(/^단어 복습.*12개/);
  const days = (await rowsOf(canvas, '앞으로 일주일')).map(({ textContent }) => textContent);
  await expect(days[0]).toMatch(/^19:00클리닉클리닉실 · 할 일 2예약됨/);
  await expect(days[1]).toMatch(/^22:00까지4주차 주간 테스트과제 제출 · 미적분 B/);
  await expect(days[2]).toMatch(/5주차수업/);
  await expect(days[3]).toMatch(/^23:59까지3주차 수업 영상.*35%/);
  await sees(canvas.getByRole('heading', { name: /^내일 · / }));
  await expect(canvas.getByRole('link', { name: /미적분 B 5주차 ?수업/ })).toHaveAttribute(
    'href',
    weekPaths.week(next.lectureId, next.id),
  );
  await expect(canvas.getByRole('link', { name: /클리닉 ?클리닉실/ })).toHaveAttribute('href', clinicPaths.clinic);
  await expect(canvas.getByRole('link', { name: /4주차 주간/ })).toHaveAttribute(
    'href',
    examPaths.submit(home.windows[0]!.exam.id),
  );
  const material = canvas.getByText('미적분 개념 정리', { exact: false }).closest('a');
  await expect(material).not.toBeVisible();
  await userEvent.click(await canvas.findByText('나중에 해도 되는 일 2개'));
  await sees(material);
  await expect(material).toHaveAttribute('href', lecturePaths.lecture(calculus.id));
  await expect(canvas.getByRole('link', { name: /^5주차 준비물과 숙제.*안 읽음/ })).toHaveAttribute(
    'href',
    announcementPaths.announcement(next, home.news[0]!.id),
  );
  await sees(canvas.getByRole('link', { name: /^3주차 주간 테스트.*84점/ }));
  await expect(canvas.getByRole('link', { name: /^내 강의와 출결/ })).toHaveAttribute('href', lecturePaths.lectures);
  // Nothing stands twice.
  const shown = canvas.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(new Set(shown).size).toBe(shown.length);
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
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
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
    await sees(canvas.getByRole('button', { name: '다시 시도' }));
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

/** A phone on its side: little height for a frame with two bars. */
export const Landscape = Filled.extend({ globals: { viewport: { value: 'landscape' } } });

export const NothingPlanned = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalHomeDocument, idle)),
  play: ({ canvas }) => says(canvas, '지금 할 일이 없어요.', /^아직 정해진 수업이 없어요/),
});

export const Overdue = meta.story({
  beforeEach: ({ msw }) => {
    const late = home.wordAssignments.map((given) => ({ ...given, dueOn: dateOf(-1) }));
    return msw.use(filled(PortalHomeDocument, { ...idle, upcoming: [next], wordAssignments: late }));
  },
  play: async ({ canvas }) => {
    await says(canvas, '어제 마감 · 단어 과제', '오늘 할 일이 1개 있어요');
    await sees(canvas.getByRole('link', { name: /단어 외우기$/ }));
  },
});

export const AllDone = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalHomeDocument, allDone)),
  play: async ({ canvas }) => {
    await says(canvas, '오늘 할 일을 모두 했어요. 수고했어요!', '다음 일정');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});

/** Nothing today, but something in the days after it. */
export const LaterThisWeek = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalHomeDocument, {
        ...idle,
        upcoming: [next, { ...next, id: namedId('later'), heldOn: dateOf(6), weekNumber: 6 }],
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '다음 일정', '오늘은 정해진 일이 없어요.');
    await sees(canvas.getByRole('link', { name: /5주차 수업 보기$/ }));
    await expect(await rowsOf(canvas, '앞으로 일주일')).toHaveLength(1);
  },
});

export const Holiday = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalHomeDocument, { ...idle, upcoming: [{ ...next, heldOn: dateOf(12) }] })),
  play: async ({ canvas }) => {
    await says(canvas, /^앞으로 일주일은 수업이 없어요/);
    await userEvent.click(await canvas.findByText('나중에 해도 되는 일 1개'));
    await sees(canvas.getByRole('link', { name: /미적분 B 5주차/ }));
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: ({ msw }) => {
    const lecture = { ...calculus, name: longName };
    const week = {
      ...next,
      lecture,
      weekNumber: null,
      specialName: '추석 연휴 특별 보강',
      heldOn: dateOf(0),
      endsAt: '23:59:59',
    };
    return msw.use(
      filled(PortalHomeDocument, {
        ...home,
        lectures: [lecture],
        upcoming: [week],
        videos: home.videos.map((video) => ({ ...video, weeklyLecture: week })),
        news: [
          {
            ...home.news[0]!,
            weeklyLecture: week,
            title: '겨울방학특강시간표와교재구입방법그리고보강신청안내'.repeat(2),
          },
        ],
      }),
    );
  },
});
