import { expect, fn, userEvent, screen, waitFor, within } from 'storybook/test';
import { lectures } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { sendsOnce } from '#app/testing/sending.ts';
import { choose, hears, openForm, press, says, sees, selectRows, tells, triesAgain } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { CallSlotsDocument, GivenTodosDocument } from '../generated/graphql.ts';
import RetakesPage from '../RetakesPage.tsx';
import { around, due, list, slot } from '../testing/due.ts';
import { givesTodos } from '../testing/givesTodos.ts';

const lectureId = lectures.calculusB.id;

// Filled in the stories of the retakes.
const meta = preview.meta({
  title: 'CRM/시험/클리닉으로 부르기',
  component: RetakesPage,
  decorators: [
    inCrm({ at: `/crm/retakes?filters[0][field]=lecture&filters[0][operator]=eq&filters[0][value]=${lectureId}` }),
  ],
  beforeEach: ({ msw }) => msw.use(list, empty(GivenTodosDocument), ...around),
});

/** Selects all six students and calls them. */
async function openCall(canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>) {
  await canvas.findByRole('link', { name: due[0]!.score.student.user.name });
  await selectRows(canvas.getByRole('checkbox', { name: '모든 행 선택' }));
  return openForm(canvas, '6명 클리닉 안내', '재시험 클리닉 안내');
}

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('createClinicTodos')),
  play: async ({ canvas }) => {
    const dialog = await openCall(canvas);
    await sendsOnce(await dialog.findByRole('button', { name: '할 일 6개 만들기' }));
    await expect(dialog.getAllByText(/커트라인/)).toHaveLength(6);
  },
});

/** Somebody gave one of them a todo meanwhile: nothing was made, and another press goes out. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('createClinicTodos', 409, 'already-given', '이 성적으로 이미 준 할 일이 끝나지 않았습니다.')),
  play: async ({ canvas, msw }) => {
    const dialog = await openCall(canvas);
    const make = await dialog.findByRole('button', { name: '할 일 6개 만들기' });
    await waitFor(() => expect(make).toBeEnabled());
    await userEvent.click(make);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('이 성적으로 이미 준 할 일이 끝나지 않았습니다.');
    msw.use(givesTodos());
    await userEvent.click(make);
    await says(dialog, /할 일 6개를 만들었습니다/);
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

/** The todos are made and the clinic is full: both are said, and the todos can be taken back. */
export const SlotFull = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      givesTodos(),
      failed('addClinicParticipants', 409, 'full', '정원 14명이 모두 찼습니다.'),
      filled('undoClinic'),
    ),
  play: async ({ canvas }) => {
    const dialog = await openCall(canvas);
    await dialog.findByRole('option', { name: /자습실/ });
    await choose(dialog, { '클리닉 시간': slot.id });
    await press(dialog, '할 일 6개 만들기 · 예약');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '예약은 하지 못했습니다. 정원 14명이 모두 찼습니다.',
    );
    await expect(dialog.getByRole('status')).toHaveTextContent('할 일 6개를 만들었습니다');
    await tells(dialog, '되돌리기', '할 일을 만들기 전으로 되돌렸습니다');
    await expect(await dialog.findByRole('button', { name: '할 일 6개 만들기 · 예약' })).toBeEnabled();
  },
});

const booked = fn();

/** Three seats for six: those without one wait, when staff say so. */
export const SlotShort = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(CallSlotsDocument, { clinicSlots: [{ ...slot, load: { booked: 11 } }] }),
      givesTodos(),
      filled('addClinicParticipants', undefined, booked),
    ),
  play: async ({ canvas }) => {
    const dialog = await openCall(canvas);
    await dialog.findByRole('option', { name: /자습실/ });
    await choose(dialog, { '클리닉 시간': slot.id });
    await userEvent.click(dialog.getByRole('checkbox', { name: /남은 자리가 3개입니다/ }));
    await press(dialog, '할 일 6개 만들기 · 예약');
    await hears(booked, expect.objectContaining({ wait: true }));
  },
});

/** No clinic to come: the students book by themselves. */
export const NoSlots = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(CallSlotsDocument)),
  play: async ({ canvas }) => {
    const dialog = await openCall(canvas);
    const select = await dialog.findByRole('combobox', { name: /클리닉 시간/ });
    await expect(within(select).getAllByRole('option')).toHaveLength(1);
    await expect(select).toHaveDisplayValue('학생이 직접 예약');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(GivenTodosDocument)),
  play: async ({ canvas }) => {
    const dialog = await openCall(canvas);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.getByRole('button', { name: /만들기$/ })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(GivenTodosDocument)),
  play: async ({ canvas }) => {
    const dialog = await openCall(canvas);
    await dialog.findByRole('button', { name: '다시 시도' });
    await expect(dialog.getByRole('button', { name: /만들기$/ })).toBeDisabled();
  },
});

Failed.test('Loaded again', async ({ msw }) => {
  await triesAgain(screen, () => msw.use(empty(GivenTodosDocument)));
  await waitFor(() => expect(screen.getByRole('button', { name: '할 일 6개 만들기' })).toBeEnabled());
});
