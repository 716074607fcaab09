import { expect, fn, within } from 'storybook/test';
import type { Cell } from '#client/generated/rest/scores.ts';
import { lectures } from '#mocks/cast.ts';
import { failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { press, says, selectRows, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import RetakesPage from './RetakesPage.tsx';
import { around, due, list } from './testing/due.ts';

const lectureId = lectures.calculusB.id;
const meta = preview.meta({
  title: 'CRM/시험/재시험 더하기',
  component: RetakesPage,
  decorators: [
    inCrm({ at: `/crm/retakes?filters[0][field]=lecture&filters[0][operator]=eq&filters[0][value]=${lectureId}` }),
  ],
});

const sent = fn();
const changeSetId = '01990000-0000-7f00-8000-0000000000c7';
const scoreIds = due.map(({ scoreId }) => scoreId);
const added = (scoreId: string): Cell => ({
  id: scoreId,
  scoreId,
  retakeNumber: 1,
  status: 'GRADED',
  scoreVersion: 1,
  value: null,
  deliveryType: 'ONSITE',
  clinicStatus: 'NONE',
  memo: '',
  grade: null,
  gradeScale: null,
  version: 1,
});
const taken = filled('addRetakes', { cells: scoreIds.map(added), changeSetId }, sent);

/** Selects all and adds the next retake of each. */
async function addAll(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findByRole('link', { name: due[0]!.score.student.user.name });
  await selectRows(canvas.getByRole('checkbox', { name: '모든 행 선택' }));
  await press(canvas, '6명 재시험 추가');
}

export const AddedAndUndone = meta.story({
  beforeEach: ({ msw }) => {
    const undone = filled('undoScores', undefined, sent);
    msw.use(taken, undone, list, ...around);
  },
  play: async ({ canvas, canvasElement }) => {
    await addAll(canvasElement);
    await says(canvas, '6명의 재시험을 추가했습니다');
    await expect(sent).toHaveBeenCalledWith({ scoreIds });
    await expect(canvas.queryByRole('button', { name: '6명 재시험 추가' })).toBeNull();
    await submit(canvas, '되돌리기', '재시험을 추가하기 전으로 되돌렸습니다');
    await expect(sent).toHaveBeenLastCalledWith({ changeSetId });
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('addRetakes', 409, 'not-given', '보지 않은 시험의 재시험은 넣을 수 없습니다.'), list, ...around),
  play: async ({ canvas, canvasElement }) => {
    await addAll(canvasElement);
    await says(canvas, '보지 않은 시험의 재시험은 넣을 수 없습니다.');
    // Who was selected stays selected.
    await canvas.findByRole('button', { name: '6명 재시험 추가' });
  },
});

export const UndoRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '뒤에 추가한 재시험이 있는 학생이 있습니다. 나중에 추가한 것부터 삭제해 주세요.';
    msw.use(taken, failed('undoScores', 409, 'not-latest', detail), list, ...around);
  },
  play: async ({ canvas, canvasElement }) => {
    await addAll(canvasElement);
    await submit(canvas, '되돌리기', '뒤에 추가한 재시험이 있는 학생이 있습니다. 나중에 추가한 것부터 삭제해 주세요.');
  },
});
