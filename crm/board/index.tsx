import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const QuestionQueuePage = lazyWithRetry(() => import('./QuestionQueuePage.tsx'));
const QuestionPage = lazyWithRetry(() => import('./question/QuestionPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'boardPosts',
      label: '게시판',
      list: paths.board,
      show: paths.post(':id'),
      menu: { group: '소통', order: 20 },
    },
    { name: 'boardReplies', label: '자주 쓰는 답변' },
    { name: 'boardAnswers', label: '답변', parent: 'boardPosts' },
    { name: 'boardSettings', label: '답변 기한' },
  ],
  routes: [
    { path: 'board', element: <QuestionQueuePage /> },
    { path: 'board/:postId', element: <QuestionPage /> },
  ],
};
