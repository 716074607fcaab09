import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Puts the exams of a week in another order. */
export const orderExams: Handler<'orderExams'> = async ({ trx, body }) => {
  const exams = await trx
    .selectFrom('exams')
    .select('id')
    .where('weekly_lecture_id', '=', body.weeklyLectureId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const wanted = new Set(body.examIds);
  const known = new Set(exams.map(({ id }) => id));
  if ([...wanted].some((id) => !known.has(id))) throw noRow('exams');
  if (wanted.size < known.size || wanted.size < body.examIds.length) {
    throw conflict('exams-changed', '그사이 이 주차의 시험이 바뀌었습니다. 새로 불러온 뒤 다시 옮겨 주세요.');
  }
  const { rows } = await sql<{ id: string; version: number }>`
    update exams set sequence = wanted.sequence
    from unnest(${[...wanted]}::uuid[]) with ordinality as wanted (id, sequence)
    where exams.id = wanted.id
    returning exams.id, exams.version`.execute(trx);
  return { exams: rows };
};
