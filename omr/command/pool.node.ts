import { Worker } from 'node:worker_threads';
import { constants } from '../constants.ts';
import { rejectedLine, type ResultLine } from './lines.ts';
import type { WorkerMessage, WorkerSetup } from './worker.node.ts';

export interface ReadOptions extends WorkerSetup {
  workers: number;
  /** Ends the reading: no further file is begun. */
  signal?: AbortSignal;
  /** How long one page may take, in milliseconds. */
  patience?: number;
}

interface Job {
  file: string;
  lines: ResultLine[];
  done: boolean;
}

/**
 * Reads files in worker threads and yields their pages in input order. A file that crashes or stalls its worker becomes
 * a `rejected` line and the worker is replaced; a few files are read ahead, so memory does not grow with the batch.
 */
export async function* readFiles(files: readonly string[], options: ReadOptions): AsyncGenerator<ResultLine> {
  const { workers: count, signal } = options;
  const jobs: Job[] = files.map((file) => ({ file, lines: [], done: false }));
  let next = 0;
  let begun = 0;
  let wake = () => {};
  const changed = () => new Promise<void>((resolve) => (wake = resolve));
  const take = () => {
    const ahead = next + count * constants.command.readAhead;
    return signal?.aborted || begun >= Math.min(jobs.length, ahead) ? undefined : jobs[begun++];
  };
  const slots = Array.from({ length: Math.min(count, jobs.length) }, () => new Slot(options, take, () => wake()));
  const stop = () => wake();
  signal?.addEventListener('abort', stop);
  try {
    for (const slot of slots) slot.work();
    while (next < jobs.length && !signal?.aborted) {
      const waiting = changed();
      const job = jobs[next]!;
      const done = job.done;
      yield* job.lines.splice(0);
      if (done) {
        next++;
        for (const slot of slots) slot.work();
      } else if (job.lines.length === 0) await waiting;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(slots.map((slot) => slot.close()));
  }
}

/** One worker thread and the file it has in hand. */
class Slot {
  private readonly options: ReadOptions;
  private readonly take: () => Job | undefined;
  private readonly changed: () => void;
  private worker: Worker | undefined;
  private job: Job | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: ReadOptions, take: () => Job | undefined, changed: () => void) {
    this.options = options;
    this.take = take;
    this.changed = changed;
  }

  /** Begins the next file, when idle and there is one. */
  work() {
    if (this.job) return;
    this.job = this.take();
    if (!this.job) return;
    this.worker ??= this.start();
    this.worker.postMessage(this.job.file);
    this.watch();
  }

  async close() {
    clearTimeout(this.timer);
    this.job = undefined;
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private start(): Worker {
    const { template, crops } = this.options;
    const workerData: WorkerSetup = { template, ...(crops ? { crops } : {}) };
    const worker = new Worker(new URL('./worker.node.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: constants.command.workerHeapMb },
    });
    worker.on('message', (message: WorkerMessage) => {
      if (worker === this.worker) this.receive(message);
    });
    worker.on('error', (error: Error) => {
      if (worker === this.worker) this.give(`읽는 중에 오류가 났습니다. (${error.message})`);
    });
    return worker;
  }

  private receive(message: WorkerMessage) {
    if (!this.job) return;
    if (message.kind === 'page') {
      this.job.lines.push(message.line);
      this.watch();
    } else this.finish();
    this.changed();
  }

  private watch() {
    clearTimeout(this.timer);
    const patience = this.options.patience ?? constants.command.patienceMs;
    this.timer = setTimeout(() => this.give('읽는 데 너무 오래 걸려 그만두었습니다.'), patience);
  }

  /** Gives up the file in hand and its worker. */
  private give(reason: string) {
    const worker = this.worker;
    this.worker = undefined;
    void worker?.terminate();
    if (!this.job) return;
    this.job.lines.push(rejectedLine(this.job.file, this.job.lines.length + 1, reason));
    this.finish();
    this.changed();
  }

  private finish() {
    clearTimeout(this.timer);
    if (this.job) this.job.done = true;
    this.job = undefined;
    this.work();
  }
}
