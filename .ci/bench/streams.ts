/**
 * `npm run bench:streams`: 5,000 open event streams on one process: how many kB each holds, after the collector ran (`held`) and of the process's own
 * memory (`resident`), how long a change takes to reach the last of them, and how long `/healthz` takes meanwhile. On the
 * PostgreSQL server of `TEST_DATABASE_URL`, else on PGlite, whose one connection the checks of so many sessions keep busy. Limit: 50 kB held by each.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { demoPassword, staff } from '#mocks/cast.ts';
import { demoAcademy, spawnServer } from '#api/testing/server.node.ts';

const { values } = parseArgs({ options: { streams: { type: 'string', default: '5000' } } });
const count = Number(values.streams);
const limit = 50;

const place = await demoAcademy();
const server = spawnServer(place.dataDir, { ...place.env, DEMO: '1', NODE_OPTIONS: '--inspect=0' });
const sockets: Socket[] = [];
try {
  const url = new URL(await server.url);
  const token = await signIn(url);
  const before = { held: await held(), resident: resident() };
  let ready = 0;
  let told = 0;
  while (sockets.length < count) {
    await Promise.all(
      Array.from({ length: Math.min(100, count - sockets.length) }, async () => {
        const socket = connect(Number(url.port), '127.0.0.1');
        sockets.push(socket);
        await once(socket, 'connect');
        socket.once('data', () => (ready += 1));
        socket.on('data', (part: Buffer) => {
          if (part.includes('"inquiries"')) told += 1;
        });
        socket.write(
          `GET /api/realtime HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
        );
      }),
    );
  }
  await until(() => ready === count);
  const after = { held: await held(), resident: resident() };
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(new URL('/api/realtime/refresh/inquiries/bench', url), { method: 'POST', headers });
  const asked = performance.now();
  const health = await fetch(new URL('/healthz', url));
  const healthy = performance.now() - asked;
  if (answer.ok) await until(() => told === count);
  const reached = performance.now() - begun;
  const each = (what: 'held' | 'resident') => ((after[what] - before[what]) / count / 1024).toFixed(1);
  console.log(`${count} streams: ${each('held')} kB held by each (limit ${limit}), ${each('resident')} kB resident`);
  console.log(
    `a change reached ${told} of them within ${reached.toFixed(0)} ms (refresh ${answer.status}); /healthz ${health.status} in ${healthy.toFixed(0)} ms`,
  );
  if (Number(each('held')) > limit || told < count) process.exitCode = 1;
} finally {
  for (const socket of sockets) socket.destroy();
  server.child.kill('SIGKILL');
  await server.exited;
  await place.remove();
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2400 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 25));
}

async function signIn(url: URL): Promise<string> {
  const body = JSON.stringify({ loginId: staff.admin.loginId, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Bytes that the server's process has in memory. */
function resident(): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Bytes that are still referenced in the server, asked through its inspector once garbage is collected. */
async function held(): Promise<number> {
  const inspector = new WebSocket(/ws:\/\/\S+/.exec(server.output())?.[0] ?? '');
  await once(inspector, 'open');
  const ask = async (method: string, params: object = {}) => {
    inspector.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await once(inspector, 'message')) as [MessageEvent<string>];
    return JSON.parse(data) as { result: { result: { value: number } } };
  };
  await ask('HeapProfiler.collectGarbage');
  const { result } = await ask('Runtime.evaluate', {
    expression: 'process.memoryUsage().heapUsed + process.memoryUsage().external',
  });
  inspector.close();
  return result.result.value;
}
