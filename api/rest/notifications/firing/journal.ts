import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Why something did not go out, or waits. */
export type Reason =
  | 'NO_TEMPLATE'
  | 'SWITCHED_OFF'
  | 'NO_PHONE'
  | 'PREFERENCE'
  | 'QUIET_HOURS'
  | 'UNDONE'
  | 'UNFILLED'
  | 'INACTIVE'
  | 'TOO_OLD'
  | 'TOLD_ALREADY'
  | 'BROKEN';

/** To whom, and which way. */
export interface Address {
  templateId: string;
  audience: 'STUDENT' | 'GUARDIAN';
  way: 'TEXT' | 'PORTAL';
}

interface Entry extends Partial<Address> {
  outcome: 'SENT' | 'WAITING' | 'SKIPPED' | 'FAILED';
  reason?: Reason;
  detail?: string;
  messageId?: string;
}

/** What was written about an event since it was done last. */
export interface Journal {
  /** Whether something final is written about a template, or about one address of it. */
  has(templateId: string, address?: Address): boolean;
  hasSent(): boolean;
  write(entry: Entry): Promise<void>;
}

/** Opens the log of an event, with what an earlier look wrote into it. */
export async function createJournal(
  trx: Transaction<Tables>,
  event: Selectable<Tables['notification_events']>,
  now: Date,
): Promise<Journal> {
  const { id: event_id, student_id, kind, occurred_at, round } = event;
  const before = await trx
    .selectFrom('notification_logs')
    .select(['template_id', 'audience', 'way'])
    .where('event_id', '=', event_id)
    .where('round', '=', round)
    .where('outcome', '<>', 'WAITING')
    .execute();
  let hasSent = false;
  return {
    has: (templateId, address) =>
      before.some(
        (line) =>
          line.template_id === templateId &&
          (address === undefined || (line.audience === address.audience && line.way === address.way)),
      ),
    hasSent: () => hasSent,
    write: async ({ outcome, reason, detail, messageId, templateId, audience, way }) => {
      hasSent ||= outcome === 'SENT';
      const line: Insertable<Tables['notification_logs']> = {
        event_id,
        student_id,
        kind,
        occurred_at,
        round,
        outcome,
        reason: reason ?? '',
        detail: detail?.slice(0, 200) ?? '',
        template_id: templateId,
        message_id: messageId,
        audience,
        way,
        created_at: now,
      };
      await trx
        .insertInto('notification_logs')
        .values(line)
        .onConflict((same) => same.doNothing())
        .execute();
    },
  };
}
