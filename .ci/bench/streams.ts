/**
 * `npm run bench:streams`: 5,000 open event streams on one process: how many kB each holds, after the collector ran (`held`) and of the process's own
 * memory (`resident`), how long a change takes to reach the last of them, and how long `/healthz` takes while it does and through more than one heartbeat of all of them. On the
 * PostgreSQL server of `TEST_DATABASE_URL`, else on PGlite, whose one connection the checks of so many sessions keep busy. Limit: 50 kB held by each.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { heldBytes, signInManager } from '#api/testing/inspected.node.ts';
import { demoAcademy, spawnServer } from '#api/testing/server.node.ts';

const { values } = parseArgs({ options: { streams: { type: 'string', default: '5000' } } });
const count = Number(values.streams);
const limit = 50;

const place = await demoAcademy();
const server = spawnServer(place.dataDir, { ...place.env, DEMO: '1', NODE_OPTIONS: '--inspect=0' });
const sockets: Socket[] = [];
let isOver = false;
try {
  const url = new URL(await server.url);
  const token = await signInManager(url);
  const before = { held: await heldBytes(server), resident: resident() };
  let ready = 0;
  let told = 0;
  let ended = 0;
  const began = performance.now();
  while (sockets.length < count) {
    await Promise.all(
      Array.from({ length: Math.min(100, count - sockets.length) }, async () => {
        const socket = connect(Number(url.port), '127.0.0.1');
        sockets.push(socket);
        socket.on('error', () => undefined);
        let last = '';
        socket.once('close', () => {
          if (!isOver)
            console.log(`ended after ${secondsSince(began)} s, ${(ended += 1)}, last told ${JSON.stringify(last)}`);
        });
        await once(socket, 'connect');
        socket.once('data', () => (ready += 1));
        socket.on('data', (part: Buffer) => {
          last = (last + part.toString()).slice(-100);
          if (part.includes('"inquiries"')) told += 1;
        });
        socket.write(
          `GET /api/realtime HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
        );
      }),
    );
    // Browsers do not all come in one second.
    await until(() => ready + ended >= sockets.length);
  }
  console.log(`open after ${secondsSince(began)} s`);
  const after = { held: await heldBytes(server), resident: resident() };
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
  // Every stream's session is checked once in twenty seconds.
  const cpu = processorSeconds();
  const times: number[] = [];
  for (
    const end = performance.now() + 25_000;
    performance.now() < end;
    await new Promise((go) => setTimeout(go, 200))
  ) {
    const start = performance.now();
    await (await fetch(new URL('/healthz', url))).arrayBuffer();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  console.log(
    `25 s at rest: /healthz median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms; ${(processorSeconds() - cpu).toFixed(1)} s of the processor; ${ended} streams ended early`,
  );
  if (Number(each('held')) > limit || told < count || ended > 0) process.exitCode = 1;
} finally {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  server.child.kill('SIGKILL');
  await server.exited;
  await place.remove();
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2400 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 25));
}

function secondsSince(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(1);
}

/** Bytes that the server's process has in memory. */
function resident(): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Seconds of the processor that the server's process has used. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
