/**
 * `npm run race:clinic`: students race for seats of the clinic over HTTP, through three servers on the PostgreSQL server of `TEST_DATABASE_URL`,
 * in a database of its own that is dropped afterwards. Fails when a seat was given twice or lost, or an answer was neither success nor a named refusal.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createLog } from '#api/ports/log.ts';
import { openPostgres } from '#api/ports/postgres.node.ts';
import { raceForSeats, type Send } from '#api/testing/clinicRaces.ts';
import { spawnServer, temporaryDataDir } from '#api/testing/server.node.ts';

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '50' }, rounds: { type: 'string', default: '100' } },
});
const server = process.env.TEST_DATABASE_URL;
if (server === undefined) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server.');
const name = `academy_race_${crypto.randomUUID().replaceAll('-', '')}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const secret = crypto.randomUUID() + crypto.randomUUID();

await onServer(`create database ${name} template template0 encoding 'UTF8'`);
const folder = temporaryDataDir();
const servers = [1, 2, 3].map((at) =>
  spawnServer(`${folder.dataDir}-${at}`, { DATABASE_URL: databaseUrl, JWT_SECRET: secret, SMS: 'off' }),
);
const db = openPostgres(
  databaseUrl,
  createLog(() => undefined, 'silent'),
);
try {
  const urls = await Promise.all(servers.map(({ url }) => url));
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  let sent = 0;
  const times: number[] = [];
  const send: Send = async (token, method, path, body) => {
    const start = performance.now();
    const response = await fetch(`${urls[sent++ % urls.length]}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { code?: string; status?: string };
    times.push(performance.now() - start);
    return { status: response.status, body: answer };
  };
  const race = { clients: Number(values.clients), rounds: Number(values.rounds) };
  const pick = (limit: number) => Math.floor(Math.random() * limit);
  const { requests, answers, breaches, promotions } = await raceForSeats({ db, secret, send, pick, ...race });
  for (const [answer, count] of [...answers].toSorted()) console.log(`${String(count).padStart(7)}  ${answer}`);
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)]?.toFixed(0);
  console.log(
    `${requests} requests, ${promotions} promotions, p95 ${p95} ms, load ${loadavg()[0]?.toFixed(1)} at the end`,
  );
  const unnamed = [...answers.keys()].filter((answer) => !/^20[01]$|^4\d\d [a-z-]+$/.test(answer));
  for (const breach of [...breaches, ...unnamed]) console.error(`breach  ${breach}`);
  if (breaches.length + unnamed.length > 0) process.exitCode = 1;
} finally {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  await db.close();
  folder.remove();
  await onServer(`drop database ${name} with (force)`);
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
