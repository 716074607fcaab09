import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { invalid } from '../../http/problem.ts';
import { cleanText } from '../_protocol/text.ts';

/** The columns of a consult from a request. */
export function consultRow(body: BodyOf<'createConsult'>) {
  return {
    consulted_at: new Date(body.consultedAt),
    consulted_by: body.consultedBy,
    topic: body.topic,
    channel: body.channel,
    counterpart: body.counterpart,
    body: cleanText(body.body),
    follow_up_on: body.followUpOn,
    clinic_participant_id: body.clinicParticipantId,
  };
}

/** Throws 400 when the person who talked is not on the staff. */
export async function refuseStranger(trx: Transaction<Tables>, consultedBy: string | null | undefined): Promise<void> {
  if (consultedBy == null) return;
  const colleague = await trx.selectFrom('staff').select('id').where('id', '=', consultedBy).executeTakeFirst();
  if (!colleague) throw invalid([{ field: 'consultedBy', message: '상담한 사람은 직원 중에서 골라 주세요.' }]);
}
