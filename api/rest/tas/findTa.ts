import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { noRow } from '../_protocol/rows.ts';

/** A TA by id, locked until the transaction ends; 404 for unknown ids and other people, 409 for one who is no longer known. */
export async function findTa(trx: Transaction<Tables>, taId: string) {
  const ta = await trx
    .selectFrom('tas')
    .innerJoin('users', 'users.id', 'tas.id')
    .select(['tas.id', 'tas.is_admin_level', 'tas.anonymised_at', 'users.login_id', 'users.name', 'users.is_active'])
    .where('tas.id', '=', taId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => noRow('tas'));
  if (ta.anonymised_at) throw conflict('anonymised', '익명 처리된 조교입니다. 기록을 추가하거나 바꿀 수 없습니다.');
  return ta;
}
