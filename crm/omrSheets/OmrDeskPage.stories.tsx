import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { students } from '#mocks/cast.ts';
import { conflict, empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { hears, press, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { OmrDeskDocument } from './generated/graphql.ts';
import OmrDeskPage from './OmrDeskPage.tsx';
import { exam, examId, page, sheet, twin, unknown } from './testing/deskExam.ts';

const { seoyeon } = students;
const sent = fn();
const meta = preview.meta({
  title: 'CRM/시험/OMR',
  component: OmrDeskPage,
  decorators: [inCrm({ at: `/crm/exams/${examId}/omr`, route: '/crm/exams/:examId/omr' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, { exams_by_pk: exam }),
      filled('readSheetPage', page),
      filled(
        'reviewSheet',
        { id: unknown.id, version: 4, status: 'GRADED', value: 60, changeSetId: namedId('set') },
        sent,
      ),
    ),
});

Filled.test('A page is graded by keys', async ({ canvas }) => {
  const ledger = await canvas.findByRole('group', { name: 'OMR 장부' });
  await expect(ledger).toHaveTextContent('답안지4장');
  await expect(ledger).toHaveTextContent('빈 쪽1쪽답안지 아님1쪽');
  await expect(canvas.getByRole('progressbar', { name: '늦은 답안.pdf 읽는 중' })).toHaveAttribute(
    'aria-valuenow',
    '30',
  );
  const review = within(canvas.getByRole('article', { name: '3주차 답안.pdf 2쪽' }));
  await expect(review.getByRole('combobox', { name: '학생' })).toHaveDisplayValue(new RegExp(seoyeon.name));
  const answers = review.getByRole('listbox', { name: '답' });
  await review.findByRole('img', { name: '3주차 답안.pdf 2쪽 그림' });
  // The keys go where the ring is, without a click.
  await expect(answers).toHaveFocus();
  await expect(canvas.getByRole('list', { name: '확인할 쪽' })).toHaveTextContent(`${seoyeon.name}?`);
  await sees(canvas.getByRole('button', { name: new RegExp(`3주차 답안.pdf 2쪽.*${seoyeon.name}\\?`) }));
  await says(review, '아직 점수 없음 → 60점');
  await sees(review.findByRole('img', { name: '2번 확대' }));
  await userEvent.keyboard('3{ArrowRight}{ArrowRight}4{ArrowRight}42{Enter}');
  await hears(sent, {
    version: 3,
    decision: 'GRADE',
    studentId: seoyeon.id,
    answers: [2, 3, 1, 4, 1742],
  });
});

export const Twin = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, { exams_by_pk: { ...exam, omrSheets: [sheet(1), twin] } }),
      filled('readSheetPage', { ...page, image: null }),
    ),
  play: async ({ canvas }) => {
    await says(canvas, /다른 답: 3번 ① → ④/, '지금 100점 → 80점');
    await expect(canvas.getByRole('button', { name: '이 답안지로 바꾸고 채점' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('tab', { name: /스캔 올리기/ }));
    await expect(canvas.getByRole('list', { name: '올린 파일' })).toHaveTextContent('3주차 답안.pdf');
    await userEvent.click(canvas.getByRole('tab', { name: /출결과 다른 학생/ }));
    await says(canvas, '왔는데 답안지가 없는 학생 1명');
  },
});

/** A page gets a note at the version on screen. */
const noted = { exams_by_pk: { ...exam, omrSheets: [sheet(1, { memo: '마킹이 흐림' }), twin] } };

/** Opens the note of the first page and writes on. */
async function writeMemo(canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole'>) {
  await userEvent.click(await canvas.findByRole('tab', { name: /모든 쪽/ }));
  await says(canvas, '마킹이 흐림');
  await press(canvas, '3주차 답안.pdf 1쪽 메모');
  const element = await screen.findByRole('dialog', { name: '3주차 답안.pdf 1쪽 메모' });
  const dialog = within(element);
  const memo = dialog.getByRole('textbox', { name: /메모/ });
  await userEvent.type(memo, ', 손으로 확인함');
  return { element, dialog, memo, save: dialog.getByRole('button', { name: '저장' }) };
}

export const MemoWritten = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, noted),
      filled('readSheetPage', { ...page, image: null }),
      filled('writeSheetMemo', { id: sheet(1).id, version: 4 }, sent),
    ),
  play: async ({ canvas }) => {
    const { save } = await writeMemo(canvas);
    await userEvent.click(save);
    await hears(sent, { version: 3, memo: '마킹이 흐림, 손으로 확인함' });
    await says(screen, '메모를 저장했습니다');
  },
});

export const MemoPending = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, noted),
      filled('readSheetPage', { ...page, image: null }),
      loading('writeSheetMemo'),
    ),
  play: async ({ canvas }) => {
    const { element, memo, save } = await writeMemo(canvas);
    await sendsOnce(save);
    await expect(memo).toHaveValue('마킹이 흐림, 손으로 확인함');
    await staysOpen(element);
  },
});

/** A colleague wrote first: both notes are shown, and saving again overwrites theirs. */
export const MemoOvertaken = meta.story({
  beforeEach: ({ msw }) => {
    const both = { mine: '마킹이 흐림, 손으로 확인함', theirs: '다시 스캔함', theirVersion: 4, changedBy: '박서연' };
    msw.use(
      filled(OmrDeskDocument, noted),
      filled('readSheetPage', { ...page, image: null }),
      conflict('writeSheetMemo', { id: sheet(1).id, label: '3주차 답안.pdf 1쪽', ...both }),
    );
  },
  play: async ({ canvas, msw }) => {
    const { dialog, memo, save } = await writeMemo(canvas);
    await userEvent.click(save);
    await says(dialog, '다시 스캔함');
    await expect(memo).toHaveValue('마킹이 흐림, 손으로 확인함');
    msw.use(filled('writeSheetMemo', { id: sheet(1).id, version: 5 }, sent));
    await userEvent.click(save);
    await hears(sent, { version: 4, memo: '마킹이 흐림, 손으로 확인함' });
  },
});

export const Fresh = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(OmrDeskDocument, {
        exams_by_pk: {
          ...exam,
          omrSheets: [],
          omrScans: [],
          omrLedger: { pages: 0, sheets: 0, graded: 0, needsReview: 0, rejected: 0, pending: 0, blank: 0, noSheet: 0 },
        },
      }),
      failed('uploadOmrScan', 409, 'answers-missing', '정답이 없는 문항이 있습니다: 3번.'),
    ),
  play: async ({ canvas, canvasElement }) => {
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('no place for files');
      return found;
    });
    await userEvent.upload(input, new File(['%PDF-1.7'], '답안.pdf', { type: 'application/pdf' }));
    await says(canvas, /정답이 없는 문항이 있습니다: 3번/);
  },
});

/** Where nothing was scanned, nothing is said to be right. */
export const NothingScanned = meta.story({
  beforeEach: Fresh.input.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /출결과 다른 학생/ }));
    await says(canvas, '아직 읽은 답안지가 없습니다');
    await userEvent.click(canvas.getByRole('tab', { name: /확인할 쪽/ }));
    await says(canvas, '아직 읽은 답안지가 없습니다');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(OmrDeskDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(OmrDeskDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(OmrDeskDocument)) });
