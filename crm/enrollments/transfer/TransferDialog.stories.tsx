import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { busy } from '#client/page/busy.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures as cast } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { pickerOptions } from '../../students/testing/pickerOptions.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { openForm, press, says, sees, selectRows, submit, triesAgain } from '#ui-kit/testing/play.ts';
import { inLecture } from '../../shared/testing/inCrm.tsx';
import EnrollmentList from '../EnrollmentList.tsx';
import { EnrollmentCountsDocument, TransferLecturesDocument, TransferWeeksDocument } from '../generated/graphql.ts';
import { counts, students } from '../testing/enrolled.ts';
import { outcome, target, transferable } from '../testing/transfer.ts';

const transfer = fn();
/** What blocks the screen while the server moves somebody. */
const blocked = fn();

const meta = preview.meta({
  title: 'CRM/강의/반 옮기기',
  component: EnrollmentList,
  decorators: [inLecture(cast.calculusB.id, 'students')],
  beforeEach: ({ msw }) => msw.use(filled(EnrollmentCountsDocument, counts), ...pickerOptions),
});

/** Opens the move of the first student. */
async function openTransfer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await press(canvas, '김민수 메뉴');
  return openForm(canvas, '반 옮기기', '김민수 학생의 반 옮기기', 'menuitem');
}

/** And chooses the other lecture. */
async function chooseTarget(canvasElement: HTMLElement) {
  await openTransfer(canvasElement);
  // The form takes the place of the dialog that shows it is loading.
  await userEvent.selectOptions(await screen.findByLabelText(/옮겨 갈 강의/), target.id);
  const element = screen.getByRole('dialog', { name: '김민수 학생의 반 옮기기' });
  return { element, dialog: within(element) };
}

export const Transferring = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...transferable,
      filled('transferClass', (_, { mode = 'COMMIT' }) => {
        transfer(mode);
        if (mode === 'COMMIT') blocked(busy.get().tasks.map(({ label }) => label));
        const isUndo = mode === 'UNDO';
        return {
          mode,
          changeSetId: mode === 'PREVIEW' ? null : namedId('set'),
          plan: isUndo ? null : 'plan',
          outcome: isUndo ? null : outcome,
        };
      }),
    ),
  play: async ({ canvasElement }) => {
    const { dialog } = await chooseTarget(canvasElement);
    const preview = within(await dialog.findByRole('status', { name: '반 이동 미리보기' }));
    await says(preview, /지각, 메모, 성적/, '옮긴 뒤 21/24명');
    await press(dialog, '반 옮기기');
    await submit(screen, '되돌리기', /반 이동을 되돌렸습니다/);
    await expect(transfer.mock.calls.flat()).toEqual(expect.arrayContaining(['PREVIEW', 'COMMIT', 'UNDO']));
    await expect(blocked).toHaveBeenCalledWith(['반을 옮기는 중입니다']);
    await expect(busy.get().tasks).toEqual([]);
  },
});

export const TransferringSeveral = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...transferable,
      filled('transferStudents', (_, { mode = 'COMMIT', userIds }) => {
        transfer(mode, userIds);
        const outcomes = students
          .filter(({ id }) => userIds.includes(id))
          .map(({ id, user }) => ({ userId: id, name: user.name, ...outcome }));
        return { mode, changeSetId: mode === 'PREVIEW' ? null : namedId('set'), plan: 'plan', outcomes };
      }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, '김민수');
    await selectRows(...canvas.getAllByRole('checkbox').slice(1, 4));
    const bar = within(await canvas.findByRole('group', { name: '선택한 수강생' }));
    await press(bar, '반 옮기기');
    await userEvent.selectOptions(await screen.findByLabelText(/옮겨 갈 강의/), target.id);
    const dialog = within(screen.getByRole('dialog', { name: '학생 3명의 반 옮기기' }));
    const seen = within(await dialog.findByRole('status', { name: '반 이동 미리보기' }));
    await expect(seen.getAllByRole('row')).toHaveLength(4);
    await press(dialog, '반 옮기기');
    await submit(screen, '되돌리기', /학생 3명의 반 이동을 되돌렸습니다/);
    const moved = students.slice(0, 3).map(({ id }) => id);
    for (const mode of ['PREVIEW', 'COMMIT', 'UNDO']) await expect(transfer).toHaveBeenCalledWith(mode, moved);
  },
});

