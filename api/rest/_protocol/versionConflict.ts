import type { Transaction } from 'kysely';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Conflict, type Problem } from '../../http/problem.ts';
import { bothValues, wordsOf } from './problem/bothValues.ts';
import { lastChanges } from './changes/lastChange.ts';

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
  const conflicts = rows.map((row) => ({ ...withoutRow(row), ...changeOf(row) }));
  return conflict('version-conflict', sayOvertaken(conflicts), { conflicts });
}

/** What was changed by whom, and what to do about it. */
export function sayOvertaken(conflicts: readonly Conflict[]): string {
  const [first] = conflicts;
  const what = someNames(
    conflicts.map(({ label }) => label),
    1,
    '건',
  );
  const hasValues = conflicts.some(({ mine, theirs }) => mine !== null || theirs !== null);
  const advice = hasValues ? '두 값을 확인해 주세요.' : '새로 불러온 뒤 다시 수정해 주세요.';
  return `${what}: ${somebody(first?.changedBy ?? null)}이 먼저 바꿨습니다. ${advice}`;
}

/** Who changed something, with the honorific where the name is known; both forms take the same particles. */
export const somebody = (name: string | null): string => (name === null ? '다른 사람' : `${name}님`);

/** The same for a form; with both values, given what was asked for. */
export function staleVersion(
  trx: Transaction<Tables>,
  table: string,
  row: { id: string; title: string; version: number },
  asked: Readonly<Record<string, unknown>> = {},
  words = wordsOf(table),
): Promise<Problem> {
  const { id, title, version } = row;
  return versionConflict(trx, table, [
    { id, label: title, ...bothValues(words, asked, { ...row }), theirVersion: version },
  ]);
}

const rowOf = ({ id, rowId }: Outdated): string | null => (rowId === undefined ? id : rowId);

function withoutRow({ rowId: _, ...conflictOf }: Outdated): Omit<Outdated, 'rowId'> {
  return conflictOf;
}
