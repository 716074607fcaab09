import type { WorkerSetup } from './worker.node.ts';

export interface ReadOptions extends WorkerSetup {
  workers: number;
  /** Ends the reading: no further file is begun. */
  signal?: AbortSignal;
  /** The first page to read of every file, from 1. */
  from?: number;
  /** Called once for each file with its number of pages. */
  onPages?: (file: string, pages: number) => void;
  /** How long one page may take, in milliseconds. */
  patience?: number;
}
