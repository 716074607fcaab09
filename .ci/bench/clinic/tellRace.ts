import type { Database } from '#api/ports/database.ts';
import { raceForSeats, type Send } from '#api/testing/setups/clinicRaces.ts';
import { timed } from '#hasura/engine/bench/measure.ts';
import type { Report } from '../harness/report.ts';

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
 * Students race for seats of the clinic over HTTP while staff change how many there are, and the report is told how it went: no seat may be given
 * twice or lost, and each answer has to be a success or a refusal with a code.
 */
export async function tellRace({ urls, ...race }: Racing, report: Report): Promise<void> {
  let sent = 0;
  const times: number[] = [];
  const send: Send = async (token, method, path, body) => {
    const headers = { authorization: `Bearer ${token}` };
    if (body !== undefined) Object.assign(headers, { 'content-type': 'application/json' });
    const text = body === undefined ? null : JSON.stringify(body);
    let answer: { status: number; body: { code?: string; status?: string } } = { status: 0, body: {} };
    times.push(
      await timed(async () => {
        const response = await fetch(`${urls[sent++ % urls.length]}/api${path}`, { method, headers, body: text });
        answer = { status: response.status, body: (await response.json()) as typeof answer.body };
      }),
    );
    return answer;
  };
  const pick = (limit: number) => Math.floor(Math.random() * limit);
  const { requests, answers, breaches, promotions } = await raceForSeats(Object.assign({ send, pick }, race));
  for (const [answer, count] of [...answers].toSorted()) report.line(`${String(count).padStart(7)}  ${answer}`);
  report.line(`${requests} requests, ${promotions} promotions`);
  report.times('requests', times);
  const unnamed = [...answers.keys()].filter((answer) => !/^20[01]$|^4\d\d [a-z-]+$/.test(answer));
  report.faults('breaches', [...breaches, ...unnamed]);
}
