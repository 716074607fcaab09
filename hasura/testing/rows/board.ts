import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  board_posts: () => ({ category: 'FAQ', title: '자주 묻는 질문', body: '본문' }),
  board_answers: () => ({
    post_id: parent('board_posts', { category: 'QUESTION', created_by: parent('students') }),
    body: '답변',
  }),
} satisfies RowMakers;
