import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Conflict, type Problem } from '../../http/problem.ts';
import { lastChanges } from './lastChange.ts';

/** A value that somebody else changed since it was read. */
export interface Outdated extends Omit<Conflict, 'changedBy' | 'changedAt'> {
  /** The row's id in the audit log, where `id` is something else; null for a row that does not exist yet. */
  rowId?: string | null;
}

/** 409 for rows that others changed first: both values, the other author and the time, from the audit log. */
export async function versionConflict(
  trx: Transaction<Tables>,
  table: string,
  rows: readonly [Outdated, ...Outdated[]],
): Promise<Problem> {
  const last = await lastChanges(
    trx,
    table,
    rows.flatMap((row) => rowOf(row) ?? []),
  );
  const changeOf = (row: Outdated) => last.get(rowOf(row) ?? '') ?? { changedBy: null, changedAt: null };
  const [first] = rows;
  const { changedBy } = changeOf(first);
  const what = rows.length === 1 ? first.label : `${first.label} 외 ${rows.length - 1}건`;
  const hasValues = rows.some(({ mine, theirs }) => mine !== null || theirs !== null);
  const advice = hasValues ? '두 값을 확인해 주세요.' : '새로 불러온 뒤 다시 고쳐 주세요.';
  return conflict(
    'version-conflict',
    `${what}: ${changedBy ? `${changedBy}님이` : '다른 사람이'} 먼저 바꿨습니다. ${advice}`,
    { conflicts: rows.map((row) => ({ ...withoutRow(row), ...changeOf(row) })) },
  );
}

/** The same for a form, which the screen reloads as a whole. */
export function staleVersion(
  trx: Transaction<Tables>,
  table: string,
  { id, title, version }: { id: string; title: string; version: number },
): Promise<Problem> {
  return versionConflict(trx, table, [{ id, label: title, mine: null, theirs: null, theirVersion: version }]);
}

const rowOf = ({ id, rowId }: Outdated): string | null => (rowId === undefined ? id : rowId);

function withoutRow({ rowId: _, ...conflictOf }: Outdated): Omit<Outdated, 'rowId'> {
  return conflictOf;
}
