import type { CostOptions } from '#engine';
import type { Database } from '../ports/database.ts';

/** Seconds a question may take where GraphQL is answered here. */
export const questionSeconds = 2;

/**
 * What one question may cost, by role (decision 0032): PostgreSQL's estimate of it, of which 400,000 take about a second.
 * The dearest document of a screen costs 10,000 in an academy of 300 students.
 */
export function costOptions({ kind }: Pick<Database, 'kind'>): CostOptions {
  return {
    most: 20_000,
    perRole: { student: 100_000, ta: 400_000, manager: 600_000 },
    // A PostgreSQL server ends a statement by itself (`statement_timeout`).
    deadline: kind === 'pglite' ? questionSeconds : null,
    deadlineFrom: 2000,
  };
}
