import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { MessageIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const QuestionsPage = lazyWithRetry(() => import('./QuestionsPage.tsx'));
const AskPage = lazyWithRetry(() => import('./AskPage.tsx'));
const PostPage = lazyWithRetry(() => import('./PostPage.tsx'));

export const paths = {
  board: '/portal/board',
  ask: '/portal/board/ask',
  askAboutExam: (lectureId: string, examId: string, number?: number) =>
    `/portal/board/ask?lecture=${lectureId}&exam=${examId}${number === undefined ? '' : `&number=${number}`}`,
  post: (id: string) => `/portal/board/${id}`,
};

export const face: Face = {
  routes: [
    { path: 'board', element: <QuestionsPage /> },
    { path: 'board/ask', element: <AskPage /> },
    { path: 'board/:postId', element: <PostPage /> },
  ],
  navigation: [{ label: '질문', href: paths.board, icon: MessageIcon, order: 25 }],
};
