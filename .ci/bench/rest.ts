import { setTimeout as wait } from 'node:timers/promises';
import { bench } from './harness/bench.ts';

export default bench({
  about:
    'a server of the demo that nobody uses, once its first jobs are done: processor time and memory; on PGlite, or the server of `TEST_DATABASE_URL`',
  needs: 'nothing',
  limits: { processor: { most: 0.5, unit: '%' }, memory: { most: 300, unit: 'MB' } },
  options: { settle: 60, seconds: 120 },
  async run({ options, limits, report, cleanup }) {
    const { demoAcademy } = await import('#api/testing/servers/server.node.ts');
    const { secondsOf } = await import('#hasura/engine/bench/cpu.node.ts');
    const { residentBytes } = await import('./harness/memory.ts');
    const { startServer } = await import('./harness/world.ts');
    const { server } = await startServer(cleanup, await demoAcademy(), { DEMO: '1' });
    const used = () => secondsOf(server.child.pid ?? NaN);
    await wait(options.settle * 1000);
    const before = used();
    await wait(options.seconds * 1000);
    report.figure('processor', ((used() - before) / options.seconds) * 100, limits.processor);
    report.figure('memory', residentBytes(server.child.pid) / 1_048_576, limits.memory);
  },
});
