import type { Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { requireTa } from '../_protocol/access/requireTa.ts';
import { cleanLine } from '../_protocol/text.ts';
import { findRow } from '../_protocol/rows.ts';

/** Says where one's own pay is sent. */
export const saveMyAccount: Handler<'saveMyAccount'> = async ({ trx, body, actor }) => {
  requireTa(actor);
  return save(trx, actor.userId, body);
};

/** Says where the pay of a TA is sent. */
export const saveTaAccount: Handler<'saveTaAccount'> = async ({ trx, params, body }) => {
  const ta = await findRow(trx, 'tas', params.taId);
  return save(trx, ta.id, body);
};

function save(trx: Transaction<Tables>, taId: string, account: BodyOf<'saveMyAccount'>) {
  const row = {
    bank: cleanLine(account.bank),
    account_number: account.accountNumber.replaceAll(/[^0-9]/g, ''),
    account_name: cleanLine(account.accountName),
  };
  return trx
    .insertInto('ta_bank_accounts')
    .values({ ...row, ta_id: taId })
    .onConflict((existing) => existing.column('ta_id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
}
