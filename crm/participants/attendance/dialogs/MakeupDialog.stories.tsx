import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { cellAt, choose, sees, triesAgain, typeAt } from '#ui-kit/testing/play.ts';
import { noAbsences } from '../../../absenceNotices/testing/noAbsences.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import { MissedWeeksDocument } from '../../generated/graphql.ts';
import { rows, server, type BulkBody, weekPlace } from '../../testing/server.ts';
import Attendance from '../Attendance.tsx';

const MARK = 3;
const written = fn();
const missed = {
  id: namedId('missed'),
  attendanceType: { name: '결석' },
  madeUpBy: null,
  weeklyLecture: {
    heldOn: '2026-10-27',
    weekNumber: 2,
    specialName: null,
    placeInWeek: null,
    lecture: { name: '미적분 B' },
  },
};
const weeks = filled(MissedWeeksDocument, { participants: [missed] });

const meta = preview.meta({
  title: 'CRM/주차/보강 연결',
  globals: { viewport: { value: 'desk' } },
  component: Attendance,
  decorators: [inCrm(weekPlace)],
  beforeEach: ({ msw }) => msw.use(noAbsences, ...server(rows(24), written)),
});

/** Opens the make-up lesson of the fifth student by its key. */
async function openMakeup(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('grid', { name: '출결표' });
  await typeAt(cellAt(canvasElement, 4, MARK), 'b');
  const element = await screen.findByRole('dialog', { name: /보강$/ });
  return { element, dialog: within(element), save: within(element).getByRole('button', { name: '저장' }) };
}

export const Linked = meta.story({
  beforeEach: ({ msw }) => msw.use(weeks),
  play: async ({ canvasElement }) => {
    const { dialog, save } = await openMakeup(canvasElement);
    await dialog.findByRole('option', { name: /2주차/ });
    await choose(dialog, { '보강한 결석': missed.id });
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { changes } = written.mock.lastCall?.[0] as BulkBody;
    await expect(changes).toMatchObject([{ attTypeId: attendanceTypes[5].id, makeupForId: missed.id }]);
  },
});

/** Nothing was missed: there is nothing to link, and nothing is written. */
export const NothingMissed = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(MissedWeeksDocument)),
  play: async ({ canvasElement }) => {
    const { dialog, save } = await openMakeup(canvasElement);
    const select = await dialog.findByRole('combobox', { name: '보강한 결석' });
    await expect(select).toHaveDisplayValue('결석한 주차가 없습니다');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(written).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(MissedWeeksDocument)),
  play: async ({ canvasElement }) => {
    const { dialog } = await openMakeup(canvasElement);
    await sees(dialog.getByRole('status', { name: '불러오는 중입니다' }));
    await expect(dialog.queryByRole('combobox', { name: '보강한 결석' })).toBeNull();
    await expect(dialog.getByRole('button', { name: '저장' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(MissedWeeksDocument)),
  play: async ({ canvasElement }) => {
    const { dialog } = await openMakeup(canvasElement);
    await dialog.findByRole('button', { name: '다시 시도' });
  },
});

Failed.test('Loaded again', async ({ msw }) => {
  await triesAgain(screen, () => msw.use(weeks));
  await expect(await screen.findByRole('option', { name: /2주차/ })).toBeInTheDocument();
});
