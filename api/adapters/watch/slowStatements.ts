import type { Log } from '../../ports/log.ts';
import { namesOf, type Watcher } from './watch.node.ts';

/** Logs one line for a statement that takes `slowest` milliseconds or longer: what asked it and its table, never its text. */
export function slowStatements(log: Log, slowest: number): Watcher {
  return {
    statement: ({ label, ms }, inside) => {
      if (ms < slowest) return;
      log.warn('slow-statement', {
        requestId: inside?.work.requestId,
        ...namesOf(inside),
        statement: label,
        ms: Math.round(ms),
      });
    },
  };
}
