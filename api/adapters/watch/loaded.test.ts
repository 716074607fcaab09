import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDataDir, spawnServer } from '../../testing/server.node.ts';

/** Prints every module of OpenTelemetry as it is loaded. */
const hook = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (url.includes('@opentelemetry')) console.error('loaded ' + url); return next(url, context); } });`;
const nodeOptions = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
const token = 'a-token-of-prometheus';

let place: Awaited<ReturnType<typeof demoDataDir>>;
beforeAll(async () => {
  place = await demoDataDir();
});
afterAll(() => place.remove());

it.each([
  ['off loads nothing of them, and has no /metrics', {}, 404, 0],
  ['with a token answers /metrics at any host name', { METRICS_TOKEN: token }, 200, 1],
])('a server with metrics %s', async (_, env: Record<string, string>, status, least) => {
  const server = spawnServer(place.dataDir, { ...nodeOptions, DEMO: '1', ...env });
  try {
    const url = await server.url;
    // As in a browser's address line, which leads elsewhere for unknown addresses.
    expect((await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer no' } })).status).toBe(
      status === 200 ? 401 : 404,
    );
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(status);
    const text = await answer.text();
    if (status === 200) {
      expect(text).toContain('academy_requests_total{operation="/metrics",status="4xx"} 1');
      expect(text).toMatch(/^academy_job_runs_total\{job="notifications",outcome="done"\} [1-9]/m);
    }
    const loaded = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('loaded '));
    expect(loaded.length >= least && (least > 0 || loaded.length === 0)).toBe(true);
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
  }
});
