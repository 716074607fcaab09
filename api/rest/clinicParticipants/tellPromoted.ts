import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { measureText } from '#ui-kit/format/text/eucKr.ts';
import type { Deps } from '../../deps.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';
import { queueSms, queuedBefore, reachable } from '../_protocol/texts/queueSms.ts';
import { sayTime, soonest } from '../_protocol/seoul.ts';

/**
 * Texts each student whom this transaction promoted from the waiting list, once; at night the text waits until 08:00.
 * Where a template that is on does so, its words go instead.
 * @returns the number of promoted students
 */
export async function tellPromoted(trx: Transaction<Tables>, deps: Pick<Deps, 'place'>, now: Date): Promise<number> {
  const promoted = await trx
    .selectFrom('clinic_participants as booking')
    .innerJoin('clinic_slots as slot', 'slot.id', 'booking.slot_id')
    .innerJoin('users', 'users.id', 'booking.student_id')
    .select(['booking.id', 'booking.reserve_type', 'booking.starts_at', 'slot.cancel_until'])
    .select(['users.id as studentId', 'users.name', 'users.phone'])
    .where('booking.promoted_at', '=', sql<Date>`now()`)
    .orderBy('booking.id')
    .execute();
  if (promoted.length === 0 || (await hasTemplate(trx))) return promoted.length;
  const academy = await academyOf(trx, deps);
  for (const { id, reserve_type, starts_at, cancel_until, ...who } of reachable(promoted)) {
    const sendKey = `clinic-promotion:${id}`;
    if ((await queuedBefore(trx, sendKey)) !== undefined) continue;
    const kind = reserve_type === 'COUNSEL' ? '상담' : '클리닉';
    const cancel = cancel_until > now ? ` 못 오면 ${sayTime(cancel_until)}까지 취소해 주세요.` : '';
    const body = `[${academy}] ${who.name} 학생, 기다리던 ${kind} ${sayTime(starts_at)} 자리가 나서 예약되었습니다.${cancel}`;
    // A name that no carrier takes keeps nobody from the seat.
    if (measureText(body).unsendable.length > 0) continue;
    await queueSms(trx, { sendKey, body: body.normalize('NFC'), to: [who], at: soonest(now) });
  }
  return promoted.length;
}

async function hasTemplate(trx: Transaction<Tables>): Promise<boolean> {
  const template = await trx
    .selectFrom('push_alert_templates')
    .select('id')
    .where('event', '=', 'CLINIC_PROMOTED')
    .where('is_active', '=', true)
    .where('by_text', '=', true)
    .executeTakeFirst();
  return template !== undefined;
}
