import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';

interface Row extends Omit<ReplyOf<'listBoardPosts'>['posts'][number], 'waitingSince' | 'createdAt'> {
  waitingSince: Date | null;
  createdAt: Date;
  total: number;
}

/** Posts that the actor may read; with words those most alike. */
export const listBoardPosts: Handler<'listBoardPosts'> = async ({ trx, query, actor }) => {
  const { show, category, words, limit = 20, offset = 0 } = query;
  const me = sql`${actor.userId}::uuid`;
  const isStaff = actor.role !== 'student';
  const from = words
    ? sql`similar_board_posts(${words}, ${me}, 100) with ordinality as found`
    : sql`(select *, row_number() over (order by ${category === 'FAQ' || category === 'NOTICE' ? sql`sort_order,` : sql``} created_at desc, id) as ordinality
        from board_posts as post where may_read_board_post(post, ${me})) as found`;
  const { rows } = await sql<Row>`
    select found.id, category, found.title, left(found.body, 200) as excerpt, visibility,
      coalesce(found.created_by = ${me}, false) as "isMine",
      case when category = 'QUESTION' and (${isStaff} or visibility = 'CLASS' or found.created_by = ${me}) then users.name end as "authorName",
      lectures.name as "lectureName", exams.name as "examName", exam_number as "examNumber",
      answered_at is not null as "isAnswered", waiting_since as "waitingSince", found.created_at as "createdAt",
      count(*) over ()::integer as total
    from ${from}
    left join users on users.id = found.created_by
    left join lectures on lectures.id = found.lecture_id
    left join exams on exams.id = found.exam_id
    where (${category ?? null}::text is null or category = ${category ?? null})
      and (${show ?? null}::text is null or case ${show ?? null}::text
        when 'MINE' then found.created_by = ${me}
        when 'CLASS' then category = 'QUESTION' and visibility <> 'PRIVATE' and found.created_by <> ${me}
        else waiting_since is not null end)
    order by found.ordinality limit ${limit} offset ${offset}`.execute(trx);
  const posts = rows.map(({ total: _, waitingSince, createdAt, ...post }) => ({
    ...post,
    waitingSince: waitingSince && new Date(waitingSince).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  }));
  return { posts, total: rows[0]?.total ?? 0 };
};
