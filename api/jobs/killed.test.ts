// @module-tag whole
import { afterAll, expect, it } from 'vitest';
import { jobStorm } from '../testing/jobStorm/storm.node.ts';
import { openNative } from '../testing/servers/native.node.ts';

// Real processes on one PostgreSQL. `npm run bench -- jobs` does the same with more.
const native = await openNative();
afterAll(() => native.close());

it.skipIf(native.skipped)(
  `jobs of processes that are killed and stopped are all done, and no late run writes ${native.skipped ?? ''}`,
  { timeout: 180_000 },
  async () => {
    const after = await jobStorm(native.url ?? '', { jobs: 300, processes: 3, kills: 3, stalls: 2 });
    expect(after.faults).toEqual([]);
    expect(after.lost).toBeGreaterThan(0);
    expect(after.ticks).toBeGreaterThan(1);
  },
);
