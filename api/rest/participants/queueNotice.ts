import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { queueSms, reachable } from '../_protocol/texts/queueSms.ts';
import { soonest } from '../_protocol/seoul.ts';

interface Notice {
  weekId: string;
  userIds: readonly string[];
  /** Idempotency key: a retry with the same key queues nothing twice. */
  key: string;
  now: Date;
  /** What the text calls the academy. */
  academy: string;
}

/** Queues a text to each of these students that they join the class from this week on; at night it waits until 08:00. */
export async function queueNotice(
  trx: Transaction<Tables>,
  { weekId, userIds, key, now, academy }: Notice,
): Promise<{ notified: number; withoutPhone: string[] }> {
  const people = await trx
    .selectFrom('users')
    .select(['id', 'name', 'phone'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .execute();
  const to = reachable(people).map(({ id, ...who }) => ({ studentId: id, ...who }));
  const withoutPhone = people.filter(({ phone }) => phone === null).map(({ id }) => id);
  if (to.length === 0) return { notified: 0, withoutPhone };
  const body = `[${academy}] ${await describeWeek(trx, weekId)}`;
  const { queued } = await queueSms(trx, { sendKey: key, body, to, at: soonest(now) });
  return { notified: queued, withoutPhone };
}

async function describeWeek(trx: Transaction<Tables>, weekId: string): Promise<string> {
  const week = await trx
    .selectFrom('weekly_lectures as week')
    .innerJoin('lectures', 'lectures.id', 'week.lecture_id')
    .select(['lectures.name', sql<string>`week_name(week)`.as('title'), 'week.held_on', 'week.starts_at'])
    .where('week.id', '=', weekId)
    .executeTakeFirstOrThrow();
  const [, month, day] = week.held_on.split('-').map(Number);
  return `${week.name} ${week.title} 수업에 등록되었습니다. ${month}월 ${day}일 ${week.starts_at.slice(0, 5)}`.normalize(
    'NFC',
  );
}
