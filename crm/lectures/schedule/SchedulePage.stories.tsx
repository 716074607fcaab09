import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ScheduleDocument } from '../generated/graphql.ts';
import SchedulePage from './SchedulePage.tsx';

const calculus = buildLecture({ weekday: 2, endsOn: '2026-12-31' });
const statistics = buildLecture({
  ...cast.statistics,
  weekday: 4,
  startsAt: '18:00:00',
  endsAt: '21:00:00',
  room: '301호',
});
const friday = { weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' };
const schedule = {
  weeklyLectures: [{ ...buildWeeklyLecture({ weekNumber: 3, heldOn: '2026-11-24' }), lecture: calculus }],
  lectures: [
    { ...calculus, hours: [friday] },
    { ...statistics, hours: [] },
    {
      ...buildLecture({ ...cast.basics, weekday: 4, startsAt: '20:00:00', endsAt: '22:00:00', room: '301호' }),
      hours: [],
    },
  ],
};

const meta = preview.meta({
  title: 'CRM/강의/시간표',
  component: SchedulePage,
  decorators: [inCrm({ at: '/crm/schedule?day=2026-11-24' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(ScheduleDocument, schedule)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /미적분 B 3주차/ });
    // Its second weekday, which has no week yet; the first has one.
    await expect(canvas.getAllByRole('button', { name: /미적분 B/ })).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/301호/);
    await choose(canvas, { 선생님: calculus.teacherName });
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(statistics.name) })).toBeNull());
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ScheduleDocument)),
  play: ({ canvasElement }) => says(within(canvasElement), '이 주에는 수업이 없습니다.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ScheduleDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ScheduleDocument)) });
