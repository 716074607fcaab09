import { sql } from 'kysely';
import type { Database } from '../../ports/database.ts';

/** A queue of the academy: what is due in it, and for how many seconds the oldest has been. */
export interface Queue {
  queue: 'texts' | 'notifications' | 'pushes' | 'omr-scans';
  waiting: number;
  oldestSeconds: number;
}

/** Reads all queues with one statement, by indexes of what is not done. A text counts from the time it is to go out at. */
export async function readQueues({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<Queue[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Queue>`
    select queue, count(since)::int as waiting,
      greatest(0, coalesce(extract(epoch from ${at} - min(since)), 0))::float8 as "oldestSeconds"
    from (
      select 'texts' as queue, greatest(recipient.created_at, message.scheduled_at) as since
      from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
      where recipient.status = 'QUEUED' and recipient.handed_at is null and message.scheduled_at <= ${at}
      union all
      select 'notifications', next_at from notification_events where settled_at is null and next_at <= ${at}
      union all
      select 'pushes', next_attempt_at from push_deliveries where next_attempt_at <= ${at}
      union all
      select 'omr-scans', created_at from omr_scans where status in ('QUEUED', 'READING')
      union all
      select unnest(array['texts', 'notifications', 'pushes', 'omr-scans']), null
    ) as due
    group by queue order by queue`.execute(kysely);
  return rows;
}
