import { buildBoardPost } from '#mocks/builders/boardPost.ts';
import { buildTerm } from '#mocks/builders/term.ts';
import { filled } from '#mocks/states.ts';
import { TermsListDocument } from '../pages/generated/graphql.ts';

/** A notice and two questions with answers. */
export const posts = [
  buildBoardPost(),
  buildBoardPost({ category: 'FAQ', title: '비밀번호를 잊었어요', body: '비밀번호 찾기에서 링크를 받으세요.' }),
  buildBoardPost({ category: 'FAQ', title: '결석하면 어떻게 하나요?', body: '보강이나 영상으로 들을 수 있습니다.' }),
];

/** The terms in the footer of the public pages. */
export const footer = filled(TermsListDocument, {
  terms: [buildTerm(), buildTerm({ id: 'privacy', title: '개인정보 처리방침' })],
});
