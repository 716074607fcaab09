import type { Meter } from '@opentelemetry/api';
import { sql } from 'kysely';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { readQueues } from './queues.ts';

/** What the pools and queues are like, looked at when the metrics are read. Every process of an academy tells the same of its queues. */
export function observeDatabase(meter: Meter, db: Database, clock: Clock): void {
  const connections = meter.createObservableGauge('academy_database_connections', {
    description: 'Connections by pool: used, idle, and callers that wait for one',
  });
  connections.addCallback((result) => {
    for (const { pool, ...counts } of db.connections()) {
      for (const [state, count] of Object.entries(counts)) result.observe(count, { pool, state });
    }
  });
  const waiting = meter.createObservableGauge('academy_queue_waiting', {
    description: 'What is due in each queue of the academy',
  });
  const oldest = meter.createObservableGauge('academy_queue_oldest_seconds', {
    description: 'For how long the oldest of a queue has been due',
  });
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { queue, ...found } of await readQueues(db, clock.now())) {
        result.observe(waiting, found.waiting, { queue });
        result.observe(oldest, found.oldestSeconds, { queue });
      }
    },
    [waiting, oldest],
  );
  const notices = meter.createObservableGauge('academy_notify_queue_used_ratio', {
    description: "The part of PostgreSQL's queue of announcements that is in use",
  });
  notices.addCallback(async (result) => {
    const { rows } = await sql<{ used: number }>`select pg_notification_queue_usage() as used`.execute(db.kysely);
    result.observe(rows[0]?.used ?? 0);
  });
}
