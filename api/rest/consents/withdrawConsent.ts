import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Writes down that a consent was withdrawn. */
export const withdrawConsent: Handler<'withdrawConsent'> = ({ trx, params, actor, now }) =>
  withdraw(trx, { id: params.consentId, by: actor.userId, at: now });

interface Withdrawal {
  id: string;
  /** Who says so. */
  by: string;
  at: Date;
  /** Only one of this student's. @default anybody's */
  studentId?: string;
}

/** Withdraws a consent; throws 404 where there is none. One that was withdrawn before is refused by the database. */
export async function withdraw(trx: Transaction<Tables>, { id, by, at, studentId }: Withdrawal): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('consents')
    // A consent of this very moment was not given after it.
    .set(({ fn, val, ref }) => ({ withdrawn_at: fn('greatest', [val(at), ref('given_at')]), withdrawn_by: by }))
    .where('id', '=', id)
    .$if(studentId !== undefined, (query) => query.where('student_id', '=', studentId ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noRow('consents');
}
