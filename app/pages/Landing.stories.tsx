import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { PublicBoardDocument } from './generated/graphql.ts';
import { footer, posts } from '../testing/board.ts';
import { withApp } from '../testing/withApp.tsx';
import Landing from './Landing.tsx';

const meta = preview.meta({
  title: 'App/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(footer),
});

const notices = posts.filter(({ category }) => category === 'NOTICE');

export const Filled = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(filled(PublicBoardDocument, { boardPosts: notices })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '겨울 특강 안내' })).toHaveAttribute(
      'href',
      `/board/${posts[0]?.id}`,
    );
    const signIns = canvas.getAllByRole('link', { name: '로그인' });
    await expect(signIns.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
    await expect(await canvas.findByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms/service');
  },
});

export const Empty = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(empty(PublicBoardDocument)),
});

export const Loading = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(loading(PublicBoardDocument)),
});

export const Failed = meta.story({
  decorators: [withApp()],
  beforeEach: ({ msw }) => msw.use(failed(PublicBoardDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 시도' })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  decorators: [withApp({ auth: buildAuth('minsu') })],
  beforeEach: ({ msw }) => msw.use(filled(PublicBoardDocument, { boardPosts: notices })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '내 화면' })).toHaveAttribute('href', '/portal');
  },
});
