import { setTimeout as wait } from 'node:timers/promises';
import { bench } from './harness/bench.ts';
import { never } from './harness/limit.ts';

/** How long the server is watched at rest: the session of every stream is checked once in twenty seconds. */
const REST_MS = 25_000;

export default bench({
  about:
    'what each of 5,000 open event streams holds in one server, how soon a change reaches the last, and `/healthz` meanwhile and through their heartbeats; on PGlite, or the server of `TEST_DATABASE_URL`',
  needs: 'nothing',
  limits: { held: { most: 50, unit: 'kB' }, 'not told': never, 'ended early': never },
  options: { streams: 5000 },
  async run({ options, limits, report, cleanup }) {
    const { heldBytes, signInManager } = await import('#api/testing/servers/inspected.node.ts');
    const { demoAcademy } = await import('#api/testing/servers/server.node.ts');
    const { secondsOf } = await import('#hasura/engine/bench/cpu.node.ts');
    const { timed } = await import('#hasura/engine/bench/measure.ts');
    const { startServer } = await import('./harness/world.ts');
    const { residentBytes } = await import('./harness/memory.ts');
    const { rounded } = await import('./harness/report.ts');
    const { openStreams, until } = await import('./streams/open.ts');
    const count = options.streams;
    const env = { DEMO: '1', NODE_OPTIONS: '--inspect=0' };
    const { server, url } = await startServer(cleanup, await demoAcademy(), env);
    const token = await signInManager(url);
    const memory = async () => [await heldBytes(server), residentBytes(server.child.pid)] as const;
    const askHealth = async () => void (await (await fetch(new URL('/healthz', url))).arrayBuffer());

    const before = await memory();
    const began = performance.now();
    const streams = await openStreams(url, token, count);
    cleanup.defer(streams.close);
    report.line(`${count} streams open after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const after = await memory();
    const [held = NaN, resident = NaN] = after.map((bytes, at) => (bytes - (before[at] ?? NaN)) / count / 1024);
    report.figure('held by each', held, limits.held);
    report.figure('resident of each', resident, { unit: 'kB' });

    const begun = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const refresh = await fetch(new URL('/api/realtime/refresh/inquiries/bench', url), { method: 'POST', headers });
    report.figure('/healthz while a change is told', await timed(askHealth), { unit: 'ms' });
    if (refresh.ok) await until(() => streams.told === count);
    report.figure(`a change reached ${streams.told}`, performance.now() - begun, { unit: 'ms' });
    report.faults(
      'not told',
      streams.told < count ? [`${count - streams.told} streams, refresh ${refresh.status}`] : [],
    );

    const used = secondsOf(server.child.pid ?? NaN);
    const times: number[] = [];
    for (const end = performance.now() + REST_MS; performance.now() < end; await wait(200))
      times.push(await timed(askHealth));
    report.times(`/healthz in ${REST_MS / 1000} s at rest`, times);
    report.line(`    ${rounded(secondsOf(server.child.pid ?? NaN) - used)} s of the processor`);
    report.faults('ended early', streams.ended);
  },
});
