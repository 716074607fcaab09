import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ClinicDayDocument } from '../generated/graphql.ts';
import { boardAnswers, buildEvening, quiet, type Evening } from '../testing/evening.ts';
import BoardPage from './BoardPage.tsx';

const meta = preview.meta({
  title: 'CRM/클리닉/판',
  component: BoardPage,
  decorators: [inCrm({ at: '/crm/clinic' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(...boardAnswers(() => evening));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [early] = await canvas.findAllByRole('region', { name: /클리닉실/ });
    // Hurried ones first.
    const [first] = within(early!).getAllByRole('listitem');
    await expect(first).toHaveTextContent('급함');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ClinicDayDocument), ...quiet),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(ClinicDayDocument), ...quiet),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ClinicDayDocument), ...quiet),
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      failed('arriveClinicParticipant', { status: 409, code: 'move-not-allowed', detail: '이미 취소한 예약입니다.' }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '박지훈 도착' }));
    await canvas.findByText('박지훈: 이미 취소한 예약입니다.');
    await expect(canvas.getByRole('button', { name: '박지훈 도착' })).toBeVisible();
  },
});

/** A colleague's change arrives while somebody is carried to the other slot. */
export const CarriedWhileRead = meta.story({
  beforeEach: ({ msw }) => {
    let evening: Evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      filled('arriveClinicParticipant', (request) => {
        const id = new URL(request.url).pathname.split('/').at(-2);
        const participants = evening.early.participants.map((one) =>
          one.id === id ? { ...one, status: 'ARRIVED' as const, arrivedAt: new Date().toISOString() } : one,
        );
        evening = { ...evening, early: { ...evening.early, participants } };
        return changed(participants.find((one) => one.id === id)!);
      }),
      filled('moveClinicParticipant', (request) => {
        const id = new URL(request.url).pathname.split('/').at(-2);
        const moved = evening.early.participants.find((one) => one.id === id)!;
        evening = {
          early: { ...evening.early, participants: evening.early.participants.filter((one) => one.id !== id) },
          late: {
            ...evening.late,
            participants: [...evening.late.participants, { ...moved, slotId: evening.late.id }],
          },
        };
        return changed(moved);
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mouse = userEvent.setup();
    const handle = await canvas.findByRole('button', { name: '최유진 옮기기' });
    await mouse.pointer({ keys: '[MouseLeft>]', target: handle });
    const other = canvas.getByRole('button', { name: '박지훈 도착' });
    other.click();
    await canvas.findByRole('button', { name: '박지훈 귀가' });
    const [, late] = canvasElement.querySelectorAll('[data-carry-target]');
    const { left, top } = late!.getBoundingClientRect();
    await mouse.pointer([
      { target: document.body, coords: { clientX: left + 30, clientY: Math.max(0, top) + 30 } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await waitFor(() => expect(within(late as HTMLElement).getByText('최유진')).toBeVisible());
  },
});

export const Wall = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(...boardAnswers(() => evening));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '벽 화면' }));
    const wall = within(await canvas.findByRole('dialog', { name: '클리닉 벽 화면' }));
    await expect(wall.getByText('김민수')).toBeVisible();
    await userEvent.click(wall.getByRole('button', { name: '이름 줄이기' }));
    await wall.findByText('김○수');
    await expect(wall.queryByText('김민수')).toBeNull();
  },
});

const changed = (booking: Evening['early']['participants'][number]) => ({
  booking: { ...booking, studentId: booking.student.id, place: null, counselType: null, status: 'ARRIVED' as const },
  changeSetId: 'set',
});
