import { http } from 'msw/http';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildUpload } from '#mocks/builders/upload.ts';
import { staff } from '#mocks/cast.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { failed, filled } from '#mocks/states.ts';
import { choose, press, says, sees, takeForm, tells } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import {
  BoardDeskDocument,
  BoardRepliesDocument,
  QuestionDeskDocument,
  QuestionListDocument,
  WaitingQuestionsDocument,
} from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import QuestionPage from './QuestionPage.tsx';
import { desk, question } from '../testing/questions.ts';
import type { Question } from '../types.ts';

const sent = fn();
const answered = fn();
const fileId = '01990000-0000-7000-8000-00000000b0f9';
const changed = {
  status: 409,
  code: 'version-conflict',
  detail: '다른 사람이 먼저 바꿨습니다. 지금 값을 확인해 주세요.',
};

const meta = preview.meta({
  title: 'CRM/게시판/질문 처리',
  component: QuestionPage,
  decorators: [inCrm({ at: paths.post(question.id), route: paths.post(':postId') })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(BoardDeskDocument, desk),
      filled(WaitingQuestionsDocument, { boardPosts: [{ id: question.id }] }),
      filled(BoardRepliesDocument, {
        boardReplies: [{ id: namedId('r'), title: '풀이 요청', body: '풀이 과정을 사진으로 올려 주세요.', version: 1 }],
      }),
      filled(QuestionDeskDocument, { boardPosts_by_pk: question }),
    ),
});

/** Answers the question as it is after each command. */
function standing(begin: Question) {
  const post = { ...begin };
  const change = (values: Partial<Question>): { id: string } => {
    Object.assign(post, values, { version: post.version + 1 });
    return { id: post.id };
  };
  return { read: filled(QuestionDeskDocument, () => ({ boardPosts_by_pk: { ...post } })), change };
}

export const Assigned = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing(question);
    msw.use(
      post.read,
      filled('updateBoardPost', (_, body) => post.change({ assignedTaId: body.assignedTaId }), sent),
    );
  },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: '담당' });
    await within(select).findByRole('option', { name: staff.ta.name });
    await userEvent.selectOptions(select, staff.ta.name);
    await says(screen, '담당을 바꿨습니다');
    await waitFor(() => expect(select).toHaveDisplayValue(staff.ta.name));
    await expect(sent).toHaveBeenCalledWith({ assignedTaId: staff.ta.id, version: 4 });
  },
});

/** A colleague took it meanwhile; the select says who has it. */
export const AssignRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('updateBoardPost', changed)),
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: '담당' });
    await within(select).findByRole('option', { name: staff.ta.name });
    await userEvent.selectOptions(select, staff.ta.name);
    await sees(screen.findByText(changed.detail));
    await expect(select).toHaveDisplayValue('담당 없음');
  },
});

export const Reopened = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing({ ...question, waitingSince: null });
    msw.use(
      post.read,
      filled('reopenBoardPost', () => post.change({ waitingSince: question.createdAt })),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, '답변함');
    await tells(canvas, '다시 열기', '질문을 다시 열었습니다');
    await says(canvas, /시간째 대기/);
    await expect(canvas.queryByRole('button', { name: '다시 열기' })).toBeNull();
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('deleteBoardPost', (request) => void sent(new URL(request.url).pathname)),
      filled(QuestionListDocument, { boardPosts: [], boardPosts_aggregate: { aggregate: { count: 0 } } }),
    ),
  play: async ({ canvas }) => {
    const dialog = await takeForm(canvas, '질문 메뉴', '질문 삭제', '질문을 삭제할까요?', 'alertdialog');
    await tells(dialog, '질문 삭제', '질문을 삭제했습니다');
    await expect(sent).toHaveBeenCalledWith(`/api/board/${question.id}`);
  },
});

const arriving = [
  filled('uploadBoardFiles', (_, { files }) => {
    sent(files.map(({ fileName }) => fileName));
    return { files: files.map(({ fileName }) => ({ ...buildUpload(fileId), fileName })) };
  }),
  http.put('*/api/file-content/part', () => new Response(null, { headers: { etag: 'e' } })),
  filled('completeMultipart', { id: fileId }),
];

async function writeAnswer(canvas: Pick<typeof screen, 'findByRole' | 'findByText' | 'getByLabelText' | 'getByRole'>) {
  await choose(canvas, { '자주 쓰는 답변 삽입': '풀이 요청' });
  await says(canvas, '풀이 과정을 사진으로 올려 주세요.');
  const solution = new File(['%PDF-'], '풀이.pdf', { type: 'application/pdf' });
  await userEvent.upload(canvas.getByLabelText(/사진이나 파일/, { selector: 'input' }), solution);
  await expect(await canvas.findByRole('list', { name: '붙일 파일' })).toHaveTextContent('풀이.pdf');
  await press(canvas, '답변 보내기');
}

/** Refused because a colleague answered meanwhile; what is sent again goes without a second copy of the file. */
export const AnsweredWithFile = meta.story({
  beforeEach: ({ msw }) => {
    const theirs = {
      id: question.id,
      field: 'answers',
      label: '답변',
      mine: null,
      theirs: '답변 하나',
      theirVersion: 5,
    };
    const conflicts = [{ ...theirs, changedBy: staff.taAdmin.name, changedAt: '2026-11-22T01:00:00Z' }];
    msw.use(
      ...arriving,
      filled('answerBoardPost', (_, body) => {
        answered(body.version, body.fileIds);
        if (body.version === 4) throw problemResponse({ ...changed, conflicts });
        return { id: question.id };
      }),
    );
  },
  play: async ({ canvas }) => {
    await writeAnswer(canvas);
    await says(canvas, '답변 하나', '풀이 과정을 사진으로 올려 주세요.');
    await tells(canvas, '답변 보내기', '답변을 보냈습니다');
    await expect(sent.mock.calls).toEqual([[['풀이.pdf']]]);
    await expect(answered.mock.calls).toEqual([
      [4, [fileId]],
      [5, [fileId]],
    ]);
  },
});

/** The words and the files stay in the form. */
export const FileRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('uploadBoardFiles', 409, 'too-many-files', '이 글에는 파일을 30개까지 붙일 수 있습니다.')),
  play: async ({ canvas }) => {
    await writeAnswer(canvas);
    await says(canvas, '이 글에는 파일을 30개까지 붙일 수 있습니다.', '풀이 과정을 사진으로 올려 주세요.');
    await expect(canvas.getByRole('list', { name: '붙일 파일' })).toHaveTextContent('풀이.pdf');
  },
});
