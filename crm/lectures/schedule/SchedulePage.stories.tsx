import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, press, says, sees, take } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ScheduleDocument } from '../generated/graphql.ts';
import SchedulePage from './SchedulePage.tsx';
import { hasAll, newAcademyHas } from '../../setup/testing/whatThereIs.ts';

const calculus = buildLecture({ weekday: 2, endsOn: '2026-12-31', room: '302호' });
const statistics = buildLecture({
  ...cast.statistics,
  weekday: 4,
  startsAt: '18:00:00',
  endsAt: '21:00:00',
  room: '301호',
});
const friday = { weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' };
const schedule = {
  weeklyLectures: [
    { ...buildWeeklyLecture({ weekNumber: 3, heldOn: '2026-11-24', room: '302호' }), lecture: calculus },
  ],
  lectures: [
    { ...calculus, hours: [friday] },
    { ...statistics, hours: [] },
    {
      ...buildLecture({ ...cast.basics, weekday: 4, startsAt: '20:00:00', endsAt: '22:00:00', room: '301호' }),
      hours: [],
    },
  ],
};

const teachers = ['김지훈', '정하늘', '이서진', '박도윤', '최유나', '한지우', '오세린'];
const subjects = ['고3 미적분 실전 모의고사', '고2 확률과 통계', '중3 수학 상 선행', '고1 통합과학', '고2 영어 독해'];
/** Fourteen lessons at once in twelve rooms: one room is taken twice, one lesson has none. */
const parallel = {
  lectures: [],
  weeklyLectures: Array.from({ length: 14 }, (_, at) => {
    const room = at === 13 ? '' : `${301 + (at % 12)}호`;
    const lecture = buildLecture({
      id: `00000000-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`,
      name: `${subjects[at % subjects.length]} ${'ABC'[Math.floor(at / 5)]}반`,
      teacherName: teachers[at % teachers.length]!,
    });
    const week = { weekNumber: 14, heldOn: '2026-11-24', startsAt: '18:00:00', endsAt: '21:00:00', room };
    return { ...buildWeeklyLecture(week), lecture };
  }),
};

const meta = preview.meta({
  title: 'CRM/강의/시간표',
  component: SchedulePage,
});
const onDay = { decorators: [inCrm({ at: '/crm/schedule?day=2026-11-26' })] };
const inWeek = { decorators: [inCrm({ at: '/crm/schedule?view=week&day=2026-11-24' })] };

/** A day by room: who is in which, and which are free. */
export const Filled = meta.story({
  ...onDay,
  beforeEach: ({ msw }) => msw.use(filled(ScheduleDocument, schedule)),
});

Filled.test('The day before is shown', async ({ canvas }) => {
  const name = `11월 26일 (목) 18:00–21:00 301호 ${statistics.name} ${statistics.teacherName} 주차 없음 강의실 겹침`;
  const lesson = await within(await canvas.findByRole('group', { name: '301호' })).findByRole('link', { name });
  await expect(lesson).toHaveAttribute('href', `/crm/lectures/${statistics.id}`);
  await expect(canvas.getByRole('alert')).toHaveTextContent(/11월 26일 \(목\) 20:00–21:00 301호/);
  // The other rooms of the week are free.
  await expect(within(canvas.getByRole('group', { name: calculus.room })).queryByRole('link')).toBeNull();
  await press(canvas, '전날', '전날');
  await sees(canvas.findByRole('link', { name: /미적분 B 3주차/ }));
});

export const FilledWeek = meta.story({
  ...inWeek,
  beforeEach: ({ msw }) => msw.use(filled(ScheduleDocument, schedule)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /미적분 B 3주차/ });
    // Its second weekday, which has no week yet; the first has one.
    await expect(canvas.getAllByRole('link', { name: /미적분 B/ })).toHaveLength(2);
    await choose(canvas, { 선생님: calculus.teacherName });
    await waitFor(() => expect(canvas.queryByRole('link', { name: new RegExp(statistics.name) })).toBeNull());
    await choose(canvas, { 선생님: '' });
    // By keyboard: a day's heading leads to its rooms.
    canvas.getByRole('button', { name: '11월 26일 (목)' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: '301호' });
    await expect(canvas.getAllByRole('link', { name: /301호/ })).toHaveLength(2);
  },
});

/** Nothing is cut, however many are at once. */
export const FilledParallel = meta.story({
  ...inWeek,
  beforeEach: ({ msw }) => msw.use(filled(ScheduleDocument, parallel)),
  play: async ({ canvas }) => {
    const lessons = await canvas.findAllByRole('link', { name: /14주차/ });
    await expect(lessons).toHaveLength(14);
    for (const lesson of lessons) {
      await expect(lesson.scrollWidth).toBeLessThanOrEqual(lesson.clientWidth);
      await expect(lesson.scrollHeight).toBeLessThanOrEqual(lesson.clientHeight);
    }
    const boxes = lessons.map((lesson) => lesson.getBoundingClientRect());
    for (const [at, box] of boxes.slice(1).entries()) await expect(box.top).toBeGreaterThanOrEqual(boxes[at]!.bottom);
    await sees(canvas.getByRole('link', { name: /강의실 없음/ }));
    await press(canvas, '하루');
    await expect(await canvas.findAllByRole('group', { name: /^3\d\d호$/ })).toHaveLength(12);
    await sees(canvas.getByRole('group', { name: '강의실 없음' }));
  },
});

/** One sheet with every room, and a page for each teacher. */
export const Printed = meta.story({
  ...onDay,
  beforeEach: ({ msw }) => msw.use(filled(ScheduleDocument, parallel)),
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    const titles = (): (string | null)[] =>
      screen
        .queryAllByRole('heading', { hidden: true, name: /시간표$/, level: 2 })
        .map(({ textContent }) => textContent);
    await canvas.findByRole('group', { name: '301호' });
    await take(canvas, '인쇄', '강의실별 전체 (A3)');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(titles()).toEqual(['강의실별 시간표']);
    const table = screen.getByRole('table', { hidden: true, name: '강의실별 시간표' });
    await expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(14);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(titles()).toEqual([]));
    await take(canvas, '인쇄', '선생님마다 한 장 (A4)');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    await expect(titles()).toEqual(teachers.toSorted().map((name) => `${name} 시간표`));
    window.dispatchEvent(new Event('afterprint'));
  },
});

export const Empty = meta.story({
  ...onDay,
  beforeEach: ({ msw }) => msw.use(hasAll, empty(ScheduleDocument)),
  play: ({ canvasElement }) => says(within(canvasElement), '이 주에는 수업이 없습니다'),
});

/** There is nothing at all yet: the first thing to make is named. */
export const NewAcademy = meta.story({
  ...onDay,
  beforeEach: ({ msw }) => msw.use(newAcademyHas, empty(ScheduleDocument)),
  play: ({ canvas }) => says(canvas, '아직 강의가 없습니다', '강의를 먼저 만들어 주세요.'),
});

export const Loading = meta.story({ ...onDay, beforeEach: ({ msw }) => msw.use(loading(ScheduleDocument)) });

export const Failed = meta.story({ ...onDay, beforeEach: ({ msw }) => msw.use(failed(ScheduleDocument)) });
