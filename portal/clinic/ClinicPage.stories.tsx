import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { problemResponse } from '#mocks/refusals.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import {
  PortalBookingsDocument,
  PortalLessonHoursDocument,
  type PortalBookingsQuery,
  type PortalLessonHoursQuery,
} from './generated/graphql.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import ClinicPage from './ClinicPage.tsx';

const id = (n: number) => `01990000-0000-7000-8000-0000000c000${n}`;
const at = (days: number, hour: number) => `${dateOf(days)}T${String(hour).padStart(2, '0')}:00:00Z`;
const slot = (n: number, days: number, hour: number, free: number, waiting = 0) => ({
  id: id(n),
  counselType: null,
  heldOn: dateOf(days),
  startsAt: at(days, hour),
  endsAt: at(days, hour + 1),
  room: '클리닉실',
  note: '',
  capacity: 8,
  free,
  waiting,
  opensAt: null,
});
const place = { room: '클리닉실', note: '필기구를 가져오세요' };

const bookings: PortalBookingsQuery = {
  clinicRules: [{ clinicLimit: 2, counselLimit: 1 }],
  clinicOpenSlots: [
    ...[slot(1, 1, 9, 3), slot(2, 1, 10, 0, 2), slot(3, 2, 9, 8)],
    { ...slot(4, 3, 9, 8), opensAt: at(2, 3) },
  ],
  mine: [
    {
      id: id(6),
      slotId: id(1),
      status: 'RESERVED',
      counselType: null,
      startsAt: at(1, 9),
      endsAt: at(1, 10),
      waitingPlace: null,
      slot: { ...place, cancelUntil: at(1, 4) },
    },
    {
      id: id(4),
      slotId: id(8),
      status: 'RESERVED',
      counselType: null,
      startsAt: at(2, 11),
      endsAt: at(2, 12),
      waitingPlace: null,
      slot: { ...place, note: '', cancelUntil: at(-1, 4) },
    },
    {
      id: id(7),
      slotId: id(9),
      status: 'WAITING',
      counselType: null,
      startsAt: at(4, 9),
      endsAt: at(4, 10),
      waitingPlace: { place: 2 },
      slot: { ...place, note: '', cancelUntil: at(-1, 4) },
    },
  ],
  clinicTodos: [
    { id: id(8), kind: 'RETAKE', title: '9월 모의고사 대비 재시험', status: 'TODO', participantId: id(6) },
    { id: id(5), kind: 'CORRECTION', title: '수열의 극한 오답 정리', status: 'SUBMITTED', participantId: null },
  ],
  notices: [{ id: id(0), title: '이번 주 클리닉', body: '금요일은 21시까지만 열려요.' }],
};

const lessons: PortalLessonHoursQuery = {
  lectures: [{ id: id(7), name: '미적분 B' }],
  weeklyLectures: [{ lectureId: id(7), heldOn: dateOf(2), startsAt: '18:30:00', endsAt: '20:30:00' }],
  lessonTimes: [],
};

const meta = preview.meta({
  title: 'Portal/예약/클리닉',
  component: ClinicPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.clinic })],
  beforeEach: ({ msw }) => msw.use(filled(PortalLessonHoursDocument, lessons)),
});

const full = '정원이 모두 찼어요. 대기를 신청하거나 다른 시간을 골라 주세요.';

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    // Somebody was faster: from then on the list says so.
    let free = 8;
    msw.use(
      filled(PortalBookingsDocument, () => ({
        ...bookings,
        clinicOpenSlots: bookings.clinicOpenSlots.map((one) => (one.id === id(3) ? { ...one, free } : one)),
      })),
      filled('reserveClinicSlot', () => {
        free = 0;
        throw problemResponse({ status: 409, code: 'full', detail: full });
      }),
    );
  },
});

Filled.test('A slot has filled up meanwhile', async ({ canvas }) => {
  await says(canvas, '대기 2번째');
  await expect(canvas.getAllByRole('button', { name: /취소$/ }).map((button) => button.matches(':disabled'))).toEqual([
    false,
    true,
    false,
  ]);
  // By keyboard, with the same result as a tap.
  canvas.getAllByRole('button', { name: '18:00–19:00 예약' })[0]!.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(full);
  await sees(canvas.getByRole('button', { name: '19:00–20:00 대기' }));
  await says(canvas, '대기는 언제든지 취소할 수 있어요.', '수업과 겹침: 미적분 B 18:30–20:30');
});

/** A cancelled booking disappears with its button; the focus stays on the page. */
export const Cancelling = meta.story({
  beforeEach: ({ msw }) => {
    let { mine } = bookings;
    msw.use(
      filled(PortalBookingsDocument, () => ({ ...bookings, mine })),
      filled('cancelClinicSlot', () => {
        mine = mine.slice(1);
        return { id: id(6) };
      }),
    );
  },
  play: async ({ canvas }) => {
    (await canvas.findAllByRole('button', { name: /취소$/ }))[0]!.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: '예약 취소' })).focus();
    await userEvent.keyboard('{Enter}');
    await says(screen, '예약을 취소했어요');
    await waitFor(() => expect(canvas.getByRole('group', { name: '예약' })).toHaveFocus());
  },
});

/** Once the limit of a day is reached, its other slots say so and offer nothing; cancelling is still possible. */
export const DayIsFull = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalBookingsDocument, { ...bookings, clinicRules: [{ clinicLimit: 1, counselLimit: 1 }] })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('이날 클리닉은 1건까지 예약해요')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: '19:00–20:00 대기' })).toBeNull();
  },
});

export const SmallPhone = Filled.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalBookingsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalBookingsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalBookingsDocument)) });
