import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { asks, choose, press, says, sees } from '#ui-kit/testing/play.ts';
import { paths } from './paths.ts';
import {
  PortalLessonHoursDocument,
  PortalBookingsDocument,
  type PortalBookingsQuery,
} from '../clinic/generated/graphql.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import CounselPage from './CounselPage.tsx';

const id = (n: number) => `01990000-0000-7000-8000-0000000d000${n}`;
const slot = (n: number, hour: number, counselType: string | null) => ({
  id: id(n),
  counselType,
  heldOn: dateOf(1),
  startsAt: `${dateOf(1)}T0${hour}:00:00Z`,
  endsAt: `${dateOf(1)}T0${hour}:30:00Z`,
  room: '상담실',
  note: '',
  capacity: 1,
  free: 1,
  waiting: 0,
  opensAt: null,
});

const bookings: PortalBookingsQuery = {
  clinicRules: [{ clinicLimit: 1, counselLimit: 2 }],
  clinicOpenSlots: [slot(1, 8, null), slot(2, 9, 'CAREER')],
  mine: [],
  clinicTodos: [],
  notices: [],
};

const sent = fn();

const meta = preview.meta({
  title: 'Portal/예약/상담',
  component: CounselPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.counsel })],
  beforeEach: ({ msw }) => msw.use(empty(PortalLessonHoursDocument)),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBookingsDocument, bookings),
      filled('reserveCounselSlot', async (request) => {
        await expect(await request.json()).toEqual({ wait: false, counselType: 'CAREER' });
        const { startsAt, endsAt } = bookings.clinicOpenSlots[1]!;
        return {
          id: id(3),
          status: 'RESERVED' as const,
          place: null,
          todos: 0,
          startsAt: startsAt!,
          endsAt: endsAt!,
          cancelUntil: startsAt!,
        };
      }),
    ),
});

Filled.test('A slot is reserved by keyboard', async ({ canvas }) => {
  await sees(canvas.findByRole('button', { name: '17:00–17:30 예약' }));
  await expect(canvas.queryByRole('button', { name: '18:00–18:30 예약' })).toBeNull();
  await choose(canvas, { '상담 종류': '진로·입시' });
  canvas.getByRole('button', { name: '18:00–18:30 예약' }).focus();
  await userEvent.keyboard(' ');
  await says(screen, '예약했어요');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('18:00–18:30'));
});

const mine: PortalBookingsQuery['mine'] = [
  {
    id: id(5),
    slotId: id(6),
    status: 'RESERVED',
    counselType: 'CAREER',
    startsAt: `${dateOf(1)}T07:00:00Z`,
    endsAt: `${dateOf(1)}T07:30:00Z`,
    waitingPlace: null,
    slot: { room: '상담실', note: '', cancelUntil: `${dateOf(1)}T04:00:00Z` },
  },
];

async function cancel(canvas: Pick<typeof screen, 'findByRole'>) {
  const dialog = await asks(canvas, /취소$/, '예약을 취소할까요?');
  await press(dialog, '예약 취소');
  return dialog;
}

/** While it is booked, what is at its hours can't be; a refusal is gone with the booking that it spoke of. */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) => {
    let held = mine;
    const atOnce = [{ ...slot(6, 7, null), free: 0 }, slot(7, 7, null), ...bookings.clinicOpenSlots];
    msw.use(
      filled(PortalBookingsDocument, () => ({ ...bookings, clinicOpenSlots: atOnce, mine: held })),
      failed('reserveCounselSlot', 409, 'overlap', '그 시간에 다른 예약이 있습니다.'),
      filled('cancelCounselSlot', (request) => {
        sent(new URL(request.url).pathname);
        held = [];
        return { id: id(5) };
      }),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '다른 예약과 겹쳐요');
    await expect(canvas.queryByText('자리 없음')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '16:00–16:30 예약' })).toBeNull();
    await press(canvas, '17:00–17:30 예약');
    await says(canvas, /다른 예약이 있/);
    await cancel(canvas);
    await says(screen, '예약을 취소했어요');
    await canvas.findByRole('button', { name: '16:00–16:30 예약' });
    await expect(canvas.queryByText(/다른 예약이 있/)).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /취소$/ })).toBeNull());
    await expect(sent).toHaveBeenCalledWith(`/api/sp/counsel-slot/${id(6)}/cancel`);
  },
});

/** The dialog says why, and the booking stays. */
export const CancelledTooLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBookingsDocument, { ...bookings, mine }),
      failed('cancelCounselSlot', {
        status: 409,
        code: 'cancel-late',
        detail: '취소는 11월 24일 (화) 13:00까지였습니다. 데스크에 문의해 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await cancel(canvas);
    await says(dialog, /까지였습니다. 데스크에 문의해 주세요/);
    await press(dialog, '그대로 두기');
    await sees(canvas.getByRole('button', { name: /취소$/ }));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalBookingsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalBookingsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalBookingsDocument)) });
