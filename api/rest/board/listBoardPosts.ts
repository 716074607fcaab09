import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';

interface Row extends Omit<ReplyOf<'listBoardPosts'>['posts'][number], 'waitingSince' | 'createdAt'> {
  waitingSince: Date | null;
  createdAt: Date;
  total: number;
}

type Show = QueryOf<'listBoardPosts'>['show'];

/** Posts that the actor may read; with words those most alike. */
export const listBoardPosts: Handler<'listBoardPosts'> = async ({ trx, query, actor }) => {
  const { show, category, words, limit = 20, offset = 0 } = query;
  const me = sql`${actor.userId}::uuid`;
  const isStaff = actor.role !== 'student';
  const order = orderOf(category, words);
  // Whom a post is by and about is looked up for those of the page alone.
  const { rows } = await sql<Row>`
    with listed as not materialized (
      select post.* from ${words ? sql`similar_board_posts(${words}, ${me}, 100) with ordinality` : sql`board_posts`} as post
      where ${words ? sql`true` : mayRead(isStaff, me)}
        and ${category === undefined ? sql`true` : sql`post.category = ${category}`} and ${shown(show, me)}
    ), found as (
      select post.* from listed as post order by ${order} limit ${limit} offset ${offset}
    )
    select post.id, category, post.title, left(post.body, 200) as excerpt, visibility,
      coalesce(post.created_by = ${me}, false) as "isMine",
      case when category = 'QUESTION' and (${isStaff} or post.created_by = ${me}) then users.name end as "authorName",
      lectures.name as "lectureName", exams.name as "examName", exam_number as "examNumber",
      answered_at is not null as "isAnswered", waiting_since as "waitingSince", post.created_at as "createdAt",
      (select count(*) from listed)::integer as total
    from found as post
    left join users on users.id = post.created_by
    left join lectures on lectures.id = post.lecture_id
    left join exams on exams.id = post.exam_id
    order by ${order}`.execute(trx);
  const posts = rows.map(({ total: _, waitingSince, createdAt, ...post }) => ({
    ...post,
    waitingSince: waitingSince && new Date(waitingSince).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  }));
  return { posts, total: rows[0]?.total ?? 0 };
};

/** As the function `may_read_board_post` says of one post, in a form that indexes answer. */
function mayRead(isStaff: boolean, me: RawBuilder<unknown>) {
  if (isStaff) return sql`post.deleted_at is null`;
  return sql`post.deleted_at is null and post.id in (
    select id from board_posts where created_by = ${me}
    union select id from board_posts where is_public
    union select post_id from board_readers where student_id = ${me})`;
}

function orderOf(category: string | undefined, words: string | undefined) {
  if (words) return sql`post.ordinality`;
  const isOrdered = category === 'FAQ' || category === 'NOTICE';
  return isOrdered ? sql`post.sort_order, post.created_at desc, post.id` : sql`post.created_at desc, post.id`;
}

function shown(show: Show, me: RawBuilder<unknown>) {
  if (show === undefined) return sql`true`;
  if (show === 'MINE') return sql`post.created_by = ${me}`;
  return show === 'CLASS'
    ? sql`post.category = 'QUESTION' and post.visibility <> 'PRIVATE' and post.created_by <> ${me}`
    : sql`post.waiting_since is not null`;
}
