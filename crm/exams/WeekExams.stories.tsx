import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, hearsLast, press, says, submit } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import ExamList from './ExamList.tsx';
import { lectureId, weekId } from './testing/exam.ts';
import { choose, list, note, sent, template, weekly, words } from './testing/weekExams.ts';

const meta = preview.meta({
  title: 'CRM/주차/시험 목록',
  component: ExamList,
  decorators: [inWeek(lectureId, weekId, 'exams')],
});

export const ShownToStudents = meta.story({
  beforeEach: ({ msw }) => {
    const held = list();
    const shown = filled('showExam', async (request) => {
      await note(request);
      held.exams = [{ ...weekly, isShown: true, version: 4 }, words];
      return { id: weekly.id, version: 4 };
    });
    msw.use(shown, ...held.answers);
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, weekly, '학생에게 공개');
    await says(canvas, '학생에게 공개했습니다');
    await expect(sent).toHaveBeenCalledWith(`/wl-exam/${weekly.id}/ready-to-show/true`, { version: 3 });
    await says(canvas, '공개');
    await choose(canvasElement, weekly, '학생에게 숨기기');
    await hearsLast(sent, `/wl-exam/${weekly.id}/ready-to-show/false`, { version: 4 });
  },
});

const overtaken = '주간 테스트: 한서윤님이 먼저 바꿨습니다. 새로 불러온 뒤 다시 수정해 주세요.';

export const ShowingRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('showExam', 409, 'version-conflict', overtaken), ...list().answers),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, weekly, '학생에게 공개');
    await says(canvas, overtaken);
    await expect(canvas.getAllByText('숨김')).toHaveLength(2);
  },
});

export const LinkedToATemplate = meta.story({
  beforeEach: ({ msw }) => {
    const held = list();
    const linked = filled('linkExam', async (request) => {
      await note(request);
      held.exams = [{ ...weekly, templateId: template.id, template, version: 4 }, words];
      return { id: weekly.id, version: 4 };
    });
    msw.use(linked, ...held.answers);
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, weekly, '양식에 잇기');
    const dialog = within(await screen.findByRole('dialog', { name: '주간 테스트 양식에 잇기' }));
    await expect(dialog.getByRole('combobox', { name: /시험 양식/ })).toHaveDisplayValue(template.name);
    await press(dialog, '잇기');
    await says(canvas, '양식에 이었습니다');
    await expect(sent).toHaveBeenCalledWith(`/wl-exam/${weekly.id}/link`, { templateId: template.id, version: 3 });
    await waitFor(() => expect(canvas.getAllByText(/양식 단어 시험 양식/)).toHaveLength(2));
  },
});

export const LinkPending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('linkExam'), ...list().answers),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, weekly, '양식에 잇기');
    const dialog = await screen.findByRole('dialog', { name: '주간 테스트 양식에 잇기' });
    await sendsOnce(within(dialog).getByRole('button', { name: '잇기' }));
    await staysOpen(dialog);
  },
});

export const LinkRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '이미 92점을 받은 학생이 있어 만점을 20점으로 줄일 수 없습니다. 다시 채점해 주세요.';
    msw.use(failed('linkExam', 409, 'points-below-scores', detail), ...list().answers);
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, weekly, '양식에 잇기');
    const dialog = within(await screen.findByRole('dialog', { name: '주간 테스트 양식에 잇기' }));
    await submit(dialog, '잇기', /이미 92점을 받은 학생이 있어/);
    await expect(dialog.getByRole('combobox', { name: /시험 양식/ })).toHaveDisplayValue(template.name);
  },
});

export const UnlinkedFromItsTemplate = meta.story({
  beforeEach: ({ msw }) => {
    const held = list();
    const unlinked = filled('unlinkExam', async (request) => {
      await note(request);
      held.exams = [weekly, { ...words, templateId: null, template: null, version: 2 }];
      return { id: words.id, version: 2 };
    });
    msw.use(unlinked, ...held.answers);
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, words, '양식에서 끊기');
    const dialog = within(await screen.findByRole('alertdialog', { name: '단어 시험을 양식에서 끊을까요?' }));
    await press(dialog, '양식에서 끊기');
    await says(canvas, '양식에서 끊었습니다');
    await expect(sent).toHaveBeenCalledWith(`/wl-exam/${words.id}/unlink`, { version: 1 });
    await waitFor(() => expect(canvas.queryByText(/양식 단어 시험 양식/)).toBeNull());
  },
});

export const UnlinkRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('unlinkExam', 409, 'version-conflict', overtaken), ...list().answers),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, words, '양식에서 끊기');
    const dialog = within(await screen.findByRole('alertdialog'));
    await submit(dialog, '양식에서 끊기', overtaken);
    await press(dialog, '취소');
    await says(canvas, /양식 단어 시험 양식/);
  },
});

/** The names of the exams, from top to bottom of the screen. */
function order(canvasElement: HTMLElement): string[] {
  const rows = within(within(canvasElement).getByRole('list', { name: '시험' })).getAllByRole('listitem');
  const top = (row: HTMLElement): number => row.getBoundingClientRect().top;
  return rows
    .toSorted((one, other) => top(one) - top(other))
    .map((row) => within(row).getAllByRole('link')[0]!.textContent);
}

/** Moves the last exam up by the keys of its handle. */
async function moveUp(canvasElement: HTMLElement): Promise<void> {
  const handle = await within(canvasElement).findByRole('button', { name: '단어 시험 순서 바꾸기' });
  handle.focus();
  await userEvent.keyboard(' {ArrowUp} ');
}

export const Reordered = meta.story({
  beforeEach: ({ msw }) => {
    const held = list();
    const ordered = filled('orderExams', async (request) => {
      await note(request);
      held.exams = [words, weekly];
      return { exams: held.exams.map(({ id, version }) => ({ id, version })) };
    });
    msw.use(ordered, ...held.answers);
  },
  play: async ({ canvasElement }) => {
    await moveUp(canvasElement);
    await hears(sent, '/wl-exam/change-sequence', {
      weeklyLectureId: weekId,
      examIds: [words.id, weekly.id],
    });
    await waitFor(() => expect(order(canvasElement)).toEqual(['단어 시험', '주간 테스트']));
  },
});

export const OrderRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그사이 이 주차의 시험이 바뀌었습니다. 새로 불러온 뒤 다시 옮겨 주세요.';
    msw.use(failed('orderExams', 409, 'exams-changed', detail), ...list().answers);
  },
  play: async ({ canvas, canvasElement }) => {
    await moveUp(canvasElement);
    await says(canvas, /그사이 이 주차의 시험이 바뀌었습니다/);
    await waitFor(() => expect(order(canvasElement)).toEqual(['주간 테스트', '단어 시험']));
  },
});
