/**
 * `npm run race:clinic`: students race for seats of the clinic over HTTP, through three servers on the PostgreSQL server of `TEST_DATABASE_URL`,
 * in a new database that is dropped afterwards. Fails when a seat was given twice or lost, or an answer was neither a success nor a refusal with a code.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { tellRace } from './tellRace.ts';
import { startThreeServers } from './three-servers.ts';

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '50' }, rounds: { type: 'string', default: '100' } },
});
const { urls, db, secret, stop } = await startThreeServers();
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  const race = { clients: Number(values.clients), rounds: Number(values.rounds) };
  if (!(await tellRace(Object.assign({ db, secret, urls }, race)))) process.exitCode = 1;
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
} finally {
  await stop();
}
