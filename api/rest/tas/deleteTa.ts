import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findTa } from './findTa.ts';
import { sayOpenPay, type OpenPay } from './openPay.ts';

/** Removes who a TA was; refused while pay is open. */
export const deleteTa: Handler<'deleteTa'> = async ({ trx, params, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  // The change set stays in the audit log, so it must not name the TA.
  await changeSet('TA_ANONYMISE');
  await sql`select anonymise_ta(${id}::uuid)`.execute(trx);
};

/** What a deletion would remove and keep, and what still stands in its way. */
export const previewTaDeletion: Handler<'previewTaDeletion'> = async ({ trx, params }) => {
  const { id, name } = await findTa(trx, params.taId);
  const { rows: open } =
    await sql<OpenPay>`select kind, month::text, count from open_pay(${id}::uuid) order by 1, 2`.execute(trx);
  return { name, open: open.map(sayOpenPay), ...(await countRecords(trx, id)) };
};

const labels = {
  goes: {
    wageTypes: '시급 구분',
    accounts: '급여 계좌',
    savedViews: '저장한 보기',
    slots: '앞으로 맡은 클리닉·상담 시간(담당만 빠짐)',
  },
  stays: {
    workRecords: '근무 기록',
    closedMonths: '마감한 급여',
    claims: '경비 청구',
    changes: '수정한 기록(이름 없이)',
  },
} as const;

async function countRecords(trx: Transaction<Tables>, id: string) {
  const { rows } = await sql<Record<keyof typeof labels.goes | keyof typeof labels.stays, number>>`
    with of as (select ${id}::uuid as ta)
    select
      (select count(*)::int from ta_wage_types where ta_id = of.ta) as "wageTypes",
      (select count(*)::int from ta_bank_accounts where ta_id = of.ta) as accounts,
      (select count(*)::int from saved_views where created_by = of.ta) as "savedViews",
      (select count(*)::int from clinic_slots where ta_id = of.ta and starts_at > now()) as slots,
      (select count(*)::int from work_records where ta_id = of.ta) as "workRecords",
      (select count(*)::int from pay_months where ta_id = of.ta and is_closed) as "closedMonths",
      (select count(*)::int from expense_claims where ta_id = of.ta) as claims,
      (select count(*)::int from audit_log where actor_id = of.ta) as changes
    from of`.execute(trx);
  const counts = rows[0];
  const linesOf = (some: Readonly<Record<string, string>>) =>
    Object.entries(some).map(([key, label]) => ({ label, count: counts?.[key as keyof typeof counts] ?? 0 }));
  return {
    goes: [{ label: '이름, 전화번호, 아이디, 비밀번호, 로그인한 기기', count: null }, ...linesOf(labels.goes)],
    stays: linesOf(labels.stays),
  };
}
