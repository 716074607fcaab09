import { DatabaseAway } from '../ports/database.ts';

/** Connection exceptions, a server that shuts down, crashed or is starting, and one without a free connection. */
const states = /^(08\w{3}|57P0[123]|53300)$/;
const networkCodes = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_AGAIN$)/;
/** What the driver says of a connection that was lost, or that it could not get in time. */
const sentences =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired$|timeout exceeded)/;

/** A driver's error as the port has it: DatabaseAway when there is no connection, otherwise the error itself. */
export function portError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isAway = states.test(code) || networkCodes.test(code) || sentences.test(error.message);
  return isAway ? new DatabaseAway('the database does not answer', { cause: error }) : error;
}

/** Rethrows a driver's error as the port's; for `catch`. */
export function throwPortError(error: unknown): never {
  throw portError(error);
}
