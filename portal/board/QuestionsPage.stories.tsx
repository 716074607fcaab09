import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says, sees } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { PortalBoardDocument, PortalClassBoardDocument, PortalPostsDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import QuestionsPage from './QuestionsPage.tsx';
import { row } from './testing/questions.ts';

const board = {
  mine: [
    row(1),
    row(2, { title: '극한값이 왜 2인가요?', waitingSince: null, answeredAt: '2026-11-20T10:00:00Z' }),
    row(3, { title: '교재 3단원 14번', waitingSince: null, answers: [{ isAccepted: true }], exam: null }),
  ],
  others: [row(4, { title: '삼각함수 덧셈정리' }), row(5, { title: '수열의 극한 5번' })],
};

const meta = preview.meta({
  title: 'Portal/질문/목록',
  component: QuestionsPage,
  ...onAPhone,
  decorators: [inPortal({ at: paths.board, route: paths.board })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBoardDocument, { boardPosts: board.mine }),
      filled(PortalClassBoardDocument, { boardPosts: board.others }),
    ),
});

Filled.test('Those of the class are shown', async ({ canvas }) => {
  await sees(canvas.findByRole('link', { name: /7번 판별식/ }));
  await userEvent.click(canvas.getByRole('tab', { name: /우리 반/ }));
  await expect(await canvas.findAllByText(/이름 없이/)).toHaveLength(2);
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(PortalBoardDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(PortalBoardDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(PortalBoardDocument)) });

const post = (name: string, category: string, title: string) => ({
  id: namedId(name),
  category,
  title,
  createdAt: '2026-11-18T03:00:00Z',
});

export const Posts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(PortalBoardDocument, { boardPosts: board.mine }),
      filled(PortalPostsDocument, {
        boardPosts: [post('p1', 'FAQ', '보강은 어떻게 신청하나요?'), post('p2', 'NOTICE', '기말고사 대비 특강 안내')],
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'FAQ·공지' }));
    await sees(canvas.findByRole('link', { name: /보강은 어떻게/ }));
    await says(canvas, /^공지 · /);
  },
});

export const NoPosts = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(PortalBoardDocument, { boardPosts: board.mine }), empty(PortalPostsDocument)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'FAQ·공지' }));
    await says(canvas, '아직 올라온 글이 없어요');
  },
});
