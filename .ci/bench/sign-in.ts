import { bench } from './harness/bench.ts';

export default bench({
  about:
    'sign-ins one after another at one server of the demo: its highest memory, and a password beside the same in WASM; on PGlite, or the server of `TEST_DATABASE_URL`',
  needs: 'nothing',
  limits: {
    peak: { most: 400, unit: 'MB' },
    grown: { most: 100, unit: 'MB' },
    'of the time in WASM': { most: 0.8, unit: '×' },
  },
  options: { signIns: 160, hashes: 20 },
  async run({ options, limits, report, cleanup }) {
    const { nodePasswords } = await import('#api/security/passwords/passwords.node.ts');
    const { hashPassword } = await import('#api/security/passwords/passwords.ts');
    const { signInManager } = await import('#api/testing/servers/inspected.node.ts');
    const { demoAcademy } = await import('#api/testing/servers/server.node.ts');
    const { measure, median } = await import('#hasura/engine/bench/measure.ts');
    const { residentBytes } = await import('./harness/memory.ts');
    const { startServer } = await import('./harness/world.ts');
    const ways = [async () => nodePasswords?.hashPassword('a long walk home'), () => hashPassword('a long walk home')];
    const times = ways.map((): number[] => []);
    for (let round = 0; round <= options.hashes; round++) {
      for (const [at, way] of ways.entries()) {
        const { times: taken } = await measure(way, { repeats: 1 });
        if (round > 0) times[at]?.push(...taken);
      }
    }
    const [own = NaN, wasm = NaN] = times.map(median);
    report.figure('a password in Node', own, { unit: 'ms' });
    report.figure('a password in WASM', wasm, { unit: 'ms' });
    report.figure('Node', own / wasm, limits['of the time in WASM']);

    const { server, url } = await startServer(cleanup, await demoAcademy(), { DEMO: '1' });
    const resident = () => residentBytes(server.child.pid) / 1_048_576;
    await signInManager(url);
    const before = resident();
    let peak = before;
    const watching = setInterval(() => (peak = Math.max(peak, resident())), 20);
    cleanup.defer(() => clearInterval(watching));
    const { times: each } = await measure(() => signInManager(url), { repeats: options.signIns });
    report.times('a sign-in', each);
    report.figure('memory at its highest', peak, limits.peak);
    report.figure('above that after the first sign-in', peak - before, limits.grown);
  },
});
