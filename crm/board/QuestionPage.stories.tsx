import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import {
  BoardDeskDocument,
  BoardRepliesDocument,
  QuestionDeskDocument,
  WaitingQuestionsDocument,
} from './generated/graphql.ts';
import { paths } from './index.tsx';
import QuestionPage from './QuestionPage.tsx';
import { desk, question } from './testing/questions.ts';

const answered = fn();
const around = [
  filled(BoardDeskDocument, desk),
  filled(WaitingQuestionsDocument, { boardPosts: [{ id: question.id }] }),
  filled(BoardRepliesDocument, {
    boardReplies: [{ id: 'r', title: '풀이 요청', body: '풀이 과정을 사진으로 올려 주세요.', version: 1 }],
  }),
];

const meta = preview.meta({
  title: 'CRM/게시판 질문',
  component: QuestionPage,
  decorators: [inCrm({ at: paths.post(question.id), route: paths.post(':postId') })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    answered.mockReset();
    msw.use(
      ...around,
      filled(QuestionDeskDocument, { boardPosts_by_pk: question }),
      filled('answerBoardPost', async (request) => {
        answered(await request.json());
        return { id: question.id };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('음수면 어떻게 되나요?')).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: /^답변/ });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '자주 쓰는 답변 넣기' }), '풀이 요청');
    await expect(await canvas.findByText('풀이 과정을 사진으로 올려 주세요.')).toBeVisible();
    await expect(field).toBeDefined();
    await userEvent.click(canvas.getByRole('button', { name: '답변 보내기' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(expect.objectContaining({ version: 4, fileIds: [] })));
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, empty(QuestionDeskDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('글을 찾을 수 없습니다')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, loading(QuestionDeskDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...around, failed(QuestionDeskDocument)),
});
