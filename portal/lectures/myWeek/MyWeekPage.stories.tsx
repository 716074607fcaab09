import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { addDays, todayInSeoul } from '#ui-kit';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import { attended } from '../../shared/testing/weeks.ts';
import { PortalMyWeekDocument, type PortalMyWeekQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { mondayOf } from './meetings.ts';
import MyWeekPage from './MyWeekPage.tsx';

const meta = preview.meta({
  title: 'Portal/강의/시간표',
  component: MyWeekPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.week })],
});

const lecture = buildLecture();
const today = todayInSeoul();
const monday = mondayOf(null);
const hours = { startsAt: '18:00:00', endsAt: '20:00:00', room: '302호' };
const held = (weekNumber: number, heldOn: string, makeupFor: { id: string } | null) => ({
  ...attended({ weekNumber, heldOn, ...hours, lectureId: lecture.id }),
  lecture,
  participants: [{ makeupFor }],
});

const week: PortalMyWeekQuery = {
  lectures: [lecture],
  upcoming: [held(5, today, null), held(4, addDays(monday, 6), { id: namedId('p') })],
  times: [{ lectureId: lecture.id, heldOn: monday, startsAt: '16:00:00', endsAt: '17:30:00', room: '201호' }],
  bookings: [
    {
      id: namedId('b'),
      reserveType: 'CLINIC',
      counselType: null,
      status: 'RESERVED',
      startsAt: `${today}T05:00:00Z`,
      endsAt: `${today}T06:00:00Z`,
      slot: { room: '클리닉실' },
      waitingPlace: null,
      todos: [],
    },
  ],
};

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalMyWeekDocument, ({ first }) =>
        first === monday ? week : { ...week, upcoming: [], times: [], bookings: [] },
      ),
    ),
});

Filled.test('The week after, and back', async ({ canvas }) => {
  const day = within((await canvas.findByRole('heading', { name: /^오늘 · / })).closest('section')!);
  const rows = day.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(rows.filter((row) => row.startsWith('14:00클리닉클리닉실 · 15:00까지예약됨'))).toHaveLength(1);
  await expect(rows.filter((row) => row.includes('5주차302호 · 20:00까지'))).toHaveLength(1);
  await sees(canvas.getByRole('link', { name: /4주차.*302호.*보강/ }));
  await press(canvas, '다음 주');
  await says(canvas, '이번 주로');
  await expect(canvas.queryByRole('heading', { name: /^오늘/ })).toBeNull();
  await waitFor(() => expect(canvas.getAllByText('일정 없음')).toHaveLength(7));
  await press(canvas, '이번 주로');
  await canvas.findByRole('heading', { name: /^오늘 · / });
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalMyWeekDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalMyWeekDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PortalMyWeekDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
