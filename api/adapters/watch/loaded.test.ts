// @module-tag whole
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoDataDir, spawnServer } from '../../testing/servers/server.node.ts';

/** Prints every module of OpenTelemetry as it is loaded. */
const hook = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (url.includes('@opentelemetry')) console.error('loaded ' + url); return next(url, context); } });`;
const nodeOptions = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
const token = 'a-token-of-prometheus';

// An academy of its own each: one whose jobs have just run has none due.
let place: Awaited<ReturnType<typeof demoDataDir>>;
beforeEach(async () => {
  place = await demoDataDir();
});
afterEach(() => place.remove());

/** Asks as Prometheus does, by a name of its own for this process. */
async function scrape(url: string, given: string): Promise<{ status: number | undefined; body: string }> {
  const asked = get(`${url}/metrics`, { headers: { host: 'api-1:3000', authorization: `Bearer ${given}` } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

async function withServer(env: Record<string, string>, run: (url: string) => Promise<void>): Promise<string[]> {
  const server = spawnServer(place.dataDir, { ...nodeOptions, DEMO: '1', ...env });
  try {
    await run(await server.url);
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
  }
  return server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('loaded '));
}

it('a server without the settings has no /metrics, and loads nothing for it', async () => {
  const loaded = await withServer({}, async (url) => {
    expect((await scrape(url, token)).status).toBe(404);
  });
  expect(loaded).toEqual([]);
});

it('a server with a token tells its figures, jobs among them', async () => {
  const loaded = await withServer({ METRICS_TOKEN: token }, async (url) => {
    expect((await scrape(url, 'another-token-than-that')).status).toBe(401);
    const { status, body } = await scrape(url, token);
    expect(status).toBe(200);
    expect(body).toContain('academy_requests_total{operation="/metrics",status="4xx"} 1');
    await expect
      .poll(async () => (await scrape(url, token)).body, { timeout: 20_000 })
      .toMatch(/^academy_job_runs_total\{job="[a-z-]+",outcome="done"\} [1-9]/m);
  });
  expect(loaded.some((line) => line.includes('exporter-prometheus'))).toBe(true);
  expect(loaded.some((line) => line.includes('exporter-trace'))).toBe(false);
});
