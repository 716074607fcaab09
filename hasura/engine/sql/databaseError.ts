import { QueryError, type ErrorCode, type Path } from '../errors.ts';
import { OUT_OF_TIME } from './statement.ts';

/**
 * Converts an error of the database into an answer.
 * @param path where integrity and check errors are reported; all others are about the request as a whole
 */
export function asQueryError(error: unknown, path: Path): QueryError {
  if (error instanceof QueryError) return error;
  const state = sqlState(error);
  const message = error instanceof Error ? error.message : String(error);
  if (state === null) throw error;
  if (state === '22P02' && message.includes(`"${OUT_OF_TIME}`)) return tooSlow();
  const integrity = INTEGRITY[state];
  if (integrity) return new QueryError(integrity.code, path, `${integrity.prefix}${message}`);
  if (state === '22025') return new QueryError('bad-request', path, message);
  if (state.startsWith('22')) return new QueryError('data-exception', path, message);
  if (state.startsWith('40')) return new QueryError('concurrent-update', [], message);
  if (state.startsWith('54')) return new QueryError('bad-request', [], 'the request is too large for one statement');
  if (state === '57014') return tooSlow();
  if (state === '42P10') return new QueryError('constraint-error', path, message);
  return new QueryError('unexpected', [], 'database query error', { cause: error });
}

const tooSlow = () => new QueryError('timeout', [], 'the operation exceeded its time limit');

const INTEGRITY: Readonly<Record<string, { code: ErrorCode; prefix: string }>> = {
  '23505': { code: 'constraint-violation', prefix: 'Uniqueness violation. ' },
  '23503': { code: 'constraint-violation', prefix: 'Foreign key violation. ' },
  '23502': { code: 'constraint-violation', prefix: 'Not-NULL violation. ' },
  '23P01': { code: 'constraint-violation', prefix: 'Exclusion violation. ' },
  '23514': { code: 'permission-error', prefix: 'Check constraint violation. ' },
};

/** Both `pg` and PGlite put the five-character SQLSTATE into `code`. */
function sqlState(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
