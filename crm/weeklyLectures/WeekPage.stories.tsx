import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import { WeekDocument, WeekNeighboursDocument } from './generated/graphql.ts';
import WeekPage from './WeekPage.tsx';

const week = {
  ...buildWeeklyLecture({ weekNumber: 3 }),
  lecture: { ...buildLecture(), ddays: [buildLectureDday('모의고사', 3)] },
  videos_aggregate: { aggregate: { count: 1 } },
  files_aggregate: { aggregate: { count: 2 } },
  announcements_aggregate: { aggregate: { count: 2 } },
  participants_aggregate: { aggregate: { count: 92 } },
};

const meta = preview.meta({
  title: 'CRM/주차/주차',
  component: WeekPage,
  decorators: [inWeek(cast.calculusB.id, week.id)],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekNeighboursDocument, {
        previous: [buildWeeklyLecture({ weekNumber: 2 })],
        next: [buildWeeklyLecture({ weekNumber: 4 })],
      }),
    ),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(WeekDocument, { weeklyLectures_by_pk: week })),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '2주차' });
    await expect(canvas.getByRole('link', { name: '4주차' })).toHaveAttribute(
      'href',
      expect.stringContaining('/weeks/'),
    );
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(WeekDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WeekDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WeekDocument)) });
