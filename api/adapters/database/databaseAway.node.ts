import { DatabaseAway } from '../../ports/database.ts';

/** Connection exceptions, a server out of memory or connections, one that cut an idle transaction, and one that shuts down, crashed or is starting. */
const states = /^(08\w{3}|53[234]00|25P0[34]|57P0[1235])$/;
const networkCodes = /^(ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|ENOTFOUND$|EAI_AGAIN$|ERR_STREAM_|ERR_SOCKET_)/;
/** What the driver says of a connection that was lost or hangs, or that it could not get in time. */
const sentences =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout$|timeout expired$|timeout exceeded|Cannot use a pool after)/;

/** A driver's error as the port has it: DatabaseAway when there is no connection, otherwise the error itself. */
export function portError(error: unknown): unknown {
  return isAway(error) ? new DatabaseAway('the database does not answer', { cause: error }) : error;
}

/** Rethrows a driver's error as the port's; for `catch`. */
export function throwPortError(error: unknown): never {
  throw portError(error);
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The socket of a folder's server is a file, which goes with the server: ENOENT.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return isConnecting || states.test(code) || networkCodes.test(code) || sentences.test(error.message);
}
