import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Puts all FAQ or all notices in an order. */
export const sortBoardPosts: Handler<'sortBoardPosts'> = async ({ trx, body }) => {
  const standing = await trx
    .selectFrom('board_posts')
    .select('id')
    .where('category', '=', body.category)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const named = new Set(body.postIds);
  if (named.size !== standing.length || standing.some(({ id }) => !named.has(id))) {
    throw conflict('order-changed', '그 사이에 글이 생기거나 삭제되었습니다. 새로 불러온 뒤 다시 옮겨 주세요.');
  }
  await sql`
    update board_posts set sort_order = place from unnest(${[...named]}::uuid[]) with ordinality as wanted (id, place)
    where board_posts.id = wanted.id and sort_order <> place`.execute(trx);
};
