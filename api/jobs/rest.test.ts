// @module-tag timeless
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { queueTexts } from '../testing/solapi/storm.node.ts';
import { openDemoWorld } from '../testing/world.node.ts';
import { academyJobs } from './academyJobs.ts';
import { runDue } from './runJob.ts';

let api: TestApi;
const asked: string[] = [];
beforeAll(async () => {
  api = await startApi({}, await openDemoWorld());
  // Everything that is due by now.
  await look();
  api.deps.db.onStatement?.(({ sql }) => asked.push(sql));
});
afterAll(() => api.close());

const look = () => runDue(api.deps, { jobs: academyJobs(api.deps), worker: 'rest' });

/** Runs that began while looks came every two seconds. */
async function runsIn(seconds: number): Promise<number> {
  asked.length = 0;
  for (let passed = 0; passed < seconds; passed += 2) {
    api.wait(2);
    await look();
  }
  return asked.filter((sql) => sql.includes('with own as')).length;
}

it('begins in a minute at rest what is due each minute, and nothing each second', async () => {
  // The day's events once, publications twice, texts in four lanes, notifications and pushes once.
  expect(await runsIn(60)).toBeLessThanOrEqual(9);
});

it.each([
  ['a text', 'texts', () => queueTexts(api.deps.db, 1)],
  [
    'an event',
    'notifications',
    () =>
      sql`update notification_events set settled_at = null, next_at = ${api.deps.clock.now()}
          where id = (select id from notification_events limit 1)`.execute(api.deps.db.kysely),
  ],
])('begins at the next look with %s that is due, as before', async (_, kind, happen) => {
  await runsIn(4);
  const begun = () =>
    api.deps.db.kysely
      .selectFrom('jobs')
      .select((jobs) => jobs.fn.max('started_at').as('at'))
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
  const before = await begun();
  await happen();
  await runsIn(6);
  expect(await begun()).not.toEqual(before);
});
