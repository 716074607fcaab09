import { Route, Routes } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { PublicBoardPostDocument } from '../generated/graphql.ts';
import { footer, posts } from '../../testing/board.ts';
import { withApp } from '../../testing/withApp.tsx';
import BoardPost from './BoardPost.tsx';

const meta = preview.meta({
  title: 'App/공개/게시글',
  component: BoardPost,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="board/:id" element={<BoardPost />} />
    </Routes>
  ),
  beforeEach: ({ msw }) => msw.use(footer),
});

const decorators = [withApp({ path: `/board/${posts[0]?.id}` })];

export const Filled = meta.story({
  decorators,
  beforeEach: ({ msw }) => msw.use(filled(PublicBoardPostDocument, { boardPosts_by_pk: posts[0] ?? null })),
});

/** Headings, lists and formulas as they were written. */
export const Formatted = meta.story({
  decorators,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PublicBoardPostDocument, {
        boardPosts_by_pk: {
          ...posts[0]!,
          content: {
            type: 'doc',
            content: [
              { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '겨울 특강' }] },
              {
                type: 'bulletList',
                content: [
                  {
                    type: 'listItem',
                    content: [{ type: 'paragraph', content: [{ type: 'text', text: '수열 $a_n = 2n + 1$' }] }],
                  },
                ],
              },
            ],
          },
        },
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await sees(canvas.findByRole('heading', { level: 3, name: '겨울 특강' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('li math')).toHaveLength(1));
  },
});

/** The post is gone, or was never shown to visitors: the way back is the list. */
export const NoPost = meta.story({
  decorators,
  beforeEach: ({ msw }) => msw.use(empty(PublicBoardPostDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '삭제되었거나 공개되지 않은 글이에요.');
    await expect(canvas.getByRole('link', { name: '게시판 목록' })).toHaveAttribute('href', '/board');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const MalformedAddress = meta.story({
  decorators: [withApp({ path: '/board/1%27or' })],
  play: ({ canvas }) => sees(canvas.getByText('글을 찾을 수 없어요')),
});

export const Loading = meta.story({ decorators, beforeEach: ({ msw }) => msw.use(loading(PublicBoardPostDocument)) });

export const Failed = meta.story({
  decorators,
  beforeEach: ({ msw }) => msw.use(failed(PublicBoardPostDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
