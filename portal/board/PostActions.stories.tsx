import { http } from 'msw/http';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildUpload } from '#mocks/builders/upload.ts';
import { lectures } from '#mocks/cast.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { failed, filled } from '#mocks/states.ts';
import { asks, press, retype, says, sees, submit, tells } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { photographOf } from '../shared/testing/photographOf.ts';
import { PortalAskPlacesDocument, PortalBoardPostDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import PostPage from './PostPage.tsx';
import { question } from './testing/questions.ts';
import type { BoardPost } from './types.ts';

const sent = fn();
const fileId = '01990000-0000-7000-8000-00000000b0f9';
/** The question before anybody answered it. */
const waiting: BoardPost = { ...question, answers: [], answeredAt: null, waitingSince: question.createdAt };
const answered = {
  status: 409,
  code: 'answered',
  detail: '답변이 달린 질문은 수정하거나 삭제할 수 없습니다.',
};

const meta = preview.meta({
  title: 'Portal/질문/질문 처리',
  component: PostPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.post(question.id), route: paths.post(':postId') })],
  beforeEach: ({ msw }) => {
    const { id, name } = lectures.calculusB;
    msw.use(filled(PortalAskPlacesDocument, { lectures: [{ id, name }], exams: [] }));
  },
});

/** Answers the question as it is after each command. */
function standing(begin: BoardPost) {
  const post = { ...begin };
  const change = (values: Partial<BoardPost>): { id: string } => {
    Object.assign(post, values);
    return { id: post.id };
  };
  return { read: filled(PortalBoardPostDocument, () => ({ boardPosts_by_pk: { ...post } })), change };
}

const arriving = [
  filled('uploadBoardFiles', (_, { files }) => {
    sent(files.map(({ fileName, contentType }) => [fileName, contentType]));
    return { files: files.map(() => ({ ...buildUpload(fileId), fileName: '질문 1.jpg' })) };
  }),
  http.put('*/api/file-content/part', () => new Response(null, { headers: { etag: 'e' } })),
  filled('completeMultipart', { id: fileId }),
];

type Canvas = Pick<typeof screen, 'findByRole' | 'findByLabelText' | 'getByRole'>;

async function changeTitle(canvas: Canvas) {
  await press(canvas, '수정');
  const title = await canvas.findByRole('textbox', { name: /^제목/ });
  await retype(title, '8번 판별식이요');
  await press(canvas, '저장');
  return title;
}

export const Edited = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing(waiting);
    msw.use(
      post.read,
      filled('updateBoardPost', (_, body) => post.change({ title: body.title, version: 4 }), sent),
    );
  },
  play: async ({ canvas }) => {
    await changeTitle(canvas);
    await says(screen, '질문을 수정했어요');
    await sees(canvas.findByRole('heading', { name: '8번 판별식이요' }));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ title: '8번 판별식이요', version: 3 }));
  },
});

/** Answered in the same moment; what was typed stays. */
export const EditedTooLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalBoardPostDocument, { boardPosts_by_pk: waiting }), failed('updateBoardPost', answered)),
  play: async ({ canvas }) => {
    const title = await changeTitle(canvas);
    const refusal = await canvas.findByText(answered.detail);
    await sees(refusal);
    const button = canvas.getByRole('button', { name: '저장' });
    await expect(refusal.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
    await expect(title).toHaveValue('8번 판별식이요');
  },
});

async function remove(canvas: Canvas) {
  const dialog = await asks(canvas, '삭제', '질문을 삭제할까요?');
  await press(dialog, '삭제');
  return dialog;
}

export const Deleted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBoardPostDocument, { boardPosts_by_pk: waiting }),
      filled('deleteBoardPost', (request) => void sent(new URL(request.url).pathname)),
    ),
  play: async ({ canvas }) => {
    await remove(canvas);
    await says(screen, '질문을 삭제했어요');
    await expect(sent).toHaveBeenCalledWith(`/api/board/${question.id}`);
  },
});

