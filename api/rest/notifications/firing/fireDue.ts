import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { LeaseLost, type Lock } from '../../../jobs/job.ts';
import { academyOf } from '../../_protocol/texts/academyOf.ts';
import { actInTransaction, announce } from '../../_protocol/transaction.ts';
import { fireEvent, type Fired } from './fireEvent.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'place' | 'sms'>;

const most = 100;
/** Tries after which an event is given up. */
const mostAttempts = 5;

/** Writes the events that a day brings by itself. */
export async function fireDay({ db, clock }: Needs, lock: Lock): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await lock(trx);
    await sql`select follow_day_events(${clock.now()})`.execute(trx);
  });
}

/** Tells of all events that are due, each in a transaction of its own; one that is broken holds up no other. Answers whether there were any. */
export async function fireDue(all: Needs, lock: Lock, signal?: AbortSignal): Promise<boolean> {
  const deps = { ...all, lock };
  for (let wereAny = false; ; wereAny = true) {
    const due = await deps.db.kysely
      .selectFrom('notification_events')
      .select('id')
      .where('settled_at', 'is', null)
      .where('next_at', '<=', deps.clock.now())
      .orderBy('next_at')
      .limit(most)
      .execute();
    for (const { id } of due) {
      if (signal?.aborted) return true;
      await fire(deps, id);
    }
    if (due.length < most) return wereAny || due.length > 0;
  }
}

type Teller = Needs & { lock: Lock };

async function fire(deps: Teller, id: string): Promise<void> {
  const now = deps.clock.now();
  try {
    await act(
      deps,
      async (trx) => fireEvent(trx, { id, now, academy: await academyOf(trx, deps), sms: deps.sms }),
      now,
    );
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    deps.log.error('notification-failed', { id });
    await act(deps, (trx) => putOff(trx, id, now), now);
  }
}

async function act(deps: Teller, work: (trx: Parameters<typeof fireEvent>[0]) => Promise<Fired>, now: Date) {
  await actInTransaction(deps.db, { actor: null, requestId: '' }, async (trx) => {
    await deps.lock(trx);
    const fired = await work(trx);
    if (fired !== 'nothing') await announce(trx, fired === 'told' ? [...told, ...logged] : logged, now);
  });
}

const logged = ['notificationLogs'];
const told = ['notifications', 'smsMessages', 'smsResults'];

async function putOff(trx: Parameters<typeof fireEvent>[0], id: string, now: Date): Promise<Fired> {
  const event = await trx
    .updateTable('notification_events')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_at: sql<Date>`${now}::timestamptz + (interval '1 minute' * (2 ^ attempts))`,
      settled_at: sql<Date>`case when attempts + 1 >= ${mostAttempts} then ${now}::timestamptz end`,
    }))
    .where('id', '=', id)
    .returning(['kind', 'student_id', 'occurred_at', 'settled_at', 'round'])
    .executeTakeFirst();
  if (!event?.settled_at) return 'nothing';
  await trx
    .insertInto('notification_logs')
    .values({
      event_id: id,
      student_id: event.student_id,
      kind: event.kind,
      occurred_at: event.occurred_at,
      round: event.round,
      outcome: 'FAILED',
      reason: 'BROKEN',
      created_at: now,
    })
    .execute();
  return 'logged';
}