export const TransferRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...transferable,
      failed('transferClass', {
        status: 409,
        code: 'full',
        detail: '정원 24명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.',
      }),
    ),
  play: async ({ canvasElement }) => {
    const { dialog } = await chooseTarget(canvasElement);
    await says(dialog, /정원 24명이 모두 찼습니다/);
    await press(dialog, '반 옮기기');
    await waitFor(() => expect(dialog.getByRole('button', { name: '반 옮기기' })).toBeEnabled());
    // Said once.
    await expect(dialog.getAllByText(/정원 24명이 모두 찼습니다/)).toHaveLength(1);
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...transferable,
      filled('transferClass', (_, { mode = 'COMMIT' }) => {
        if (mode === 'COMMIT') return new Promise<never>(() => undefined);
        return { mode, changeSetId: null, plan: 'plan', outcome };
      }),
    ),
  play: async ({ canvasElement }) => {
    const { element, dialog } = await chooseTarget(canvasElement);
    await dialog.findByRole('status', { name: '반 이동 미리보기' });
    await sendsOnce(dialog.getByRole('button', { name: '반 옮기기' }));
    await expect(busy.get().tasks.map(({ label }) => label)).toEqual(['반을 옮기는 중입니다']);
    await staysOpen(element);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(TransferLecturesDocument), ...transferable),
  play: async ({ canvasElement }) => {
    const dialog = await openTransfer(canvasElement);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.queryByRole('button', { name: '반 옮기기' })).toBeNull();
  },
});

/** What cannot be read is no empty list: it comes with another try. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(TransferWeeksDocument), ...transferable),
  play: async ({ canvasElement }) => {
    const dialog = await openTransfer(canvasElement);
    await dialog.findByRole('button', { name: '다시 시도' });
    await expect(dialog.queryByText('옮길 주차가 없습니다')).toBeNull();
  },
});

Failed.test('Loaded again', async ({ msw }) => {
  await triesAgain(screen, () => msw.use(...transferable));
  await expect(await screen.findByLabelText(/옮겨 갈 강의/)).toBeEnabled();
});

export const NoWeeks = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(TransferWeeksDocument), ...transferable),
  play: async ({ canvasElement }) => {
    const dialog = await openTransfer(canvasElement);
    await says(dialog, '옮길 주차가 없습니다');
    await expect(dialog.queryByLabelText(/옮겨 갈 강의/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: '반 옮기기' })).toBeNull();
  },
});

/** The only lecture there is. */
export const NoOtherLecture = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(TransferLecturesDocument), ...transferable),
  play: async ({ canvasElement }) => {
    const dialog = await openTransfer(canvasElement);
    await says(dialog, '옮겨 갈 강의가 없습니다');
    await expect(dialog.queryByRole('button', { name: '반 옮기기' })).toBeNull();
  },
});

/** The student has a third class at the hours of the other lecture. */
export const Clash = meta.story({
  beforeEach: ({ msw }) => {
    const clash = { userId: students[0]!.id, name: '김민수', lecture: '중2 영어', at: '화 18:00–20:00' };
    const clashing = { ...outcome, clashes: [clash] };
    msw.use(
      ...transferable,
      filled('transferClass', { mode: 'PREVIEW', changeSetId: null, plan: 'plan', outcome: clashing }),
    );
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await chooseTarget(canvasElement);
    await says(dialog, '김민수 학생은 화 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.');
  },
});
