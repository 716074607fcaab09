import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { hears, press, says, write } from '#ui-kit/testing/play.ts';
import { inPortal } from '../../shared/testing/inPortal.tsx';
import { onAPhone } from '../../shared/testing/onAPhone.ts';
import AskPage from './AskPage.tsx';
import { PortalAskItemsDocument, PortalAskPlacesDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { question } from '../testing/questions.ts';

const { id: lectureId, name } = lectures.calculusB;
const exam = { id: '01990000-0000-7000-8000-0000000e0001', name: '9월 모의고사 대비', lectureId };
const places = { lectures: [{ id: lectureId, name }], exams: [exam] };
const asked = fn();

const meta = preview.meta({
  title: 'Portal/질문/문항을 묻기',
  component: AskPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.askAboutExam(lectureId, exam.id, 7), route: '*' })],
});

/** From an item of one's result: its number is there, another may be chosen, and a file may go along. */
export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalAskPlacesDocument, places),
      filled(PortalAskItemsDocument, {
        scores: [
          {
            id: exam.id,
            answers: [
              { number: 6, isCorrect: true, gradingRule: 'NORMAL' },
              { number: 7, isCorrect: false, gradingRule: 'NORMAL' },
            ],
          },
        ],
      }),
      filled('listBoardPosts', { total: 0, posts: [] }),
      filled('createBoardPost', { id: question.id }, asked),
    ),
});

Filled.test('Sent without a name', async ({ canvas }) => {
  const item = await canvas.findByRole('combobox', { name: /^문항/ });
  await waitFor(() => expect(item).toHaveDisplayValue('7번 (틀림)'));
  await userEvent.upload(
    canvas.getByLabelText('파일 고르기', { selector: 'input' }),
    new File(['%PDF-'], '풀이.pdf', { type: 'application/pdf' }),
  );
  await says(canvas, '풀이.pdf');
  await userEvent.click(canvas.getByRole('radio', { name: /이름 없이/ }));
  await says(canvas, /파일 안에 이름이/);
  await press(canvas, '풀이.pdf 빼기');
  await write(canvas, { '무엇이 궁금한가요?': '왜 ③인가요?' });
  await press(canvas, '질문 보내기');
  await hears(asked, expect.objectContaining({ examId: exam.id, examNumber: 7, title: '7번 왜 ③인가요?' }));
});