export const DeletedTooLate = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing(waiting);
    msw.use(
      post.read,
      filled('deleteBoardPost', () => {
        post.change(question);
        throw problemResponse(answered);
      }),
    );
  },
  play: async ({ canvas }) => {
    await remove(canvas);
    await sees(screen.findByText(answered.detail));
    await waitFor(() => expect(screen.queryByRole('button', { name: '삭제' })).toBeNull());
  },
});

export const Reopened = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing(question);
    msw.use(
      post.read,
      filled('reopenBoardPost', () => post.change({ waitingSince: '2026-11-23T01:00:00Z' })),
    );
  },
  play: async ({ canvas }) => {
    await tells(canvas, '다시 열기', '질문을 다시 열었어요');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '다시 열기' })).toBeNull());
  },
});

export const ReopenFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalBoardPostDocument, { boardPosts_by_pk: question }), failed('reopenBoardPost')),
  play: async ({ canvas }) => {
    await tells(canvas, '다시 열기', /잠시 뒤 다시 시도해 주세요/);
    await expect(canvas.getByRole('button', { name: '다시 열기' })).toBeEnabled();
  },
});

/** The first try does not arrive; the second sends the words, and the photograph no second time. */
export const FollowedUp = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing(question);
    let isFirst = true;
    msw.use(
      post.read,
      ...arriving,
      filled('followUpBoardPost', (_, body) => {
        sent(body);
        if (isFirst) {
          isFirst = false;
          throw problemResponse({ status: 409, code: 'conflict', detail: '잠시 뒤 다시 보내 주세요.' });
        }
        const [first] = question.answers;
        const followUp = {
          ...first!,
          id: fileId,
          kind: 'FOLLOW_UP',
          body: body.body,
          content: null,
          isAccepted: false,
        };
        return post.change({ answers: [first!, followUp], waitingSince: '2026-11-23T01:00:00Z' });
      }),
    );
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^추가 질문/ });
    await userEvent.type(field, '중근일 때는요?');
    const album = canvas.getAllByLabelText('앨범에서 고르기', { selector: 'input' }).at(-1)!;
    await userEvent.upload(album, await photographOf('풀이', 0));
    await canvas.findByRole('img', { name: '사진 1' });
    await submit(canvas, '추가 질문 보내기', '잠시 뒤 다시 보내 주세요.');
    await expect(field).toHaveValue('중근일 때는요?');
    await tells(canvas, '추가 질문 보내기', '추가 질문을 보냈어요');
    await says(canvas, '중근일 때는요?');
    const words = { body: '중근일 때는요?', fileIds: [fileId] };
    await expect(sent.mock.calls).toEqual([[[['사진.jpg', 'image/jpeg']]], [words], [words]]);
  },
});

/** A photograph is added to a question that waits. */
export const PhotographAdded = meta.story({
  beforeEach: ({ msw }) => {
    const post = standing(waiting);
    msw.use(
      post.read,
      ...arriving,
      filled('completeMultipart', () => {
        const file = {
          id: fileId,
          name: '질문 1.jpg',
          contentType: 'image/jpeg',
          sizeBytes: 300_000,
          createdAt: question.createdAt,
        };
        post.change({ files: [file] });
        return { id: fileId };
      }),
      failed('getDownload', { status: 404 }),
    );
  },
  play: async ({ canvas }) => {
    const album = await canvas.findByLabelText('앨범에서 고르기', { selector: 'input' });
    await userEvent.upload(album, await photographOf('풀이', 0));
    await says(screen, '질문에 붙였어요');
    await expect(sent).toHaveBeenCalledWith([['사진.jpg', 'image/jpeg']]);
  },
});

export const PhotographRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBoardPostDocument, { boardPosts_by_pk: waiting }),
      failed('uploadBoardFiles', 409, 'too-many-files', '이 글에는 파일을 10개까지 붙일 수 있습니다.'),
    ),
  play: async ({ canvas }) => {
    const album = await canvas.findByLabelText('앨범에서 고르기', { selector: 'input' });
    await userEvent.upload(album, await photographOf('풀이', 0));
    await says(screen, '이 글에는 파일을 10개까지 붙일 수 있습니다.');
  },
});
