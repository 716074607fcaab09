import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Problem } from '../../../http/problem.ts';
import { versionConflict, type Outdated } from '../../_protocol/versionConflict.ts';
import type { Change, Values } from '../types.ts';
import { markColumns } from './mark.ts';

/**
 * The 409 for participants with another version: each value with the stored one, its author and
 * the time. Null when one of them is not in the lecture.
 */
export async function staleParticipants(
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
  const byId = new Map(rows.map((row) => [row.id, row]));
  const word = (field: Field, values: Values): string | null => {
    if (field !== 'attendance_type_id') return words[field](values);
    return types.find(({ id }) => id === values.attendance_type_id)?.name ?? null;
  };
  const [first, ...others] = refused.flatMap(({ id, set }): Outdated[] => {
    const row = byId.get(id);
    if (!row) return [];
    return fields
      .filter(([column]) => column in set)
      .map(([column, field]) => ({
        id,
        field,
        label: row.name,
        theirVersion: row.version,
        mine: word(column, set),
        theirs: word(column, row),
      }));
  });
  return first ? versionConflict(trx, 'participants', [first, ...others]) : null;
}

type Field = 'attendance_type_id' | 'memo' | 'is_locked' | 'makeup_for_id';

/** The values that can conflict, by column, with their names in the contract. */
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
