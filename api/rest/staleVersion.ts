import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Problem } from '../http/problem.ts';
import { lastChanges } from './lastChange.ts';

/** 409 for a change that was made from an older version of a row; says who wrote the newer one and when. */
export async function staleVersion(
  trx: Transaction<Tables>,
  table: string,
  { id, title, version }: { id: string; title: string; version: number },
): Promise<Problem> {
  const last = (await lastChanges(trx, table, [id])).get(id);
  const who = last?.changedBy ?? '다른 사람';
  return conflict('version-conflict', `${who}님이 먼저 고쳤습니다. 새로 불러온 뒤 다시 고쳐 주세요.`, {
    conflicts: [
      {
        ...{ id, label: title, mine: null, theirs: null, theirVersion: version },
        ...{ changedBy: last?.changedBy ?? null, changedAt: last?.changedAt ?? null },
      },
    ],
  });
}
