import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockSms } from './compose/lockSms.ts';

/** Takes back what was not handed to the provider yet. A sender's lease is taken from it, so that it hands nothing over. */
export const cancelSms: Handler<'cancelSms'> = async ({ trx, params, now }) => {
  await lockSms(trx, params.messageId);
  const { numAffectedRows = 0n } = await sql`
    update sms_recipients set status = 'FAILED', failure_code = 'CANCELLED', failed_at = ${now.toISOString()}::timestamptz, lease = null, lease_until = null
    where message_id = ${params.messageId}::uuid and status = 'QUEUED' and handed_at is null`.execute(trx);
  if (numAffectedRows === 0n) throw conflict('already-sent', '이미 보냈거나 취소한 문자입니다.');
  return { cancelled: Number(numAffectedRows) };
};
