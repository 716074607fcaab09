import { Worker } from 'node:worker_threads';
import { constants } from '../constants.ts';
import type { ResultLine } from './lines.ts';
import type { ReadOptions } from './types.ts';
import type { Turn, WorkerMessage, WorkerSetup } from './worker.node.ts';

/** A turn of pages of one file and its results so far. */
export interface Job {
  file: string;
  /** First page and, if the file has as many, the last. */
  from: number;
  end: number;
  /** Pages of the file, once known. */
  pages?: number;
  /** The lines of each page that was read, in order. */
  read: ResultLine[][];
  /** How many of those pages have been yielded. */
  told: number;
  begun: boolean;
  done: boolean;
}

/** The part of the pool that a worker's slot uses. */
interface Pool {
  take(): Job | undefined;
  split(job: Job, pages: number): void;
  discard(job: Job, reason: string): void;
  changed(): void;
}

/** One worker thread and its current job. */
export class Slot {
  private readonly options: ReadOptions;
  private readonly pool: Pool;
  private worker: Worker | undefined;
  /** Whether the worker has loaded its code. */
  private ready = false;
  private job: Job | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: ReadOptions, pool: Pool) {
    this.options = options;
    this.pool = pool;
  }

  /** Begins the next job, when idle and there is one. */
  work() {
    if (this.job) return;
    this.job = this.pool.take();
    if (!this.job) return;
    this.worker ??= this.start();
    const { file, from, end } = this.job;
    this.worker.postMessage({ file, from, end } satisfies Turn);
    // A thread that is still loading its code on a busy machine is not the page's fault.
    this.watch(this.ready ? this.patience : constants.command.startMs);
  }

  async close() {
    clearTimeout(this.timer);
    this.job = undefined;
    const worker = this.worker;
    this.worker = undefined;
    await worker?.terminate();
  }

  private start(): Worker {
    const { templates, crops, upright } = this.options;
    const workerData: WorkerSetup = { templates, crops: crops || undefined, upright: upright || undefined };
    this.ready = false;
    const worker = new Worker(new URL('./worker.node.ts', import.meta.url), {
      workerData,
      // Decoders print messages, but standard output is for results and standard error for progress.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: constants.command.workerHeapMb },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (message: WorkerMessage) => {
      if (worker === this.worker) this.receive(message);
    });
    worker.on('error', () => {
      if (worker === this.worker) this.give('읽다가 멈추었습니다. 파일이 손상되었거나 지나치게 큽니다.');
    });
    return worker;
  }

  private receive(message: WorkerMessage) {
    this.ready = true;
    if (!this.job) return;
    if (message.kind === 'pages') this.pool.split(this.job, message.pages);
    else if (message.kind === 'page') this.job.read.push(message.lines);
    else if (message.kind === 'done') return this.finish();
    this.watch(this.patience);
    this.pool.changed();
  }

  private get patience() {
    return this.options.patience ?? constants.command.patienceMs;
  }

  private watch(patience: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.give('읽는 데 너무 오래 걸려 그만두었습니다.'), patience);
  }

  /** Rejects the current page and ends the worker. */
  private give(reason: string) {
    const worker = this.worker;
    this.worker = undefined;
    void worker?.terminate();
    if (this.job) this.pool.discard(this.job, reason);
    this.finish();
  }

  private finish() {
    clearTimeout(this.timer);
    if (this.job) this.job.done = true;
    this.job = undefined;
    this.pool.changed();
    this.work();
  }
}
