import { sql, type Transaction } from 'kysely';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Deletes an unused kind of work with its wages. Throws 409 that says where it is used. */
export const deleteWageType: Handler<'deleteWageType'> = async ({ trx, params }) => {
  const type = await lockRow(trx, 'hourly_wage_types', params.wageTypeId);
  const used = await usesOf(trx, params.wageTypeId);
  if (used.length > 0)
    throw conflict(
      'in-use',
      `${type.name}: ${used.join(', ')}에 쓰이고 있어 삭제할 수 없습니다. 더 쓰지 않으려면 '사용 안 함'으로 바꿔 주세요.`,
    );
  await trx.deleteFrom('hourly_wage_types').where('id', '=', params.wageTypeId).execute();
};

/** A month as people write it: 2026년 3월. */
const said = 'YYYY"년" FMMM"월"';

async function usesOf(trx: Transaction<Tables>, wageTypeId: string): Promise<string[]> {
  const { rows } = await sql<{ names: string[] | null; records: number; first: string | null; last: string | null }>`
    select (select array_agg(users.name order by users.name) from ta_wage_types join users on users.id = ta_id where wage_type_id = ${wageTypeId}) as names,
      count(*)::integer as records, to_char(min(work_month), ${said}) as first, to_char(max(work_month), ${said}) as last
    from work_records where wage_type_id = ${wageTypeId}`.execute(trx);
  const { names, records, first, last } = rows[0]!;
  return [
    ...(names ? [`조교 ${names.length}명(${someNames(names, 3)})`] : []),
    ...(records > 0 ? [`근무 기록 ${records}건(${first === last ? first : `${first}–${last}`})`] : []),
  ];
}
