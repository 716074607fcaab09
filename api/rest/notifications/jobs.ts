import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/job.ts';
import { fireDay, fireDue } from './firing/fireDue.ts';
import { pushDue } from './pushing/pushDue.ts';

/** Finds what a day brings by itself, tells people of what happened to them as it becomes due, and pushes it to their devices. */
export const notificationJobs = (deps: Deps): Job[] => [
  {
    kind: 'day-events',
    everySeconds: 60,
    run: async ({ lock }) => {
      await fireDay(deps, lock);
      return false;
    },
  },
  {
    kind: 'notifications',
    everySeconds: 5,
    leaseSeconds: 15,
    root: 'notificationEvents',
    hasWork: (now) => sql`exists (select from notification_events where settled_at is null and next_at <= ${now})`,
    run: ({ lock, signal }) => fireDue(deps, lock, signal),
  },
  {
    kind: 'pushes',
    everySeconds: 5,
    leaseSeconds: 15,
    root: 'notifications',
    hasWork: (now) =>
      deps.push ? sql`exists (select from push_deliveries where next_attempt_at <= ${now})` : sql`false`,
    run: ({ lock, signal }) => pushDue(deps, lock, signal),
  },
];
