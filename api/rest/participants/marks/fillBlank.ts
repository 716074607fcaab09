import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../../http/problem.ts';
import { lockParticipantRows, participantIds } from '../lockRows.ts';
import { markColumns, toMark, type Mark } from './mark.ts';
import type { Values } from '../types.ts';

/**
 * Sets a mark or memo only where it is empty and unlocked, so that nobody's work is overwritten.
 * Throws 404 when one of them is not in the week.
 */
export async function fillBlank(
  trx: Transaction<Tables>,
  weekId: string,
  userIds: readonly string[],
  change: Pick<Values, 'attendance_type_id' | 'memo'>,
): Promise<{ changed: Mark[]; skipped: string[] }> {
  const ids = await participantIds(trx, weekId, userIds);
  if ((await lockParticipantRows(trx, ids.values())) < ids.size) throw notFound('수강생');
  const rows = await trx
    .updateTable('participants')
    .set(change)
    .where('id', 'in', [...ids.values()])
    .where('is_locked', '=', false)
    .$call((query) =>
      change.memo !== undefined ? query.where('memo', '=', '') : query.where('attendance_type_id', 'is', null),
    )
    .returning(markColumns)
    .execute();
  const changed = rows.map(toMark);
  const done = new Set(changed.map(({ userId }) => userId));
  return { changed, skipped: [...ids.keys()].filter((userId) => !done.has(userId)) };
}
