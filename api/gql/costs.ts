import type { CostOptions } from '#engine';
import type { Database } from '../ports/database.ts';

/** Reads of tables in one question; a screen has 69 at most. */
const tables = 120;

/** Seconds after which a question ends itself on PGlite, which nobody can interrupt. */
const deadline = 1;

/**
 * What one question may cost, by role (decision 0032): PostgreSQL's estimate of it, of which 400,000 take about a second. The dearest
 * document of a screen costs 10,000 in an academy of 300 students. On PGlite everybody waits for whoever asks.
 */
export function costOptions({ kind }: Pick<Database, 'kind'>): CostOptions {
  return kind === 'pglite'
    ? {
        most: 10_000,
        tables,
        perRole: { student: 30_000, ta: 80_000, manager: 100_000 },
        deadline,
        deadlineFrom: 2000,
      }
    : {
        most: 20_000,
        tables,
        perRole: { student: 100_000, ta: 400_000, manager: 600_000 },
        deadline: null,
        deadlineFrom: 0,
      };
}
