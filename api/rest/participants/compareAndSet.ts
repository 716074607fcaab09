import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound, type Problem } from '../../http/problem.ts';
import { lastChanges } from '../lastChange.ts';
import { holdParticipants } from './hold.ts';
import { markColumns, toMark, type Mark } from './mark.ts';

/** One value that a write sets on every participant it names. */
export type Change = { attendance_type_id: string | null } | { memo: string } | { is_locked: boolean };

/**
 * Sets a value on participants of a week, all of them or none: each must still have the version its writer read.
 * Throws 404 for someone who is not in the week, 409 with both values for the others.
 */
export async function compareAndSet(
  trx: Transaction<Tables>,
  weekId: string,
  versions: ReadonlyMap<string, number>,
  change: Change,
): Promise<Mark[]> {
  if (versions.size > 1) await holdParticipants(trx, weekId, versions.keys());
  const wanted = JSON.stringify([...versions].map(([user_id, version]) => ({ user_id, version })));
  const changed = await trx
    .updateTable('participants')
    .from(
      sql<{ user_id: string; version: number }>`json_to_recordset(${wanted}::json)`.as<'wanted'>(
        sql`wanted(user_id uuid, version integer)`,
      ),
    )
    .set(change)
    .where('participants.weekly_lecture_id', '=', weekId)
    .whereRef('participants.student_id', '=', 'wanted.user_id')
    .whereRef('participants.version', '=', 'wanted.version')
    .returning(markColumns)
    .execute();
  if (changed.length < versions.size) {
    // What this transaction already wrote is undone with it, so the others are read as they stand.
    throw await refusal(trx, weekId, versions, change, new Set(changed.map(({ student_id }) => student_id)));
  }
  return changed.map(toMark);
}

async function refusal(
  trx: Transaction<Tables>,
  weekId: string,
  versions: ReadonlyMap<string, number>,
  change: Change,
  written: ReadonlySet<string>,
): Promise<Problem> {
  const refused = [...versions.keys()].filter((userId) => !written.has(userId));
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.student_id')
    .leftJoin('attendance_types', 'attendance_types.id', 'participants.attendance_type_id')
    .select([...markColumns, 'users.name', 'attendance_types.name as type_name'])
    .where('participants.weekly_lecture_id', '=', weekId)
    .where('participants.student_id', 'in', refused)
    .execute();
  if (rows.length < refused.length) return notFound('수강생');
  const mine = await displayed(trx, change);
  const last = await lastChanges(
    trx,
    'participants',
    rows.map(({ id }) => id),
  );
  const conflicts = rows.map((row) => ({
    id: row.id,
    label: row.name,
    mine,
    theirs: theirs(row, change),
    theirVersion: row.version,
    changedBy: last.get(row.id)?.changedBy ?? null,
    changedAt: last.get(row.id)?.changedAt ?? null,
  }));
  const names = rows.length === 1 ? `${rows[0]?.name} 학생을` : `학생 ${rows.length}명을`;
  return conflict('version-conflict', `${names} 다른 사람이 먼저 바꿨습니다. 두 값을 확인해 주세요.`, { conflicts });
}

async function displayed(trx: Transaction<Tables>, change: Change): Promise<string | null> {
  if ('memo' in change) return change.memo;
  if ('is_locked' in change) return lockWord(change.is_locked);
  if (change.attendance_type_id === null) return null;
  const type = await trx
    .selectFrom('attendance_types')
    .select('name')
    .where('id', '=', change.attendance_type_id)
    .executeTakeFirst();
  return type?.name ?? null;
}

function theirs(row: { memo: string; is_locked: boolean; type_name: string | null }, change: Change): string | null {
  if ('memo' in change) return row.memo;
  if ('is_locked' in change) return lockWord(row.is_locked);
  return row.type_name;
}

const lockWord = (isLocked: boolean): string => (isLocked ? '잠금' : '열림');
