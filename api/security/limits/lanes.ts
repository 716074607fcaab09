import { tooMany } from '../../http/problem.ts';

/** Most that may wait behind each other. */
const mostWaiting = 100;

const lanes = new Map<string, { waiting: number; last: Promise<unknown> }>();

/**
 * Runs what comes of one name one after another, so that a network where somebody guesses keeps no more than one core busy and the others of it
 * are slowed down, not refused. Kept in this process: it protects the process's own cores. Throws 429 when too many wait.
 */
export async function inLane<T>(name: string, run: () => Promise<T>): Promise<T> {
  const lane = lanes.get(name) ?? { waiting: 0, last: Promise.resolve() };
  if (lane.waiting >= mostWaiting) throw tooMany(5, '지금 로그인하려는 사람이 많습니다. 5초 뒤에 다시 해 주세요.');
  lanes.set(name, lane);
  lane.waiting += 1;
  const done = lane.last.then(run);
  lane.last = done.catch(() => undefined);
  try {
    return await done;
  } finally {
    lane.waiting -= 1;
    if (lane.waiting === 0) lanes.delete(name);
  }
}
