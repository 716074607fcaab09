// @module-tag whole
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import { openPostgres } from '../../../adapters/postgres.node.ts';
import { readProjectFiles } from '../../../adapters/projectFiles.node.ts';
import { createLog } from '../../../ports/log.ts';
import { openNative } from '../../../testing/servers/native.node.ts';
import { everyFault } from '../../../testing/solapi/faults.ts';
import { startStandIn } from '../../../testing/solapi/standIn.node.ts';
import { faultsOf, queueTexts, states, weather } from '../../../testing/solapi/storm.node.ts';

// Real processes on PostgreSQL that are killed in the middle, against a provider with every fault. `npm run bench -- sms` does the same with 10,000.

const native = await openNative();
afterAll(() => native.close());

describe.skipIf(native.skipped)('texts of processes that are killed', () => {
  it('go out once or not at all, in order, and stand as the provider has them', { timeout: 180_000 }, async () => {
    const url = native.url ?? '';
    const db = openPostgres(
      url,
      createLog(() => undefined, 'silent'),
    );
    const standIn = await startStandIn({ faults: everyFault(0.05), delay: 20 });
    try {
      await migrate(db.sql, readProjectFiles());
      await queueTexts(db, 1200);
      const { kills } = await weather(
        { recipients: 1200, processes: 2, kills: 2, between: 1500, patience: 150_000 },
        standIn,
        db,
        url,
      );
      expect(await faultsOf(db, standIn)).toEqual([]);
      expect(kills).toBeGreaterThan(0);
      expect((await states(db)).DELIVERED).toBeGreaterThan(1000);
    } finally {
      await standIn.stop();
      await db.close();
    }
  });
});
