import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from '../participants/week.ts';

/** Puts all videos of a week into the order of their ids. */
export const orderVideos: Handler<'orderVideos'> = async ({ trx, params, body: { ids } }) => {
  const weekId = await findWeek(trx, params);
  const all = await trx
    .selectFrom('videos')
    .select('id')
    .where('weekly_lecture_id', '=', weekId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const known = new Set(all.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id))) {
    throw conflict('list-changed', '그 사이에 영상이 늘거나 줄었습니다. 새로 불러온 뒤 순서를 다시 정해 주세요.');
  }
  await sql`
    update videos set sequence = placed.sequence
    from unnest(${ids}::uuid[]) with ordinality as placed (id, sequence)
    where videos.id = placed.id and videos.sequence <> placed.sequence`.execute(trx);
};
