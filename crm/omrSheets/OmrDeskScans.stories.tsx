import { expect, userEvent, waitFor, within } from 'storybook/test';
import { failed, filled } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { OmrDeskDocument } from './generated/graphql.ts';
import OmrDeskPage from './OmrDeskPage.tsx';
import { examId, page } from './testing/deskExam.ts';
import { mixed } from './testing/mixedScans.ts';

const meta = preview.meta({
  title: 'CRM/시험/OMR 스캔',
  component: OmrDeskPage,
  decorators: [inCrm({ at: `/crm/exams/${examId}/omr`, route: '/crm/exams/:examId/omr' })],
  beforeEach: ({ msw }) =>
    msw.use(filled(OmrDeskDocument, { exams_by_pk: mixed }), filled('readSheetPage', { ...page, fields: [] })),
});

/** Another sheet is seen behind the one that was read. */
export const TwoSheetsOnAPage = meta.story({
  play: async ({ canvas }) => {
    const review = within(await canvas.findByRole('article', { name: '3주차 답안.pdf 2쪽' }));
    await says(review, '답안지가 두 장 보입니다');
    await expect(canvas.getByRole('list', { name: '확인할 쪽' })).toHaveTextContent('3주차 답안.pdf 5쪽 (2번째)');
    const ledger = canvas.getByRole('group', { name: 'OMR 장부' });
    await expect(ledger).toHaveTextContent('답안지6장');
    await expect(ledger).toHaveTextContent('빈 쪽1쪽');
  },
});

/** Every page and sheet with what became of it. */
export const EveryPage = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /모든 쪽/ }));
    const rowOf = (name: string) => within(canvas.getByRole('cell', { name }).closest('tr')!);
    await sees(rowOf('3주차 답안.pdf 2쪽').getByText('답안지가 두 장 보입니다'));
    await sees(rowOf('3주차 답안.pdf 2쪽 (2번째)').getByText(/같은 쪽에 보이는 다른 답안지입니다/));
    await sees(rowOf('3주차 답안.pdf 3쪽').getByText('빈 쪽'));
    await sees(rowOf('3주차 답안.pdf 4쪽').getByText('답안지 아님'));
    await sees(rowOf('3주차 답안.pdf 5쪽 (2번째)').getByText('학번을 알 수 없음'));
    await sees(rowOf('잠긴 답안.pdf 1쪽').getByText(/암호가 걸린 PDF입니다/));
  },
});

/** One good and one bad file are dropped at once. */
export const GoodAndBadFile = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '파일의 내용이 이름의 종류와 다릅니다. 파일을 확인하고 다시 올려 주세요.';
    msw.use(failed('uploadOmrScan', 422, 'wrong-content', detail));
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /스캔 올리기/ }));
    const files = canvas.getByRole('list', { name: '올린 파일' });
    await expect(files).toHaveTextContent(/잠긴 답안.pdf.*1\/1쪽답안지 1장반려/);
    await expect(files).toHaveTextContent(/3주차 답안.pdf.*5\/5쪽답안지 5장, 빈 쪽 1, 답안지 아님 1끝남/);
    const input = await waitFor(() => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!);
    await userEvent.upload(input, new File(['%PDF-1.7'], '이름만.pdf', { type: 'application/pdf' }));
    await says(canvas, /파일의 내용이 이름의 종류와 다릅니다/);
  },
});
