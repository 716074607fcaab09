import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 게시글; by default a public notice. */
export function buildBoardPost(overrides: Partial<Row<'board_posts'>> = {}): Row<'board_posts'> {
  return {
    ...rowDefaults.board_posts,
    id: nextId(),
    category: 'NOTICE',
    title: '겨울 특강 안내',
    body: '12월 넷째 주부터 4주 동안 엽니다.\n신청은 학원 데스크에서 받습니다.',
    isPublic: true,
    sortOrder: 1,
    ...stamps,
    ...overrides,
  };
}
