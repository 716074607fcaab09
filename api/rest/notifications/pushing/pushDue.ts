import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notificationTitle } from '#ui-kit/format/notificationTitles.ts';
import type { Deps } from '../../../deps.ts';
import type { Lock } from '../../../jobs/job.ts';
import type { PushOutcome } from '../../../ports/push.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'push'>;

interface Delivery {
  id: string;
  notificationId: string;
  subscriptionId: string;
  kind: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  attempts: number;
}

const most = 50;
const mostAttempts = 6;

/** Pushes what is due to each device. A crash between the push and the note of it pushes once more, under the same tag: the device shows one. Answers whether there were any. */
export async function pushDue({ db, clock, log, push }: Needs, lock: Lock, signal?: AbortSignal): Promise<boolean> {
  if (!push) return false;
  const write = <T>(act: (trx: Transaction<Tables>) => Promise<T>) =>
    db.kysely.transaction().execute(async (trx) => {
      await lock(trx);
      return act(trx);
    });
  for (let wereAny = false; ; wereAny = true) {
    const due = await write((trx) => take(trx, clock.now()));
    for (const delivery of due) {
      if (signal?.aborted) return true;
      // No more than a lock screen may show: whose it is and what it says is read after signing in.
      const message = { id: delivery.notificationId, title: notificationTitle(delivery.kind) };
      const outcome = push.knows(delivery.endpoint) ? await push.send(delivery, message) : 'gone';
      if (outcome === 'refused') log.warn('push-refused', { id: delivery.id });
      await write((trx) => note(trx, delivery, outcome, clock.now()));
    }
    if (due.length < most) return wereAny || due.length > 0;
  }
}

/** Takes deliveries for a minute, so that no other process does. */
async function take(trx: Transaction<Tables>, now: Date): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as (
      select waiting.id from push_deliveries as waiting join push_subscriptions as of on of.id = waiting.subscription_id
      where next_attempt_at <= ${now} and is_active_student(of.user_id, ${now}::timestamptz) order by next_attempt_at limit ${most}
      for update of waiting skip locked)
    update push_deliveries as delivery
    set attempts = delivery.attempts + 1, next_attempt_at = ${now}::timestamptz + interval '1 minute'
    from due, notifications, push_subscriptions as device
    where delivery.id = due.id and notifications.id = delivery.notification_id and device.id = delivery.subscription_id
    returning delivery.id, delivery.attempts, notifications.id as "notificationId", notifications.kind,
      device.id as "subscriptionId", device.endpoint, device.p256dh, device.auth`.execute(trx);
  return rows;
}

async function note(kysely: Transaction<Tables>, delivery: Delivery, outcome: PushOutcome, now: Date): Promise<void> {
  if (outcome === 'gone') {
    await kysely.deleteFrom('push_subscriptions').where('id', '=', delivery.subscriptionId).execute();
    return;
  }
  if (outcome === 'later' && delivery.attempts < mostAttempts) {
    const next_attempt_at = new Date(now.getTime() + 15_000 * 4 ** delivery.attempts);
    await kysely.updateTable('push_deliveries').set({ next_attempt_at }).where('id', '=', delivery.id).execute();
    return;
  }
  await kysely.deleteFrom('push_deliveries').where('id', '=', delivery.id).execute();
  await sql`
    insert into notification_logs (event_id, student_id, kind, audience, way, outcome, occurred_at, created_at)
    select event_id, student_id, kind, 'STUDENT', 'PUSH', ${outcome === 'sent' ? 'SENT' : 'FAILED'}, created_at, ${now}
    from notifications where id = ${delivery.notificationId}`.execute(kysely);
}
