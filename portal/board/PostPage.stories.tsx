import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalBoardPostDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import PostPage from './PostPage.tsx';
import { question } from './testing/questions.ts';

const accepted = fn();

const meta = preview.meta({
  title: 'Portal/질문/질문',
  component: PostPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.post(question.id), route: paths.post(':postId') })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBoardPostDocument, { boardPosts_by_pk: question }),
      filled('acceptBoardAnswer', undefined, accepted),
    ),
});

Filled.test('An acceptance is taken back', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(3));
  await press(canvas, '채택 취소');
  await hears(accepted, { answerId: question.answers[0]?.id, isAccepted: false });
});

export const OfAClassmate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(PortalBoardPostDocument, { boardPosts_by_pk: { ...question, createdByStudent: null } })),
  play: async ({ canvas }) => {
    await says(canvas, '이름 없이');
    await expect(canvas.queryByRole('button', { name: '채택 취소' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /^추가 질문/ })).toBeNull();
  },
});

export const Waiting = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBoardPostDocument, {
        boardPosts_by_pk: { ...question, answers: [], answeredAt: null, waitingSince: question.createdAt },
      }),
    ),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '수정' })),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PortalBoardPostDocument)),
  play: ({ canvas }) => says(canvas, '볼 수 없는 글이에요'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalBoardPostDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalBoardPostDocument)) });
