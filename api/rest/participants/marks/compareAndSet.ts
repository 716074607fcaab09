import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../../http/problem.ts';
import { lockParticipantRows } from '../lockRows.ts';
import { markColumns, toMark, type Mark } from './mark.ts';
import { staleParticipants } from './staleParticipants.ts';
import type { Change, Values } from '../types.ts';

/**
 * Changes participants of a lecture, in any of its weeks, all of them or none. Throws 404 for anyone outside the
 * lecture, 409 with both values for those that have another version than the one that was read.
 */
export async function compareAndSet(
  trx: Transaction<Tables>,
  lectureId: string,
  changes: readonly Change[],
): Promise<Mark[]> {
  const linked = changes.flatMap(({ set }) => set.makeup_for_id ?? []);
  if (changes.length + linked.length > 1) await lockParticipantRows(trx, [...changes.map(({ id }) => id), ...linked]);
  const wanted = sql<{
    id: string;
    version: number | null;
    set: Values;
  }>`json_to_recordset(${JSON.stringify(changes)}::json)`.as<'wanted'>(
    sql`wanted(id uuid, version integer, set jsonb)`,
  );
  const changed = await trx
    .updateTable('participants')
    .from([wanted, 'weekly_lectures as week'])
    .set({
      attendance_type_id: asked<string | null>('attendance_type_id', 'uuid'),
      memo: asked<string>('memo', 'text'),
      is_locked: asked<boolean>('is_locked', 'boolean'),
      lock_reason: asked<string>('lock_reason', 'text'),
      makeup_for_id: asked<string | null>('makeup_for_id', 'uuid'),
    })
    .whereRef('participants.id', '=', 'wanted.id')
    .where(sql<boolean>`(wanted.version is null or participants.version = wanted.version)`)
    .whereRef('participants.weekly_lecture_id', '=', 'week.id')
    .where('week.lecture_id', '=', lectureId)
    .returning(markColumns)
    .execute();
  if (changed.length < changes.length) {
    const written = new Set(changed.map(({ id }) => id));
    const refused = changes.filter(({ id }) => !written.has(id));
    // This transaction is rolled back anyway, so reading the current rows is enough.
    throw (await staleParticipants(trx, lectureId, refused)) ?? notFound('수강생');
  }
  return changed.map(toMark);
}

/** The value a change sets, or the current one. */
const asked = <T>(column: keyof Values, type: string) =>
  sql<T>`case when jsonb_exists(wanted.set, ${sql.lit(column)})
    then (wanted.set ->> ${sql.lit(column)})::${sql.raw(type)} else participants.${sql.ref(column)} end`;
