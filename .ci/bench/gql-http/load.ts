// Asks one address again and again from a thread of its own, several requests at a time.
import { parentPort } from 'node:worker_threads';
import { send } from '../harness/send.ts';

export interface Round {
  url: string;
  bodies: readonly string[];
  token: string;
  milliseconds: number;
  users: number;
}

parentPort?.on('message', (round: Round) => void run(round).then((count) => parentPort?.postMessage(count)));

async function run({ url, bodies, token, milliseconds, users }: Round): Promise<number> {
  const end = performance.now() + milliseconds;
  let count = 0;
  const user = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status } = await send('POST', url, token, bodies[count++ % bodies.length] ?? '');
      if (status !== 200) throw new Error(String(status));
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  return count;
}
