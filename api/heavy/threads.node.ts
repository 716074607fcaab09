import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { NotAWorkbook } from '#ui-kit/format/workbook/textSheet.ts';
import { Problem } from '../http/problem.ts';
import type { Heavy, Stamped } from '../ports/heavy.ts';
import type { Done, Task } from './worker.node.ts';

/** Milliseconds one task may take, and how many may wait. */
interface PoolLimits {
  patience: number;
  waiting: number;
  threads: number;
}

/** Heavy work in worker threads. */
export interface HeavyThreads extends Heavy {
  /** Ends the threads; what still runs is refused. */
  close(): Promise<void>;
}

const filename = new URL('worker.node.ts', import.meta.url).href;
const cores = availableParallelism();

// Two pools: a sign-in takes 50 ms and must not wait for a file that takes seconds.
const passwordLimits: PoolLimits = { patience: 10_000, waiting: 200, threads: Math.max(1, cores - 1) };
const fileLimits: PoolLimits = { patience: 20_000, waiting: 30, threads: Math.max(1, Math.min(2, cores - 1)) };

/** Starts no thread before the first task; threads end after a while without one. */
export function heavyThreads(limits: { files?: Partial<PoolLimits> } = {}): HeavyThreads {
  const passwords = openPool(passwordLimits);
  const files = openPool({ ...fileLimits, ...limits.files });
  return {
    hashPassword: (password) => passwords.run('hashPassword', [password]),
    verifyPassword: (password, hash) => passwords.run('verifyPassword', [password, hash]),
    readSheets: (bytes) => files.run('readSheets', [bytes]),
    stamp: async (pdf, words) => orTooHeavy(files.run('stamp', [pdf, words])),
    makePicture: (picture, shape) => files.run('makePicture', [picture, shape]),
    close: async () => void (await Promise.all([passwords.close(), files.close()])),
  };
}

function openPool({ patience, waiting, threads }: PoolLimits) {
  const pool = new Piscina<Task, Done>({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    // The build's flags are not for the threads; a file that needs more memory than this is refused.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  pool.on('error', () => undefined);
  // The pool's own limit does not count what comes before its first thread is ready.
  let open = 0;
  const run = async <T>(name: Task['name'], args: unknown[]): Promise<T> => {
    if (open >= threads + waiting) throw busy();
    open += 1;
    // A waiting task has the time of those before it as well; the thread that works on it is ended.
    const timeout = AbortSignal.timeout(patience * Math.ceil(open / threads));
    try {
      const done = await pool.run({ name, args }, { signal: timeout });
      if ('refused' in done) throw new NotAWorkbook(done.refused);
      return ('json' in done ? JSON.parse(new TextDecoder().decode(done.json)) : done.value) as T;
    } catch (error) {
      throw refusalOf(error, name, timeout.aborted);
    } finally {
      open -= 1;
    }
  };
  return { run, close: () => pool.destroy() };
}

/** A file that took too long is one that can't be stamped: whoever asked knows its name. */
async function orTooHeavy(stamped: Promise<Stamped>): Promise<Stamped> {
  try {
    return await stamped;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-heavy') return { trouble: { why: 'heavy' } };
    throw error;
  }
}

function busy(): Problem {
  const detail = '지금 처리할 일이 많습니다. 잠시 뒤 다시 시도해 주세요.';
  return new Problem(503, 'busy', detail, { headers: { 'retry-after': '5' } });
}

function refusalOf(error: unknown, name: Task['name'], isLate: boolean): unknown {
  if (!(error instanceof Error) || error instanceof NotAWorkbook) return error;
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isLate && !isOutOfMemory) return error;
  if (name === 'readSheets')
    return new NotAWorkbook('읽기에 너무 큰 파일입니다. 쓰지 않는 시트와 열을 지우고 다시 저장해 주세요.');
  return new Problem(422, 'too-heavy', '처리하는 데 너무 오래 걸리는 파일입니다. 나누거나 다시 저장해 올려 주세요.');
}
