import { parent, type RowMakers } from './format.ts';

export const talk = {
  terms: (n) => ({ id: `term-${n}`, title: '약관', body: '본문' }),
  notices: () => ({ title: '공지', body: '본문' }),
  board_posts: () => ({ category: 'FAQ', title: '자주 묻는 질문', body: '본문' }),
  board_answers: () => ({
    post_id: parent('board_posts', { category: 'QUESTION', created_by: parent('students') }),
    body: '답변',
  }),
  push_alert_templates: (n) => ({ name: `템플릿 ${n}`, body: '#{이름} 학생' }),
  word_decks: (n) => ({ title: `단어장 ${n}` }),
} satisfies RowMakers;
