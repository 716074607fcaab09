import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { namedId } from '#mocks/builders/row.ts';
import { failed, filled } from '#mocks/states.ts';
import { cellAt, hears, hearsLast, press, says, selectRows, submit, takeForm, write } from '#ui-kit/testing/play.ts';
import { noAbsences } from '../../absenceNotices/testing/noAbsences.ts';
import { stack } from '../../grid/testing/stack.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { answers, rows, server, weekPlace, type BulkBody } from '../testing/server.ts';
import Attendance from './Attendance.tsx';

const meta = preview.meta({
  title: 'CRM/주차/출결 여러 칸',
  globals: { viewport: { value: 'desk' } },
  component: Attendance,
  decorators: [inCrm(weekPlace)],
  beforeEach: ({ msw }) => msw.use(noAbsences),
});

const [, , , absent] = attendanceTypes;
const MARK = 3;
/** 박지훈, 최유진 and 정하준, who have no mark. */
const chosen = [2, 3, 4] as const;
const names = rows(24).map(({ student }) => student.user.name);

const markAt = (canvasElement: HTMLElement, row: number): HTMLElement => cellAt(canvasElement, row, MARK);

/** Selects the rows of these students; the bar of what can be done with them. */
async function select(canvasElement: HTMLElement, places: readonly number[]) {
  const canvas = within(canvasElement);
  const grid = within(await canvas.findByRole('grid', { name: '출결표' }));
  await selectRows(...places.map((place) => grid.getByRole('checkbox', { name: `${names[place]} 선택` })));
  return within(canvas.getByRole('group', { name: '선택한 학생' }));
}

const written = fn();

export const MarkedTogether = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(24), written)),
  play: async ({ canvas, canvasElement }) => {
    const bar = await select(canvasElement, chosen);
    await press(bar, '결석');
    await says(canvas, '3명을 바꿨습니다');
    const { kind, changes } = written.mock.lastCall?.[0] as BulkBody;
    await expect(kind).toBe('edit');
    await expect(changes).toEqual(
      chosen.map((at) => ({ participantId: rows(24)[at]!.id, version: 1, attTypeId: absent.id })),
    );
    await canvas.findByRole('button', { name: /미체크\s*19/ });
    await press(canvas, '되돌리기');
    await canvas.findByRole('button', { name: /미체크\s*22/ });
    await expect(written).toHaveBeenLastCalledWith('undo', 3);
  },
});

export const MarksRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('markAttendanceBulk', 409, 'makeup-linked', '보강이 연결된 결석입니다. 보강 연결을 먼저 풀어 주세요.'),
      ...answers(),
    ),
  play: async ({ canvas, canvasElement }) => {
    const bar = await select(canvasElement, chosen);
    await press(bar, '출석');
    await says(canvas, /아무것도 바꾸지 않았습니다/);
    const panel = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await expect(panel.getAllByText(/보강 연결을 먼저 풀어 주세요/)).toHaveLength(3);
    await press(panel, '모두 그대로 두기');
    for (const place of chosen) await expect(markAt(canvasElement, place)).toHaveTextContent('미체크');
    await canvas.findByRole('button', { name: /미체크\s*22/ });
  },
});

export const RestRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('markAttendanceBulk'), ...answers()),
  play: async ({ canvas }) => {
    await submit(canvas, '나머지 22명 모두 출석', /아무것도 바꾸지 않았습니다/);
    const panel = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await says(panel, '외 19칸');
    await press(panel, '모두 그대로 두기');
    await canvas.findByRole('button', { name: '나머지 22명 모두 출석' });
  },
});

export const LockedOne = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(rows(24), written)),
  play: async ({ canvas, canvasElement }) => {
    const bar = await select(canvasElement, [1]);
    const dialog = await takeForm(bar, '선택한 학생 메뉴', '잠그기', '출결 1칸 잠그기');
    await write(dialog, { 사유: '월말 정산{Enter}' });
    await hears(written, names[1], { isLocked: true, lockReason: '월말 정산' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await press(bar, '선택한 학생 메뉴');
    await bar.findByRole('menuitem', { name: '잠그기 이미 모두 잠겨 있습니다.' });
  },
});

export const UnlockRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('lockAttendance', 409, 'locked', '잠금은 관리자만 풀 수 있습니다.'), ...answers()),
  play: async ({ canvas, canvasElement }) => {
    const bar = await select(canvasElement, [0]);
    const dialog = await takeForm(bar, '선택한 학생 메뉴', '풀기', '출결 1칸 잠금 풀기');
    await write(dialog, { '푸는 사유': '출결 정정{Enter}' });
    const panel = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await says(panel, /잠금은 관리자만 풀 수 있습니다/);
    await press(panel, '그만두기');
    await waitFor(() => expect(canvas.queryByRole('list', { name: '저장하지 못한 칸' })).toBeNull());
    await expect(markAt(canvasElement, 0)).toHaveTextContent('출석');
  },
});

/** The page is opened anew: what was done before, here or in the gradebook, is listed and undone. */
export const DoneBefore = meta.story({
  beforeEach: ({ msw }) => {
    const mine = stack(written);
    mine.did({ kind: 'ATTENDANCE_LOCK', name: 'lock', after: '월말 정산', personName: '김민수' }, () => undefined);
    mine.did(
      { name: 'value', after: '90', personName: '박지훈', examName: '주간 테스트', retakeNumber: 0, cells: 3 },
      () => undefined,
    );
    msw.use(...mine.handlers, ...answers());
  },
  play: async ({ canvas }) => {
    await press(canvas, '변경 내역 2');
    await canvas.findByRole('menuitem', { name: '되돌리기: 박지훈 주간 테스트 점수 비움 → 90 외 2칸' });
    await userEvent.click(await canvas.findByRole('menuitem', { name: '되돌리기: 김민수 잠금 열림 → 잠금' }));
    await hearsLast(written, 'undo', 1);
    await press(canvas, '변경 내역 1');
    await canvas.findByRole('menuitem', { name: '다시 하기: 김민수 잠금 열림 → 잠금' });
  },
});

/** Somebody changed the value since: it stays, and who it is about and who changed it is said. */
export const UndoneOverAColleague = meta.story({
  beforeEach: ({ msw }) => {
    const mine = stack();
    mine.did({ name: 'attendance', after: '출석', personName: '김민수', cells: 2 }, () => undefined);
    const left = [{ name: '박지훈', why: 'CHANGED' as const, changedBy: '이준호' }];
    msw.use(filled('undoMyChange', { changeSetId: namedId('undo'), left }), ...mine.handlers, ...answers());
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '변경 내역 1' });
    await userEvent.click(markAt(canvasElement, 2));
    await userEvent.keyboard('{Control>}z{/Control}');
    await says(canvas, '박지훈 학생의 값은 그 사이 이준호님이 바꿔서 그대로 두었습니다.');
  },
});
