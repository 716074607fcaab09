/**
 * `npm run bench:reserve`: how long a reservation takes while 200 students reserve at once, over HTTP through three servers, compared with the
 * SQL transaction alone on as many connections as the servers have: the limit. On the PostgreSQL server of `TEST_DATABASE_URL`, in a new database.
 */
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { hourOf } from '#api/testing/clinic.ts';
import { addPeople, type Person } from '#api/testing/clinicRaces.ts';
import { startThreeServers } from './three-servers.ts';

const { values } = parseArgs({
  options: { students: { type: 'string', default: '200' }, rounds: { type: 'string', default: '5' } },
});
const agent = new Agent({ keepAlive: true });
/** Slots of a busy evening. */
const slotsEach = 10;

const { urls, databaseUrl, db, secret, stop } = await startThreeServers();
const bare = new pg.Pool({ connectionString: databaseUrl, max: 30 });
try {
  const people = await addPeople(db, secret, Number(values.students));
  const times = { bare: [] as number[], http: [] as number[] };
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  // Both alternate, so that they run under the same load; the first run of each is a warm-up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const way of ['bare', 'http'] as const) {
      const slots = await addEvening(round * 2 + (way === 'http' ? 1 : 0));
      const taken = await Promise.all(
        people.map((person, at) => timed(() => (way === 'bare' ? reserveBare : reserveHttp)(person, slots, at))),
      );
      if (round > 0) times[way].push(...taken);
    }
  }
  for (const [way, list] of Object.entries(times)) console.log(line(way, list));
  console.log(`p95 ${(at(times.http, 0.95) / at(times.bare, 0.95)).toFixed(2)} times the bare transaction`);
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);

  async function reserveHttp({ token }: Person, slots: readonly string[], place: number): Promise<void> {
    const url = `${urls[place % urls.length]}/api/sp/clinic-slot/${slots[place % slots.length]}/reserve`;
    const answer = await post(url, token, '{"wait":true}');
    if (answer.status !== 201) throw new Error(answer.text);
  }
} finally {
  agent.destroy();
  await bare.end();
  await stop();
}

// Real students have their own processors; here they share those of the servers, so requests are made as cheaply as possible.
function post(url: string, token: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body);
  });
}

/** The minimal work of a reservation: set the user, lock the slot, and write the booking. */
async function reserveBare({ id }: Person, slots: readonly string[], place: number): Promise<void> {
  const slot = slots[place % slots.length];
  const client = await bare.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('hasura.user', $1, true)`, [
      JSON.stringify({ 'x-hasura-role': 'student', 'x-hasura-user-id': id }),
    ]);
    await client.query(
      `insert into clinic_participants (slot_id, reserve_type, student_id, status, starts_at, ends_at)
      select id, reserve_type, $2, 'WAITING', starts_at, ends_at from clinic_slots where id = $1`,
      [slot, id],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function addEvening(day: number): Promise<string[]> {
  const slots = Array.from({ length: slotsEach }, (_, room) => ({
    reserve_type: 'CLINIC' as const,
    room: `${room + 1}호`,
    capacity: 15,
    starts_at: hourOf(20 + day, 17),
    ends_at: hourOf(20 + day, 19),
    closes_at: hourOf(20 + day, 17),
    cancel_until: hourOf(20 + day, 17),
  }));
  const rows = await db.kysely.insertInto('clinic_slots').values(slots).returning('id').execute();
  return rows.map(({ id }) => id);
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function at(list: readonly number[], share: number): number {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length * share)] ?? 0;
}

function line(way: string, list: readonly number[]): string {
  const say = (share: number) => `p${share * 100} ${at(list, share).toFixed(0).padStart(5)} ms`;
  return `${way.padEnd(5)} ${String(list.length).padStart(5)} reserved   ${[0.5, 0.95, 0.99].map(say).join('   ')}`;
}
