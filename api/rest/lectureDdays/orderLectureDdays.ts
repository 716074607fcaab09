import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Puts all D-days of one lecture into the order of their ids. */
export const orderLectureDdays: Handler<'orderLectureDdays'> = async ({ trx, body: { ids } }) => {
  const first = await trx
    .selectFrom('lecture_ddays')
    .select('lecture_id')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow(() => noRow('lecture_ddays'));
  // The same lock as when one is added, so that both take turns.
  await trx.selectFrom('lectures').select('id').where('id', '=', first.lecture_id).forUpdate().execute();
  const all = await trx
    .selectFrom('lecture_ddays')
    .select('id')
    .where('lecture_id', '=', first.lecture_id)
    .forUpdate()
    .execute();
  const known = new Set(all.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id))) {
    throw conflict('list-changed', '그 사이에 디데이가 늘거나 줄었습니다. 새로 불러온 뒤 순서를 다시 정해 주세요.');
  }
  await sql`
    update lecture_ddays set sequence = placed.sequence
    from unnest(${ids}::uuid[]) with ordinality as placed (id, sequence)
    where lecture_ddays.id = placed.id and lecture_ddays.sequence <> placed.sequence`.execute(trx);
};
