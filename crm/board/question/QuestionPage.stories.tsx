import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { choose, hears, openForm, press, says, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import {
  BoardDeskDocument,
  BoardHistoryDocument,
  BoardRepliesDocument,
  QuestionDeskDocument,
  WaitingQuestionsDocument,
} from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import QuestionPage from './QuestionPage.tsx';
import { desk, question } from '../testing/questions.ts';

const answered = fn();
const around = [
  filled(BoardDeskDocument, desk),
  filled(WaitingQuestionsDocument, { boardPosts: [{ id: question.id }] }),
  filled(BoardRepliesDocument, {
    boardReplies: [{ id: namedId('r'), title: '풀이 요청', body: '풀이 과정을 사진으로 올려 주세요.', version: 1 }],
  }),
];

const meta = preview.meta({
  title: 'CRM/게시판/질문',
  component: QuestionPage,
  decorators: [inCrm({ at: paths.post(question.id), route: paths.post(':postId') })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...around,
      filled(QuestionDeskDocument, { boardPosts_by_pk: question }),
      filled('answerBoardPost', undefined, answered),
    ),
});

Filled.test('An answer is sent', async ({ canvas }) => {
  await says(canvas, '음수면 어떻게 되나요?');
  const field = await canvas.findByRole('textbox', { name: /^답변/ });
  await choose(canvas, { '자주 쓰는 답변 삽입': '풀이 요청' });
  await says(canvas, '풀이 과정을 사진으로 올려 주세요.');
  await expect(field).toBeDefined();
  await press(canvas, '답변 보내기');
  await hears(answered, expect.objectContaining({ version: 4, fileIds: [] }));
});

const version = (at: number, more: object) => ({
  id: namedId(`v${at}`),
  answerId: null,
  at: `2026-11-20T0${at}:00:00Z`,
  title: '7번 판별식',
  body: '판별식이 왜 0보다 커야 하나요?',
  actor: null,
  ...more,
});

export const History = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...around,
      filled(QuestionDeskDocument, { boardPosts_by_pk: question }),
      filled(BoardHistoryDocument, {
        boardVersions: [
          version(3, {
            answerId: namedId('a1'),
            title: null,
            body: '근이 두 개이려면 그렇습니다.',
            actor: { name: '이준호' },
          }),
          version(1, {}),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await press(canvas, '수정 이력');
    const list = within(await screen.findByRole('list', { name: '수정 이력' }));
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^답변 · 이준호/),
      expect.stringMatching(/^질문 · 학생/),
    ]);
  },
});

export const NeverEdited = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...around, filled(QuestionDeskDocument, { boardPosts_by_pk: question }), empty(BoardHistoryDocument)),
  play: ({ canvas }) => tells(canvas, '수정 이력', '수정한 적이 없습니다'),
});

/** Explains with a drawing that goes along with the answer. */
export const Drawing = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, filled(QuestionDeskDocument, { boardPosts_by_pk: question })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, '그려서 설명하기', '그려서 설명하기');
    const attach = dialog.getByRole('button', { name: '그림 붙이기' });
    await expect(attach).toBeDisabled();
    await press(dialog, '파랑 펜');
    const sheet = await dialog.findByRole('img', { name: '그리는 종이' });
    const { left, top } = sheet.getBoundingClientRect();
    const at = (x: number, y: number) => ({ target: sheet, coords: { clientX: left + x, clientY: top + y } });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(40, 40) },
      at(120, 90),
      at(200, 60),
      { keys: '[/MouseLeft]', ...at(200, 60) },
    ]);
    const back = dialog.getByRole('button', { name: '되돌리기' });
    await waitFor(() => expect(back).toBeEnabled());
    await userEvent.click(attach);
    await expect(await canvas.findByRole('list', { name: '붙일 파일' })).toHaveTextContent('그림.png');
  },
});

/** An answered question becomes an FAQ with its best answer. */
export const MakeFaq = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...around,
      filled(QuestionDeskDocument, { boardPosts_by_pk: question }),
      filled('createBoardPost', { id: question.id }, answered),
    ),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'FAQ로 만들기');
    await expect(await dialog.findByRole('textbox', { name: /^제목/ })).toHaveValue(question.title);
    await says(dialog, /근의 공식에서 근호 안/);
    await press(dialog, '저장');
    await hears(answered, expect.objectContaining({ category: 'FAQ', title: question.title }));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, empty(QuestionDeskDocument)),
  play: ({ canvas }) => says(canvas, '글을 찾을 수 없습니다'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, loading(QuestionDeskDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, failed(QuestionDeskDocument)),
});
