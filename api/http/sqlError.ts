/** The error fields of PostgreSQL and PGlite. */
export interface SqlError {
  /** The SQLSTATE. */
  code: string;
  constraint?: string;
  message: string;
}

/** True for an error that came from the database. */
export function isSqlError(error: unknown): error is SqlError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** True when the transaction may succeed if it is run again: a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  return isSqlError(error) && (error.code === '40001' || error.code === '40P01');
}

/** The SQLSTATE of an error that came from the database, for the log. */
export function sqlState(error: unknown): string | undefined {
  return isSqlError(error) ? error.code : undefined;
}
