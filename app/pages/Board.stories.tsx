import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { gqlAnswers, gqlFails, gqlWaits } from '../testing/answers.ts';
import { posts, terms } from '../testing/posts.ts';
import { withApp } from '../testing/withApp.tsx';
import Board from './Board.tsx';

const meta = preview.meta({
  title: 'App/Board',
  component: Board,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/board' })],
  beforeEach: ({ msw }) => msw.use(gqlAnswers('TermsList', { terms })),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(gqlAnswers('PublicBoard', { boardPosts: posts })),
  play: async ({ canvas }) => {
    const faq = await canvas.findByRole('region', { name: '자주 묻는 질문' });
    await expect(faq.querySelectorAll('li')).toHaveLength(2);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(gqlAnswers('PublicBoard', { boardPosts: [] })),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(gqlWaits('PublicBoard')) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(gqlFails('PublicBoard')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});
