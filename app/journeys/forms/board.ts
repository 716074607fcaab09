import type { Locator, Page } from '@playwright/test';
import { askGql, post } from '../people/ask.ts';
import { button, menu, type FormSurface, textbox } from './formSurface.ts';

/** A text of the editor is no input. */
const editor = { write: (at: Locator, value: string) => at.fill(value), shows: (value: string) => value };

/** An FAQ, an answer in the demo academy, words for answers, and the deadline. */
export async function prepareBoardForms(page: Page): Promise<FormSurface[]> {
  await post(page, '/api/board', { category: 'NOTICE', title: '겹쳐 쓰는 공지', body: '처음 글' });
  await post(page, '/api/board/replies', { title: '겹쳐 쓰는 답변', body: '처음 말' });
  const { boardAnswers } = await askGql<{ boardAnswers: { postId: string }[] }>(
    page,
    '{ boardAnswers(where: { kind: { _eq: "ANSWER" } }, order_by: [{ id: asc }], limit: 1) { postId } }',
  );
  return [
    {
      surface: '게시글 창',
      path: '/crm/board?tab=NOTICE',
      open: menu('겹쳐 쓰는 공지 메뉴'),
      field: textbox(/^내용/),
      ...editor,
    },
    {
      surface: '답변 창',
      path: `/crm/board/${boardAnswers[0]?.postId}`,
      open: menu(/답변 메뉴$/),
      field: textbox(/^답변/),
      ...editor,
    },
    {
      surface: '자주 쓰는 답변 창',
      path: '/crm/board?tab=replies',
      open: menu('겹쳐 쓰는 답변 메뉴'),
      field: textbox(/^내용/),
    },
    {
      surface: '답변 기한 창',
      path: '/crm/board',
      open: button(/^답변 기한/),
      field: textbox(/^답변 기한/),
      values: (round) => [`2${round}`, `3${round}`],
    },
  ];
}
