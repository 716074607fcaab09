import { openPostgres } from '#api/adapters/postgres.node.ts';
import { createLog } from '#api/ports/log.ts';
import { raceForSeats, type Send } from '#api/testing/clinicRaces.ts';
import type { Spread } from './spread.ts';

/** 50 students race for places of the clinic a hundred times, through the proxy, while staff change how many there are. */
export async function race({ url, databaseUrl, secret }: Spread): Promise<boolean> {
  const db = openPostgres(
    databaseUrl,
    createLog(() => undefined, 'silent'),
  );
  const send: Send = async (token, method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { code?: string; status?: string } };
  };
  const pick = (limit: number) => Math.floor(Math.random() * limit);
  try {
    const result = await raceForSeats({ db, secret, send, pick, clients: 50, rounds: 100 });
    const { requests, answers, breaches, promotions } = result;
    for (const [answer, times] of [...answers].toSorted()) console.log(`${String(times).padStart(7)}  ${answer}`);
    const unnamed = [...answers.keys()].filter((answer) => !/^20[01]$|^4\d\d [a-z-]+$/.test(answer));
    for (const breach of [...breaches, ...unnamed]) console.error(`breach  ${breach}`);
    console.log(`race: ${requests} requests, ${promotions} promotions, ${breaches.length} breaches`);
    return breaches.length + unnamed.length === 0;
  } finally {
    await db.close();
  }
}
