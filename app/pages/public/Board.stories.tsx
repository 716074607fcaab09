import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sees } from '#ui-kit/testing/play.ts';
import { PublicBoardDocument } from '../generated/graphql.ts';
import { footer, posts } from '../../testing/board.ts';
import { withApp } from '../../testing/withApp.tsx';
import Board from './Board.tsx';

const meta = preview.meta({
  title: 'App/공개/게시판',
  component: Board,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/board' })],
  beforeEach: ({ msw }) => msw.use(footer),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PublicBoardDocument, { boardPosts: posts })),
  play: async ({ canvas }) => {
    const faq = await canvas.findByRole('region', { name: '자주 묻는 질문' });
    await expect(faq.querySelectorAll('li')).toHaveLength(2);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(PublicBoardDocument)),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PublicBoardDocument)) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(PublicBoardDocument)),
  play: ({ canvas }) => sees(canvas.findByRole('button', { name: '다시 시도' })),
});
