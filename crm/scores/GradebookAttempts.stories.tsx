import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Cell } from '#client/generated/rest/scores.ts';
import { conflict, failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { cellAt, hears, sees } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import Gradebook from './Gradebook.tsx';
import { ScoreChangesDocument } from './generated/graphql.ts';
import { cellAfter } from './testing/attempts.ts';
import { answers, gradebook, lectureId, weekId } from './testing/server.ts';

const meta = preview.meta({
  title: 'CRM/주차/성적 칸',
  component: Gradebook,
  decorators: [inWeek(lectureId, weekId, 'scores')],
});

/** Columns of the first attempt. */
const FIRST = { value: 3, status: 4, delivery: 5, clinic: 6, grade: 7, memo: 8 };
/** Columns of the first retake, which only the first student has. */
const RETAKE = { value: 9, delivery: 10, clinic: 11, grade: 12, memo: 13 };
const data = gradebook(24);
const scores = data.exams[0]!.scores;
/** Below the cutline, with a memo. */
const LOW = 8;
const low = scores[LOW]!;
const UNSEATED = 2;
const unseated = scores[UNSEATED]!;
const retaken = scores[0]!;
const retake = retaken.attempts[1]!;

const sent = fn();
/** Notes the path and the body of a write and answers with what the attempt is then. */
const taken =
  (cell: Cell) =>
  async (request: Request): Promise<Cell> => {
    sent(new URL(request.url).pathname.replace(/^.*wl-score/, ''), await request.json());
    return cell;
  };

/** Chooses a cell and presses keys in it. */
async function press(
  canvasElement: HTMLElement,
  [row, column]: readonly [number, number],
  keys: string,
): Promise<void> {
  await within(canvasElement).findByRole('grid', { name: '성적표' });
  await userEvent.click(cellAt(canvasElement, row, column));
  await userEvent.keyboard(keys);
}

export const StatusByKey = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('setScoreStatus', taken(cellAfter(unseated, 0, { status: 'TAKEN' }))), ...answers(data)),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, [UNSEATED, FIRST.status], '2');
    await hears(sent, `/${unseated.id}/status`, { scoreVersion: 1, status: 'TAKEN' });
    await expect(cellAt(canvasElement, UNSEATED, FIRST.status)).toHaveTextContent('응시');
    // One of five without a result is counted no more.
    await canvas.findByRole('button', { name: /미응시\s*4/ });
  },
});

export const StatusRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('setScoreStatus', 409, 'move-not-allowed', '점수가 있는 성적입니다. 점수를 지우면 상태도 돌아갑니다.'),
      ...answers(data),
    ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, [LOW, FIRST.status], '2');
    const panel = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await panel.findByText(/응시: 점수가 있는 성적입니다/);
    await userEvent.click(panel.getByRole('button', { name: '그만두기' }));
    await waitFor(() => expect(cellAt(canvasElement, LOW, FIRST.status)).toHaveTextContent('채점'));
    await expect(cellAt(canvasElement, LOW, FIRST.value)).toHaveTextContent('45');
  },
});

export const FirstAttemptByKeys = meta.story({
  beforeEach: ({ msw }) => {
    const deliveryType = 'ONLINE' as const;
    const clinicStatus = 'EXEMPT' as const;
    const after = (values: Partial<Cell>) => taken(cellAfter(low, 0, values));
    msw.use(
      filled('setFirstDelivery', after({ deliveryType, version: 2 })),
      filled('setFirstClinicStatus', after({ deliveryType, clinicStatus, version: 3 })),
      filled('setScoreGrade', after({ deliveryType, clinicStatus, grade: 4, version: 4 })),
      filled('writeFirstMemo', after({ deliveryType, clinicStatus, grade: 4, memo: '검산을 안 함', version: 5 })),
      ...answers(data),
    );
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, [LOW, FIRST.delivery], '2');
    await press(canvasElement, [LOW, FIRST.clinic], '5');
    await press(canvasElement, [LOW, FIRST.grade], '4');
    await press(canvasElement, [LOW, FIRST.memo], '검산을 안 함{Enter}');
    const path = `/first/${low.id}`;
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(4));
    // Each write names the version that the one before it made.
    await expect(sent.mock.calls).toEqual([
      [`${path}/delivery-type`, { version: 1, deliveryType: 'ONLINE' }],
      [`${path}/clinic-status`, { version: 2, clinicStatus: 'EXEMPT' }],
      [`/${low.id}/grade/FIRST`, { version: 3, grade: 4 }],
      [`${path}/memo`, { version: 4, memo: '검산을 안 함' }],
    ]);
    const shown = [FIRST.delivery, FIRST.clinic, FIRST.grade, FIRST.memo];
    await waitFor(() =>
      expect(shown.map((column) => cellAt(canvasElement, LOW, column).textContent)).toEqual([
        '온라인',
        '면제',
        '4등급',
        '검산을 안 함',
      ]),
    );
  },
});

