import type { Database } from '#api/ports/database.ts';
import { raceForSeats, type Send } from '#api/testing/clinicRaces.ts';

interface Racing {
  db: Database;
  /** The secret for signing tokens. */
  secret: string;
  /** Servers that are asked in turn. */
  urls: readonly string[];
  clients: number;
  rounds: number;
}

/**
 * Students race for seats of the clinic over HTTP while staff change how many there are, and the terminal is told how it went.
 * @returns whether no seat was given twice or lost, and each answer was a success or a refusal with a code
 */
export async function tellRace({ urls, ...race }: Racing): Promise<boolean> {
  let sent = 0;
  const times: number[] = [];
  const send: Send = async (token, method, path, body) => {
    const start = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json' });
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${urls[sent++ % urls.length]}/api${path}`, { method, headers, body: text });
    const answer = (await response.json()) as { code?: string; status?: string };
    times.push(performance.now() - start);
    return { status: response.status, body: answer };
  };
  const pick = (limit: number) => Math.floor(Math.random() * limit);
  const { requests, answers, breaches, promotions } = await raceForSeats(Object.assign({ send, pick }, race));
  for (const [answer, count] of [...answers].toSorted()) console.log(`${String(count).padStart(7)}  ${answer}`);
  const unnamed = [...answers.keys()].filter((answer) => !/^20[01]$|^4\d\d [a-z-]+$/.test(answer));
  for (const breach of [...breaches, ...unnamed]) console.error(`breach  ${breach}`);
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]?.toFixed(0);
  console.log(`${requests} requests, ${promotions} promotions, ${breaches.length} breaches, p95 ${p95} ms`);
  return breaches.length + unnamed.length === 0;
}
