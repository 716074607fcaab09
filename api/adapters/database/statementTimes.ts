import type { LogEvent } from 'kysely';
import type { Statement } from '../../ports/database.ts';

type Hear = (statement: Statement) => void;

/** Tells one listener of every statement when it has ended, in the context of whoever asked it. */
export interface StatementTimes {
  onStatement: (hear: Hear) => void;
  /** Kysely's `log`. */
  log: (event: LogEvent) => void;
  /** Times a statement that is asked without Kysely. */
  timed<T>(sql: string, ask: () => Promise<T>): Promise<T>;
}

export function statementTimes(): StatementTimes {
  let hear: Hear | undefined;
  return {
    onStatement: (listener) => {
      hear = listener;
    },
    log: ({ query, queryDurationMillis, level }) =>
      hear?.({ sql: query.sql, ms: queryDurationMillis, failed: level === 'error' }),
    timed: async (sql, ask) => {
      const started = performance.now();
      let failed = true;
      try {
        const answer = await ask();
        failed = false;
        return answer;
      } finally {
        hear?.({ sql, ms: performance.now() - started, failed });
      }
    },
  };
}
