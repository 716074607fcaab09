import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import {
  cellAt,
  choose,
  hears,
  press,
  says,
  selectRows,
  submit,
  take,
  takeForm,
  typeAt,
} from '#ui-kit/testing/play.ts';
import { stack } from '../grid/testing/stack.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import Gradebook from './Gradebook.tsx';
import { cellAfter } from './testing/attempts.ts';
import { answers, gradebook, lectureId, weekId } from './testing/server.ts';

const meta = preview.meta({
  title: 'CRM/주차/성적 여러 칸',
  component: Gradebook,
  decorators: [inWeek(lectureId, weekId, 'scores')],
});

const VALUE = 3;
const STATUS = 4;
const RETAKE = 9;
const data = gradebook(24);
const scores = data.exams[0]!.scores;
/** 박지훈 and 최유진 have no result, 윤채원 has one. */
const chosen = [2, 3, 7] as const;
const nameOf = (at: number): string => data.students[at]!.user.name;
const changeSetId = '01990000-0000-7f00-8000-0000000000c1';

const sent = fn();

/** Selects the rows of these students. */
async function select(canvasElement: HTMLElement, rows: readonly number[]): Promise<void> {
  const grid = within(await within(canvasElement).findByRole('grid', { name: '성적표' }));
  await selectRows(...rows.map((row) => grid.getByRole('checkbox', { name: `${nameOf(row)} 선택` })));
}

export const AbsentTogether = meta.story({
  beforeEach: ({ msw }) => {
    const mine = stack(sent);
    msw.use(
      ...mine.handlers,
      filled('changeScores', (_, batch) => {
        sent(batch);
        const cells = batch.changes.map(({ scoreId, retakeNumber = 0, version: _, ...values }) => {
          const score = scores.find(({ id }) => id === scoreId)!;
          const value = values.status === 'ABSENT' ? null : (values.value ?? null);
          const versions = { version: 1 + (score.attempts[0]?.version ?? 0), scoreVersion: score.version + 1 };
          return cellAfter(score, retakeNumber, { ...values, value, ...versions });
        });
        return { cells, changeSetId: mine.did({ cells: cells.length }, () => undefined) };
      }),
      ...answers(data),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, chosen);
    const bar = within(canvas.getByRole('group', { name: '선택한 학생' }));
    await press(bar, '결시');
    await says(canvas, '3칸을 바꿨습니다');
    await expect(sent).toHaveBeenLastCalledWith({
      kind: 'edit',
      changes: chosen.map((at) => ({ scoreId: scores[at]!.id, retakeNumber: 0, scoreVersion: 1, status: 'ABSENT' })),
    });
    for (const row of chosen) await expect(cellAt(canvasElement, row, VALUE)).toHaveTextContent('결시');
    await press(canvas, '되돌리기');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent).toHaveBeenLastCalledWith('undo', 3);
    await waitFor(() => expect(cellAt(canvasElement, 2, STATUS)).toHaveTextContent('미응시'));
    // Points that the absence cleared come back with the status.
    await waitFor(() => expect(cellAt(canvasElement, 7, VALUE)).toHaveTextContent('94'));
  },
});

export const TogetherRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('changeScores', 409, 'retaken', '재시험 기록이 있는 성적입니다. 재시험을 먼저 삭제해 주세요.'),
      ...answers(data),
    ),
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, [0, ...chosen]);
    const bar = within(canvas.getByRole('group', { name: '선택한 학생' }));
    await take(bar, '선택한 학생 메뉴', '면제');
    await says(canvas, /아무것도 바꾸지 않았습니다/);
    const panel = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await expect(panel.getAllByText(/재시험 기록이 있는 성적입니다/).length).toBeGreaterThan(0);
    await press(panel, '모두 그대로 두기');
    await waitFor(() => expect(cellAt(canvasElement, 0, VALUE)).toHaveTextContent('45'));
    await expect(cellAt(canvasElement, 2, STATUS)).toHaveTextContent('미응시');
  },
});

