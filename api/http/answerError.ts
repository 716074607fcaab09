import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { DatabaseAway } from '../ports/database.ts';
import { StorageAway } from '../ports/storage.ts';
import { diskFull, diskFullCodes, Problem } from './problem.ts';
import type { AppEnv } from './requestFacts.ts';
import { sqlProblem } from '../rest/_protocol/problem/sqlProblem.ts';
import { sqlState } from './sqlError.ts';

/** Any error as problem+json. Faults are logged with their stack but without data, and answered as 500. */
export function answerError(error: unknown, c: Context<AppEnv>, { log }: Deps): Response {
  const requestId = c.get('requestId');
  const problem =
    error instanceof Problem
      ? error
      : (abortedProblem(error, c.req.raw.signal) ?? awayProblem(error) ?? fullProblem(error) ?? sqlProblem(error));
  if (problem) return problem.toResponse(requestId);
  log.error('fault', {
    requestId,
    name: error instanceof Error ? error.name : typeof error,
    sqlState: sqlState(error),
    // The message of a database or parser error may quote a value; the stack frames do not.
    stack: error instanceof Error ? stackFrames(error) : undefined,
  });
  const detail = '서버에서 문제가 생겼습니다. 잠시 뒤 다시 시도하고, 계속되면 문의 번호와 함께 알려 주세요.';
  return new Problem(500, 'fault', detail).toResponse(requestId);
}

function awayProblem(error: unknown): Problem | null {
  if (error instanceof StorageAway)
    return new Problem(
      503,
      'storage-unreachable',
      '파일 저장소에 잠시 연결할 수 없습니다. 조금 뒤 다시 시도해 주세요.',
    );
  if (!(error instanceof DatabaseAway)) return null;
  const detail = '데이터베이스에 잠시 연결할 수 없습니다. 조금 뒤 다시 시도해 주세요.';
  return new Problem(503, 'database-unreachable', detail);
}

/** The sender left before the request was read or answered: nobody hears the answer, and it is no fault. */
function abortedProblem(error: unknown, signal: AbortSignal): Problem | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const isCut = 'code' in cause && cause.code === 'ECONNRESET' && cause.message === 'aborted';
    const isOurs = signal.aborted && (cause.name === 'AbortError' || cause.message === String(signal.reason));
    if (isCut || isOurs) return new Problem(400, 'aborted', '요청이 도중에 끊겼습니다.');
  }
  return null;
}

/** The store's own error, or PostgreSQL's `disk_full`. */

function fullProblem(error: unknown): Problem | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && diskFullCodes.includes(String(cause.code))) return diskFull();
  }
  return null;
}

function stackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
}
