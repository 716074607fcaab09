import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { paths } from './index.tsx';
import { PortalBookingsDocument, type PortalBookingsQuery } from '../clinic/generated/graphql.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { day } from '../shared/testing/weeks.ts';
import CounselPage from './CounselPage.tsx';

const id = (n: number) => `01990000-0000-7000-8000-0000000d000${n}`;
const slot = (n: number, hour: number, counselType: string | null) => ({
  id: id(n),
  counselType,
  heldOn: day(1),
  startsAt: `${day(1)}T0${hour}:00:00Z`,
  endsAt: `${day(1)}T0${hour}:30:00Z`,
  room: '상담실',
  note: '',
  capacity: 1,
  free: 1,
  waiting: 0,
  opensAt: null,
});

const bookings: PortalBookingsQuery = {
  clinicOpenSlots: [slot(1, 8, null), slot(2, 9, 'CAREER')],
  mine: [],
  clinicTodos: [],
  notices: [],
};

const meta = preview.meta({
  title: 'Portal/예약/상담',
  component: CounselPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.counsel })],
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '17:00–17:30 예약' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '18:00–18:30 예약' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '상담 종류' }), '진로·입시');
    canvas.getByRole('button', { name: '18:00–18:30 예약' }).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('예약했습니다.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('18:00–18:30'));
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalBookingsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalBookingsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalBookingsDocument)) });
