/**
 * `npm run bench:reserve`: how long a reservation takes while 200 students reserve at once, over HTTP through three servers, compared with the
 * SQL transaction alone on as many connections as the servers have: the limit. On the PostgreSQL server of `TEST_DATABASE_URL`, in a new database.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addPeople, type Person } from '#api/testing/clinicRaces.ts';
import { addEvening, bareReservation, hangUp, quantile, send, summary, timed } from './evening.ts';
import { startThreeServers } from './three-servers.ts';

const { values } = parseArgs({
  options: { students: { type: 'string', default: '200' }, rounds: { type: 'string', default: '5' } },
});

const { urls, databaseUrl, db, secret, stop } = await startThreeServers();
const bare = new pg.Pool({ connectionString: databaseUrl, max: 30 });
try {
  const people = await addPeople(db, secret, Number(values.students));
  const times = { bare: [] as number[], http: [] as number[] };
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  // Both alternate, so that they run under the same load; the first run of each is a warm-up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const way of ['bare', 'http'] as const) {
      const slots = await addEvening(db, round * 2 + (way === 'http' ? 1 : 0));
      const taken = await Promise.all(
        people.map((person, at) =>
          timed(() =>
            way === 'bare'
              ? bareReservation(bare, slots[at % slots.length], person.id)
              : reserveHttp(person, slots, at),
          ),
        ),
      );
      if (round > 0) times[way].push(...taken);
    }
  }
  for (const [way, list] of Object.entries(times)) console.log(summary(`${way} reserved`, list));
  console.log(`p95 ${(quantile(times.http, 0.95) / quantile(times.bare, 0.95)).toFixed(2)} times the bare transaction`);
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);

  async function reserveHttp({ token }: Person, slots: readonly string[], place: number): Promise<void> {
    const url = `${urls[place % urls.length]}/api/sp/clinic-slot/${slots[place % slots.length]}/reserve`;
    const answer = await send('POST', url, token, '{"wait":true}');
    if (answer.status !== 201) throw new Error(answer.text);
  }
} finally {
  hangUp();
  await bare.end();
  await stop();
}
