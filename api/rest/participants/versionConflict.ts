import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Conflict, type Problem } from '../../http/problem.ts';
import { lastChanges } from '../lastChange.ts';
import type { Change, Values } from './compareAndSet.ts';
import { markColumns } from './mark.ts';

/**
 * The refusal of changes whose participants have another version: each value beside the one that stands, who wrote that and
 * when. Null when one of them is not in the lecture.
 */
export async function versionConflict(
  trx: Transaction<Tables>,
  lectureId: string,
  refused: readonly Change[],
): Promise<Problem | null> {
  const ids = refused.map(({ id }) => id);
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('weekly_lectures as week', 'week.id', 'participants.weekly_lecture_id')
    .innerJoin('users', 'users.id', 'participants.student_id')
    .select([...markColumns, 'users.name'])
    .where('week.lecture_id', '=', lectureId)
    .where('participants.id', 'in', ids)
    .execute();
  if (rows.length < refused.length) return null;
  const types = await trx.selectFrom('attendance_types').select(['id', 'name']).execute();
  const last = await lastChanges(trx, 'participants', ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const word = (field: Field, values: Values): string | null => {
    if (field !== 'attendance_type_id') return words[field](values);
    return types.find(({ id }) => id === values.attendance_type_id)?.name ?? null;
  };
  const conflicts = refused.flatMap(({ id, set }): Conflict[] => {
    const row = byId.get(id);
    if (!row) return [];
    return fields
      .filter(([column]) => column in set)
      .map(([column, field]) => ({
        id,
        field,
        label: row.name,
        mine: word(column, set),
        theirs: word(column, row),
        theirVersion: row.version,
        changedBy: last.get(id)?.changedBy ?? null,
        changedAt: last.get(id)?.changedAt ?? null,
      }));
  });
  const names = rows.length === 1 ? `${rows[0]?.name} 학생을` : `학생 ${rows.length}명을`;
  return conflict('version-conflict', `${names} 다른 사람이 먼저 바꿨습니다. 두 값을 확인해 주세요.`, { conflicts });
}

type Field = 'attendance_type_id' | 'memo' | 'is_locked' | 'makeup_for_id';

/** The values that can contradict, by column, under the names of the contract. */
const fields: [column: Field, name: string][] = [
  ['attendance_type_id', 'attTypeId'],
  ['memo', 'memo'],
  ['is_locked', 'isLocked'],
  ['makeup_for_id', 'makeupForId'],
];

const words = {
  memo: ({ memo }: Values) => memo ?? null,
  is_locked: ({ is_locked }: Values) => (is_locked ? '잠금' : '열림'),
  makeup_for_id: ({ makeup_for_id }: Values) => (makeup_for_id ? '보강 연결' : null),
};
