import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { MessageIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const QuestionsPage = lazyWithRetry(() => import('./QuestionsPage.tsx'));
const AskPage = lazyWithRetry(() => import('./ask/AskPage.tsx'));
const PostPage = lazyWithRetry(() => import('./PostPage.tsx'));

export const face: Face = {
  routes: [
    { path: 'board', element: <QuestionsPage /> },
    { path: 'board/ask', element: <AskPage /> },
    { path: 'board/:postId', element: <PostPage /> },
  ],
  navigation: [{ label: '질문', href: paths.board, icon: MessageIcon, order: 25 }],
};
