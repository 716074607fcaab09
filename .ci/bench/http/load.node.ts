// Asks one address again and again from a thread of its own, several requests at a time.
import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

export interface Round {
  url: string;
  bodies: readonly string[];
  token: string;
  milliseconds: number;
  users: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

parentPort?.on('message', (round: Round) => void run(round).then((count) => parentPort?.postMessage(count)));

async function run({ url, bodies, token, milliseconds, users }: Round): Promise<number> {
  const end = performance.now() + milliseconds;
  let count = 0;
  const user = async (): Promise<void> => {
    while (performance.now() < end) await ask(url, bodies[count++ % bodies.length] ?? '', token);
  };
  await Promise.all(Array.from({ length: users }, user));
  return count;
}

function ask(url: string, body: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(String(answer.statusCode)))));
    });
    sent.on('error', reject).end(body);
  });
}
