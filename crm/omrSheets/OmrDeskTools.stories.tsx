import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { asks, hearsLast, press, says, sees, submit, takeForm } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { keepFiles, saved } from '../shared/testing/savedFiles.ts';
import { OmrDeskDocument } from './generated/graphql.ts';
import OmrDeskPage from './OmrDeskPage.tsx';
import { exam, examId, page } from './testing/deskExam.ts';

const meta = preview.meta({
  title: 'CRM/시험/OMR 도구',
  component: OmrDeskPage,
  decorators: [inCrm({ at: `/crm/exams/${examId}/omr`, route: '/crm/exams/:examId/omr' })],
  beforeEach: ({ msw }) => msw.use(filled('readSheetPage', { ...page, image: null })),
});

const changeSetId = '01990000-0000-7f00-8000-0000000000c6';
const sent = fn();
/** The desk as the server holds it; a write changes it. */
let held = exam;
const startDesk = () => {
  held = exam;
  return filled(OmrDeskDocument, () => ({ exams_by_pk: held }));
};

const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });

export const SheetsPrinted = meta.story({
  beforeEach: ({ msw }) => {
    const desk = startDesk();
    const printed = filled('printOmrSheets', pdf, sent);
    msw.use(printed, desk);
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await press(canvas, '빈 답안지');
    await hearsLast(saved, '9월 모의고사 대비 답안지 (빈 종이).pdf');
    await press(canvas, '학생별 답안지 3장');
    await hearsLast(saved, '9월 모의고사 대비 답안지.pdf');
    await expect(sent.mock.calls).toEqual([[{ who: 'BLANK' }], [{ who: 'ALL' }]]);
  },
});

export const PrintingRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      failed('printOmrSheets', 409, 'no-questions', '문항이 없는 시험입니다. 정답표를 먼저 만들어 주세요.'),
      startDesk(),
    );
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await submit(canvas, '빈 답안지', '문항이 없는 시험입니다. 정답표를 먼저 만들어 주세요.');
    await expect(saved).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '빈 답안지' })).toBeEnabled();
  },
});

export const ScanCancelled = meta.story({
  beforeEach: ({ msw }) => {
    const desk = startDesk();
    const cancelled = filled('cancelScan', (request) => {
      sent(new URL(request.url).pathname.split('/').slice(-3).join('/'));
      const [reading, ...others] = exam.omrScans;
      held = { ...exam, omrScans: [{ ...reading!, status: 'CANCELLED' }, ...others] };
    });
    msw.use(cancelled, desk);
  },
  play: async ({ canvas }) => {
    await press(canvas, '취소');
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: /스캔 올리기/ }));
    const files = within(canvas.getByRole('list', { name: '올린 파일' }));
    await says(files, '취소', '12/40쪽');
  },
});

export const CancellingTooLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('cancelScan', 409, 'scan-ended', '이미 다 읽었거나 취소한 스캔입니다.'), startDesk()),
  play: async ({ canvas }) => {
    await submit(canvas, '취소', '이미 다 읽었거나 취소한 스캔입니다.');
    await sees(canvas.getByRole('progressbar'));
  },
});

/** Asks to delete all scans and types the words that are asked for. */
async function deleteAll(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const question = await takeForm(canvas, '답안지 메뉴', '스캔 모두 삭제', '스캔을 모두 삭제할까요?', 'alertdialog');
  await says(question, /파일 2개와 6쪽/);
  await expect(question.getByRole('button', { name: '모두 삭제' })).toBeDisabled();
  await userEvent.type(question.getByRole('textbox'), '모두 삭제');
  await press(question, '모두 삭제');
  return question;
}

export const ScansDeleted = meta.story({
  beforeEach: ({ msw }) => {
    const desk = startDesk();
    const deleted = filled('deleteOmrFiles', (request) => {
      sent(`${request.method} ${new URL(request.url).pathname}`);
      held = { ...exam, omrScans: [], omrSheets: [], omrLedger: null };
      return { scans: 2, sheets: 6 };
    });
    msw.use(deleted, desk);
  },
  play: async ({ canvas, canvasElement }) => {
    await deleteAll(canvasElement);
    await says(canvas, '파일 2개와 6쪽을 삭제했습니다');
    await expect(sent).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '답안지 메뉴' })).toBeNull());
    await says(canvas, /답안지를 인쇄해 시험을 본 뒤/);
  },
});

export const DeletingWhileRead = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '아직 읽고 있는 스캔이 있습니다. 끝나기를 기다리거나 읽기를 취소하고 삭제해 주세요.';
    msw.use(failed('deleteOmrFiles', 409, 'scan-open', detail), startDesk());
  },
  play: async ({ canvas, canvasElement }) => {
    const question = await deleteAll(canvasElement);
    await says(question, /아직 읽고 있는 스캔이 있습니다/);
    await press(question, '취소');
    await expect(canvas.getByRole('group', { name: 'OMR 장부' })).toHaveTextContent('답안지4장');
  },
});

/** Deletes the graded sheet of 김민수. */
async function deleteSheet(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('tab', { name: /모든 쪽/ }));
  const question = await asks(canvas, '3주차 답안.pdf 1쪽 삭제', '이 답안지를 삭제할까요?');
  await says(question, /김민수 학생의 답과 점수가 비워지고/);
  await press(question, '답안지 삭제');
  return question;
}

const graded = () => {
  const desk = startDesk();
  const deleted = filled('deleteScoreOmr', (request) => {
    sent(new URL(request.url).pathname);
    const [first, ...others] = exam.omrSheets;
    held = { ...exam, omrSheets: [{ ...first!, status: 'REJECTED', rejectReason: '점수에서 제외' }, ...others] };
    return { changeSetId };
  });
  return [deleted, desk];
};

export const SheetDeletedAndUndone = meta.story({
  beforeEach: ({ msw }) => {
    const handlers = graded();
    const undone = filled('undoOmr', async (request) => {
      sent(await request.json());
      held = exam;
      return { changeSetId };
    });
    msw.use(undone, ...handlers);
  },
  play: async ({ canvas, canvasElement }) => {
    await deleteSheet(canvasElement);
    await says(screen, '답안지를 삭제하고 점수를 비웠습니다');
    await expect(sent.mock.lastCall?.[0]).toContain(exam.scores[0]!.id);
    await canvas.findByRole('cell', { name: '점수에서 제외' });
    await submit(screen, '되돌리기', '되돌렸습니다');
    await expect(sent).toHaveBeenLastCalledWith({ changeSetId });
    await waitFor(() => expect(canvas.queryByRole('cell', { name: '점수에서 제외' })).toBeNull());
  },
});

export const UndoRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그 뒤에 이준호님이 수정한 것이 있어 되돌릴 수 없습니다(김민수). 하나씩 확인하고 수정해 주세요.';
    msw.use(failed('undoOmr', 409, 'changed-since', detail), ...graded());
  },
  play: async ({ canvas, canvasElement }) => {
    await deleteSheet(canvasElement);
    await submit(screen, '되돌리기', /그 뒤에 이준호님이 수정한 것이 있어/);
    await canvas.findByRole('cell', { name: '점수에서 제외' });
  },
});

export const DeletingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('deleteScoreOmr', 409, 'no-sheet', '이 학생의 답안지가 없습니다.'), startDesk()),
  play: async ({ canvasElement }) => {
    const question = await deleteSheet(canvasElement);
    await says(question, '이 학생의 답안지가 없습니다.');
  },
});
