/**
 * `npm run race:clinic`: students race for seats of the clinic over HTTP, through three servers on the PostgreSQL server of `TEST_DATABASE_URL`,
 * in a new database that is dropped afterwards. Fails when a seat was given twice or lost, or an answer was neither a success nor a refusal with a code.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { raceForSeats, type Send } from '#api/testing/clinicRaces.ts';
import { startThreeServers } from './three-servers.ts';

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '50' }, rounds: { type: 'string', default: '100' } },
});
const { urls, db, secret, stop } = await startThreeServers();
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  let sent = 0;
  const times: number[] = [];
  const send: Send = async (token, method, path, body) => {
    const start = performance.now();
    const response = await fetch(`${urls[sent++ % urls.length]}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body !== undefined ? JSON.stringify(body) : undefined,
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
  await stop();
}