/** The last value gives the exam its 등급: all of the column come at once, and its head says the scale. */
export const GradesFollow = meta.story({
  beforeEach: ({ msw }) => {
    let isWritten = false;
    const waiting = gradebook(24, ['주간 테스트']);
    const attempts = waiting.exams[0]!.scores.flatMap((score) => score.attempts);
    const graded = attempts.map((attempt) => ({ ...attempt, examId: waiting.exams[0]!.id }));
    for (const attempt of attempts) Object.assign(attempt, { grade: null, gradeScale: null });
    msw.use(
      filled('setFirstValue', () => {
        isWritten = true;
        return cellAfter(low, 0, { value: 50, version: 2, grade: 5, gradeScale: 9 });
      }),
      filled(ScoreChangesDocument, () => ({
        scores: [],
        scoreAttempts: isWritten ? graded.filter(({ scoreId }) => scoreId !== low.id) : [],
        scores_aggregate: { aggregate: { count: 24 } },
        scoreAttempts_aggregate: { aggregate: { count: attempts.length } },
      })),
      ...answers(waiting),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const gradeAt = (row: number) => cellAt(canvasElement, row, FIRST.grade).textContent;
    await press(canvasElement, [LOW, FIRST.value], '50{Enter}');
    await waitFor(() => expect([gradeAt(LOW), gradeAt(LOW + 1)]).toEqual(['5등급', '4등급']));
    await expect(canvas.getAllByRole('columnheader', { name: /등급 \(9등급제\)/ })).toHaveLength(2);
  },
});

export const MemoRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('writeFirstMemo', 422, 'invalid-value', '메모는 500자까지입니다.'), ...answers(data)),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, [LOW, FIRST.memo], '다음 주에 다시 봄{Enter}');
    const panel = within(await canvas.findByRole('list', { name: '저장하지 못한 칸' }));
    await panel.findByText(/메모는 500자까지입니다/);
    // What was typed stays in its cell, marked, until the person drops it.
    const cell = cellAt(canvasElement, LOW, FIRST.memo);
    await expect(cell).toHaveAttribute('data-state', 'failed');
    await expect(cell).toHaveTextContent('다음 주에 다시 봄');
    await expect(panel.queryByRole('button', { name: '다시 저장' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: '그만두기' }));
    await waitFor(() => expect(cellAt(canvasElement, LOW, FIRST.memo)).toHaveTextContent('마지막 장을 못 풀었음'));
  },
});

export const GradeWithoutPoints = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('setScoreGrade', 409, 'no-value', '점수가 없는 성적에는 등급을 넣을 수 없습니다.'),
      ...answers(data),
    ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, [UNSEATED, FIRST.grade], '3');
    await canvas.findByText(/점수가 없는 성적에는 등급을/);
    await userEvent.keyboard('{ArrowUp}n');
    await waitFor(() => expect(cellAt(canvasElement, UNSEATED, FIRST.grade)).toHaveTextContent(/^$/));
    await expect(canvas.queryByRole('list', { name: '저장하지 못한 칸' })).toBeNull();
  },
});

export const RetakeByKeys = meta.story({
  beforeEach: ({ msw }) => {
    const deliveryType = 'HOME' as const;
    const clinicStatus = 'EXEMPT' as const;
    const after = (values: Partial<Cell>) => taken(cellAfter(retaken, 1, values));
    msw.use(
      filled('setRetakeValue', after({ value: 64, version: 2 })),
      filled('setRetakeDelivery', after({ value: 64, deliveryType, version: 3 })),
      filled('setRetakeClinicStatus', after({ value: 64, deliveryType, clinicStatus, version: 4 })),
      filled('writeRetakeMemo', after({ value: 64, deliveryType, clinicStatus, memo: '두 번째도 미달', version: 5 })),
      ...answers(data),
    );
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, [0, RETAKE.value], '64{Enter}');
    await press(canvasElement, [0, RETAKE.delivery], '3');
    await press(canvasElement, [0, RETAKE.clinic], '5');
    await press(canvasElement, [0, RETAKE.memo], '두 번째도 미달{Enter}');
    const path = `/retake/${retake.id}`;
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(4));
    await expect(sent.mock.calls).toEqual([
      [`${path}/value/64`, { version: 1 }],
      [`${path}/delivery-type`, { version: 2, deliveryType: 'HOME' }],
      [`${path}/clinic-status`, { version: 3, clinicStatus: 'EXEMPT' }],
      [`${path}/memo`, { version: 4, memo: '두 번째도 미달' }],
    ]);
    await sees(within(cellAt(canvasElement, 0, RETAKE.value)).getByRole('img', { name: '미달' }));
    await waitFor(() => expect(cellAt(canvasElement, 0, RETAKE.memo)).toHaveTextContent('두 번째도 미달'));
    await expect(cellAt(canvasElement, 0, RETAKE.delivery)).toHaveTextContent('자택');
    await expect(cellAt(canvasElement, 0, FIRST.delivery)).toHaveTextContent('현장');
  },
});

export const RetakeValueFirstByAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      conflict('setRetakeValue', { id: retake.id, field: 'value', mine: '90', theirs: '72', theirVersion: 4 }),
      ...answers(data),
    ),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, [0, RETAKE.value], '90{Enter}');
    await canvas.findByText(/이준호님이 .*바꿨습니다/);
    await canvas.findByRole('button', { name: '내 값(90)으로 바꾸기' });
    await userEvent.click(canvas.getByRole('button', { name: '그대로 두기' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: '저장하지 못한 칸' })).toBeNull());
  },
});
