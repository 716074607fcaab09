import type { PageState } from '../page/judge.ts';
import type { ResultLine } from './lines.ts';

/** Shows the progress of a command on standard error, so that results can go to standard output. */
export function createProgress(quiet: boolean) {
  const write = (text: string) => process.stderr.write(text);
  const live = !quiet && process.stderr.isTTY;
  return {
    tell(text: string) {
      if (live) write(`\r${text}`);
    },
    /** A line of its own, which stays. */
    say(text: string) {
      if (!quiet) write(`${live ? '\r' : ''}${text}\n`);
    },
    end(text: string) {
      if (!quiet) write(`${live ? '\r' : ''}${text}\n`);
    },
  };
}

/** Counts lines by their state. */
export function createCounts(files: number) {
  const counts: Record<PageState, number> = { read: 0, needs_review: 0, rejected: 0, blank: 0, no_sheet: 0 };
  const seen = new Set<string>();
  return {
    add({ file, state }: ResultLine) {
      counts[state]++;
      seen.add(file);
    },
    summary: () =>
      `${seen.size}/${files} files: ${counts.read} read, ${counts.needs_review} to review, ${counts.rejected} rejected, ` +
      `${counts.blank} blank, ${counts.no_sheet} no sheets`,
  };
}

/** A signal that Ctrl-C aborts, until `release`. */
export function cancelOnInterrupt(): { signal: AbortSignal; release: () => void } {
  const cancel = new AbortController();
  const interrupt = () => cancel.abort();
  process.once('SIGINT', interrupt);
  return { signal: cancel.signal, release: () => void process.off('SIGINT', interrupt) };
}
