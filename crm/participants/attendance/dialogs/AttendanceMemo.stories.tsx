import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passPresence } from '#client/live/presenceEvents.ts';
import preview from '#storybook/preview.tsx';
import { lectures, staff } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import { hears, says } from '#ui-kit/testing/play.ts';
import { noAbsences } from '../../../absenceNotices/testing/noAbsences.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import { answers, rows, weekPlace } from '../../testing/server.ts';
import Attendance from '../Attendance.tsx';

const sent = fn();
const [, , third] = rows(3);
const MEMO = 4;

const meta = preview.meta({
  title: 'CRM/주차/출결 메모',
  globals: { viewport: { value: 'desk' } },
  component: Attendance,
  decorators: [inCrm(weekPlace)],
  beforeEach: ({ msw }) => msw.use(noAbsences, ...answers()),
});

/** The third student's memo. */
function memoCell(canvasElement: HTMLElement): HTMLElement {
  const cell = canvasElement.querySelector<HTMLElement>(`[data-row="2"] [data-column="${MEMO}"]`);
  if (!cell) throw new Error('no cell');
  return cell;
}

async function write(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('grid', { name: '출결표' });
  await userEvent.click(memoCell(canvasElement));
  await userEvent.keyboard('병원 들렀다 옴{Enter}');
}

export const Written = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('writeStudentMemo', async (request) => {
        const body = (await request.json()) as { memo: string; version: number };
        sent(new URL(request.url).pathname, body);
        const { id, studentId: userId } = third!;
        const mark = { attendanceTypeId: null, isLocked: false, lockReason: '', makeupForId: null };
        return { ...mark, id, userId, memo: body.memo, version: body.version + 1 };
      }),
    ),
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    await expect(memoCell(canvasElement)).toHaveTextContent('병원 들렀다 옴');
    const path = expect.stringMatching(new RegExp(`/student-memo/${third?.studentId}$`)) as unknown;
    await hears(sent, path, { version: third?.version, memo: '병원 들렀다 옴' });
    await expect(within(canvasElement).queryByRole('list', { name: '저장하지 못한 칸' })).toBeNull();
  },
});

/** What was typed stays in its cell, with the reason beside the grid. */
export const Locked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('writeStudentMemo', 409, 'locked', '잠긴 출결입니다. 잠금을 풀거나 관리자에게 요청해 주세요.')),
  play: async ({ canvasElement }) => {
    await write(canvasElement);
    const problems = within(await within(canvasElement).findByRole('list', { name: '저장하지 못한 칸' }));
    await says(problems, /잠긴 출결입니다/);
    await expect(memoCell(canvasElement)).toHaveTextContent('병원 들렀다 옴');
  },
});

/** Colleagues are told which cell one is at, and see it taken; they are shown the same way. */
export const TwoAtTheGrid = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('requestRefresh', (request) => {
        const { pathname, searchParams } = new URL(request.url);
        sent(pathname, searchParams.get('presence'), searchParams.get('place'));
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '출결표' });
    await userEvent.click(memoCell(canvasElement));
    const { id } = lectures.calculusB;
    await hears(sent, `/api/realtime/refresh/participants/${id}`, 'here', `${third?.id} memo`);
    const { id: userId, name } = staff.ta;
    const presence = { topic: 'participants', id, userId, name, state: 'here', place: `${third?.id} memo` };
    passPresence(JSON.stringify({ roots: [], presence }));
    await says(canvas, `${name} 함께 보는 중`);
    await expect(memoCell(canvasElement)).toHaveAttribute('data-holder', name);
    passPresence(JSON.stringify({ roots: [], presence: { ...presence, state: 'gone' } }));
    await waitFor(() => expect(canvas.queryByText(/함께 보는 중/)).toBeNull());
  },
});
