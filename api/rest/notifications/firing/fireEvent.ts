import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { readFacts, valuesOf } from './facts.ts';
import { createJournal, type Journal, type Reason } from './journal.ts';
import { tell, type Telling } from './tell.ts';

/** What came of looking at an event. */
export type Fired = 'nothing' | 'logged' | 'told';

interface Look {
  id: string;
  now: Date;
  academy: string;
  sms: Telling['sms'];
}

/** Decides about one event by the templates as they are now, tells whom it concerns, and writes down why or why not. */
export async function fireEvent(trx: Transaction<Tables>, { id, now, academy, sms }: Look): Promise<Fired> {
  const event = await lock(trx, id, now);
  if (!event) return 'nothing';
  const journal = await createJournal(trx, event, now);
  const facts = await readFacts(trx, id);
  const reason = whyNot(event, facts);
  if (reason !== undefined || facts === null) {
    await journal.write({ outcome: 'SKIPPED', reason: reason ?? 'UNDONE' });
    await settle(trx, event, now, null);
    return 'logged';
  }
  const isOff = await prefersNot(trx, event);
  const about = { trx, event, journal, now, facts, values: valuesOf(facts, academy, now), isOff, sms };
  const next = await tellByTemplates(about);
  await settle(trx, event, now, next, journal.hasSent());
  return journal.hasSent() ? 'told' : 'logged';
}

/** The event, unless another process is at it or it is done. */
function lock(trx: Transaction<Tables>, id: string, now: Date) {
  return trx
    .selectFrom('notification_events')
    .selectAll()
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

type Event = Selectable<Tables['notification_events']>;

function whyNot(event: Event, facts: Awaited<ReturnType<typeof readFacts>>): Reason | undefined {
  if (event.undone_at !== null || facts === null) return 'UNDONE';
  if (!facts.isActive) return 'INACTIVE';
  return facts.tooOld === true ? 'TOO_OLD' : undefined;
}

/** Goes through the templates of the event; answers when there is more to do. */
async function tellByTemplates(about: Omit<Telling, 'template'>): Promise<Date | null> {
  const { trx, event, journal, now } = about;
  const templates = await templatesOf(trx, event);
  if (templates.length === 0) await journal.write({ outcome: 'SKIPPED', reason: 'NO_TEMPLATE' });
  const later: Date[] = [];
  for (const template of templates) {
    const due = new Date(event.occurred_at.getTime() + template.delay_minutes * 60_000);
    if (!template.is_on) await switchedOff(journal, template.id);
    else if (due > now) later.push(due);
    else later.push(...(await tell({ ...about, template })));
  }
  return later.length === 0 ? null : new Date(Math.min(...later.map(Number)));
}

const switchedOff = (journal: Journal, templateId: string) =>
  journal.has(templateId)
    ? Promise.resolve()
    : journal.write({ templateId, outcome: 'SKIPPED', reason: 'SWITCHED_OFF' });

/** The templates of the event's kind, and whether each is on for its lecture. */
function templatesOf(trx: Transaction<Tables>, { kind, lecture_id }: Event) {
  return trx
    .selectFrom('push_alert_templates as template')
    .leftJoin('push_alert_lectures as own', (join) =>
      join.onRef('own.template_id', '=', 'template.id').on('own.lecture_id', '=', lecture_id),
    )
    .select(['template.id', 'template.body', 'audience', 'delay_minutes', 'by_text', 'by_portal', 'kakao_template_id'])
    .select(({ fn }) => fn.coalesce('own.is_active', 'template.is_active').as('is_on'))
    .where('event', '=', kind)
    .orderBy('template.id')
    .execute();
}

async function prefersNot(trx: Transaction<Tables>, { student_id, kind }: Event): Promise<boolean> {
  const choice = await trx
    .selectFrom('notification_preferences')
    .select('is_off')
    .where('student_id', '=', student_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return choice?.is_off ?? false;
}

async function settle(
  trx: Transaction<Tables>,
  event: Event,
  now: Date,
  next: Date | null,
  isSent = false,
): Promise<void> {
  await trx
    .updateTable('notification_events')
    .set({
      next_at: next ?? event.next_at,
      settled_at: next ? null : now,
      is_sent: event.is_sent || isSent,
      // A link that lets somebody in stands no longer than it has to.
      facts: next ? undefined : sql<string>`facts - '링크'`,
    })
    .where('id', '=', event.id)
    .execute();
}
