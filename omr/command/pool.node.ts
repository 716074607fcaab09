import { constants } from '../constants.ts';
import { rejectedLine, type ResultLine } from './lines.ts';
import { Slot, type Job } from './slot.node.ts';
import type { ReadOptions } from './types.ts';

/**
 * Reads files in worker threads and yields their pages in input order. The workers share long files, a few pages
 * a turn. A page that crashes or stalls its worker becomes a `rejected` line, the worker is replaced, and the pages after
 * it are read. Workers read only a little ahead, so memory does not grow with the batch.
 */
export async function* readFiles(files: readonly string[], options: ReadOptions): AsyncGenerator<ResultLine> {
  const { workers: count, signal, from: first = 1 } = options;
  const { readAhead, pagesPerTurn } = constants.command;
  // Pages not yet yielded, in order; a file's later pages are added when its number of pages is known.
  const jobs: Job[] = [];
  let listed = 0;
  let wake = () => {};
  const changed = () => new Promise<void>((resolve) => (wake = resolve));
  const take = () => {
    if (signal?.aborted) return undefined;
    while (jobs.length < count * readAhead && listed < files.length) jobs.push(jobOf(files[listed++]!, first));
    const job = jobs.slice(0, count * readAhead).find(({ begun }) => !begun);
    if (job) job.begun = true;
    return job;
  };
  const split = (job: Job, pages: number) => {
    job.pages = pages;
    // Only a file's first turn adds the others.
    if (job.from > first) return;
    options.onPages?.(job.file, pages);
    const later: Job[] = [];
    for (let from = job.from + pagesPerTurn; from <= pages; from += pagesPerTurn)
      later.push(jobOf(job.file, from, pages));
    insertAfter(job, later);
  };
  const discard = (job: Job, reason: string) => {
    const page = job.from + job.read.length;
    job.read.push([rejectedLine(job.file, page, reason)]);
    const end = Math.min(job.pages ?? page, job.end);
    if (page < end) insertAfter(job, [{ ...jobOf(job.file, page + 1, job.pages), end }]);
  };
  const insertAfter = (job: Job, later: Job[]) => {
    jobs.splice(jobs.indexOf(job) + 1, 0, ...later);
    for (const slot of slots) slot.work();
  };
  const slots: Slot[] = Array.from(
    { length: count },
    () => new Slot(options, { take, split, discard, changed: () => wake() }),
  );
  const stop = () => wake();
  signal?.addEventListener('abort', stop);
  try {
    for (const slot of slots) slot.work();
    while (jobs.length > 0 && !signal?.aborted) {
      const waiting = changed();
      const job = jobs[0]!;
      const { done } = job;
      for (const lines of job.read.slice(job.told)) {
        job.told++;
        yield* lines;
      }
      if (done) {
        jobs.shift();
        for (const slot of slots) slot.work();
      } else if (job.told === job.read.length) await waiting;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(slots.map((slot) => slot.close()));
  }
}

function jobOf(file: string, from: number, pages?: number): Job {
  const end = Math.min(from + constants.command.pagesPerTurn - 1, pages ?? Infinity);
  return { file, from, end, read: [], told: 0, begun: false, done: false, pages };
}
