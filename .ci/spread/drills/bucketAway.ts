import { setTimeout as delay } from 'node:timers/promises';
import { FileWork } from '../files.ts';
import { underLoad } from '../load/load.ts';
import { clients, isNamed, tell } from './rolling.ts';
import type { Spread } from '../spread.ts';
import type { Load } from '../worker.ts';

/** The bucket is away while people upload and download: what needs it fails with a name, everything else goes on, and it comes back by itself. */
export async function bucketAway(spread: Spread, seconds = 60): Promise<boolean> {
  const files = new FileWork();
  let [lost, back] = [0, 0];
  const options = {
    clients,
    more: (load: Load) => files.workers(load, 3),
    after: async (load: Load) => void (lost = await files.lost(load)),
  };
  const result = await underLoad(
    spread,
    async () => {
      await delay(8000);
      await spread.bucket.halt();
      await delay(seconds * 1000);
      await spread.bucket.resume();
      back = performance.now();
      await delay(10_000);
    },
    options,
  );
  tell('bucket', result);
  const next = files.acknowledgedAt.find((at) => at > back);
  const uploaded = next === undefined ? 'never' : `after ${((next - back) / 1000).toFixed(1)} s`;
  console.log(
    `files: ${files.stored.length} uploads acknowledged, ${lost} lost; ${files.whole} read whole, ${files.cut} cut, ${files.wrong} wrong; ${files.unsent} not sent to the bucket; uploads again ${uploaded}`,
  );
  const others = [...result.failures.keys()].filter((said) => said !== '503 storage-unreachable');
  return isNamed(result) && others.length === 0 && lost === 0 && files.wrong === 0 && next !== undefined;
}
