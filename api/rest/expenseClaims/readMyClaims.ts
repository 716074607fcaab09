import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';

type Claim = ReplyOf<'readMyClaims'>['claims'][number];

/** The caller's own claims, the newest first. */
export const readMyClaims: Handler<'readMyClaims'> = async ({ trx, actor }) => {
  const { rows } = await sql<Claim>`
    select id, spent_on::text as "spentOn", amount, description, status, to_char(pay_month, 'YYYY-MM') as "payMonth",
      reject_reason as "rejectReason", version,
      coalesce((select json_agg(json_build_object('fileId', files.id, 'name', files.name) order by files.id)
        from files where files.claim_id = expense_claims.id and files.state = 'DONE'), '[]') as receipts
    from expense_claims where ta_id = ${actor.userId} order by spent_on desc, id desc limit 1000`.execute(trx);
  return { claims: rows };
};
