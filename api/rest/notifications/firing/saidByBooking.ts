import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Address } from './journal.ts';

interface Moved {
  trx: Transaction<Tables>;
  event: Selectable<Tables['notification_events']>;
}

/** Whether what says that a booking was made, or that a seat came, says where it is after this move: it went out since, or waits for the morning. */
export async function saidByBooking({ trx, event }: Moved, { audience, way }: Address): Promise<boolean> {
  if (event.kind !== 'CLINIC_MOVED') return false;
  const lines = await trx
    .selectFrom('notification_events as made')
    .innerJoin('notification_logs as line', 'line.event_id', 'made.id')
    .select(['line.outcome', 'line.created_at as at', 'made.settled_at as settledAt'])
    .where('made.kind', 'in', ['CLINIC_RESERVED', 'CLINIC_PROMOTED'])
    .where('made.subject_id', '=', event.subject_id)
    .where('made.student_id', '=', event.student_id)
    .where('made.undone_at', 'is', null)
    .where('line.audience', '=', audience)
    .where('line.way', '=', way)
    .execute();
  const sent = lines.filter(({ outcome }) => outcome === 'SENT');
  if (sent.length > 0) return sent.some(({ at }) => at >= event.occurred_at);
  return lines.some(({ outcome, settledAt }) => outcome === 'WAITING' && settledAt === null);
}
