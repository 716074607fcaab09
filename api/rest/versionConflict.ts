import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Conflict, type Problem } from '../http/problem.ts';
import { lastChanges } from './lastChange.ts';

/** A row that somebody changed since its writer read it. */
export type Outdated = Pick<Conflict, 'id' | 'label' | 'mine' | 'theirs' | 'theirVersion'>;

/** 409 for rows of a table that others changed first: both values, and from the audit log who wrote the other and when. */
export async function versionConflict(
  trx: Transaction<Tables>,
  table: string,
  rows: readonly [Outdated, ...Outdated[]],
): Promise<Problem> {
  const ids = rows.map(({ id }) => id);
  const last = await lastChanges(trx, table, ids);
  const who = last.get(rows[0].id)?.changedBy;
  const what = rows.length === 1 ? rows[0].label : `${rows[0].label} 외 ${rows.length - 1}건`;
  return conflict(
    'version-conflict',
    `${what}: ${who ? `${who}님이` : '다른 사람이'} 먼저 바꿨습니다. 두 값을 확인해 주세요.`,
    {
      conflicts: rows.map((row) => ({
        ...row,
        changedBy: last.get(row.id)?.changedBy ?? null,
        changedAt: last.get(row.id)?.changedAt ?? null,
      })),
    },
  );
}