export const RetakesAdded = meta.story({
  beforeEach: ({ msw }) => {
    const again = {
      id: '01990000-0000-7d00-8000-000000000777',
      version: 1,
      value: null,
      memo: '',
      grade: null,
    } as const;
    const added = { ...again, clinicStatus: 'NONE', deliveryType: 'ONLINE' } as const;
    msw.use(
      filled('addRetakes', { cells: [cellAfter(scores[7]!, 1, added)], changeSetId }, sent),
      filled('undoScores', undefined, sent),
      ...answers(data),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await select(canvasElement, chosen);
    const dialog = await takeForm(canvas, '선택한 학생 메뉴', '재시험 추가', '주간 테스트 재시험 추가');
    await says(dialog, '시험을 보지 않은 2명은 빼고 추가합니다.');
    await choose(dialog, { '응시 방식': 'ONLINE' });
    await press(dialog, '1명 추가');
    await says(canvas, '1명의 재시험을 추가했습니다');
    await expect(sent).toHaveBeenCalledWith({
      scoreIds: [scores[7]!.id],
      retakeExamId: null,
      deliveryType: 'ONLINE',
    });
    await expect(cellAt(canvasElement, 7, RETAKE + 1)).toHaveTextContent('온라인');
    await press(canvas, '되돌리기');
    await waitFor(() => expect(cellAt(canvasElement, 7, RETAKE + 1)).not.toHaveTextContent('온라인'));
    await expect(sent).toHaveBeenLastCalledWith({ changeSetId });
    await says(canvas, '재시험을 추가하기 전으로 되돌렸습니다');
  },
});

export const RetakesRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('addRetakes', 409, 'not-given', '보지 않은 시험의 재시험은 넣을 수 없습니다.'), ...answers(data)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 7, STATUS), 'r');
    const dialog = within(await canvas.findByRole('dialog', { name: '주간 테스트 재시험 추가' }));
    await choose(dialog, { '응시 방식': 'HOME' });
    await submit(dialog, '1명 추가', '보지 않은 시험의 재시험은 넣을 수 없습니다.');
    await expect(dialog.getByRole('combobox', { name: /응시 방식/ })).toHaveValue('HOME');
  },
});

/** The key is there in every row; who did not sit the exam cannot retake it. */
export const RetakeOfNobody = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers(data)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 2, STATUS), 'r');
    const dialog = within(await canvas.findByRole('dialog', { name: '주간 테스트 재시험 추가' }));
    await says(dialog, /시험을 본 학생이 없습니다/);
    await expect(dialog.queryByRole('button', { name: /명 추가/ })).toBeNull();
  },
});

/** Opens the question of 김민수's retake. */
async function askToDelete(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('grid', { name: '성적표' });
  await press(canvas, '성적 메뉴');
  canvas.getByRole('menuitem', { name: '재시험 삭제 재시험 칸을 선택해 주세요.' });
  await userEvent.click(cellAt(canvasElement, 0, RETAKE));
  await take(canvas, '성적 메뉴', '재시험 삭제');
  const name = `${nameOf(0)} 학생의 1차 재시험을 삭제할까요?`;
  const dialog = within(await canvas.findByRole('alertdialog', { name }));
  await says(dialog, '85점과 메모가 사라집니다.');
  await press(dialog, '재시험 삭제');
  return dialog;
}

export const RetakeDeleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('deleteRetake', (request) => void sent(new URL(request.url).pathname)),
      ...answers(data),
    ),
  play: async ({ canvas, canvasElement }) => {
    await askToDelete(canvasElement);
    await hears(sent, `/api/wl-score/retake/${scores[0]!.attempts[1]!.id}`);
    // It was the only one, so its columns go as well.
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /1차 재시험/ })).toBeNull());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});

export const RetakeNotTheLast = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('deleteRetake', 409, 'not-latest', '2차 재시험이 뒤에 있습니다. 마지막 재시험부터 삭제해 주세요.'),
      ...answers(data),
    ),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await says(dialog, '2차 재시험이 뒤에 있습니다. 마지막 재시험부터 삭제해 주세요.');
    await press(dialog, '취소');
    await canvas.findByRole('columnheader', { name: /1차 재시험/ });
    await expect(cellAt(canvasElement, 0, RETAKE)).toHaveTextContent('85');
  },
});
