import { UserError } from '#ui-kit/format/UserError.ts';
import type { Conflict, Problem } from './generated/rest/shared.ts';

/** The server refused or failed a REST call. `message` is Korean; the kit's `Form` shows it, and `fieldErrors` at their fields. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** HTTP status, 400–599. */
  readonly status: number;
  /** The response's RFC 9457 body; derived from the status when there was none. */
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.detail);
    this.status = status;
    this.problem = problem;
  }

  /** The status by refine's name. */
  get statusCode(): number {
    return this.status;
  }

  /** The first message of each wrong field, by its dotted path. */
  get fieldErrors(): Record<string, string> {
    const errors = this.problem.errors ?? [];
    return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));
  }
}

/** No response arrived, or an unusable one: the connection failed, or a refresh failed with a 5xx. Never ends a session. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('인터넷 연결이 불안정합니다. 잠시 뒤 다시 시도해 주세요.', { cause });
  }
}

/** A file that cannot be sent; `message` says what is wrong with it, in Korean. */
export class UnreadableFile extends UserError {
  override readonly name = 'UnreadableFile';
}

/** Another person signed in in this browser; the page is being reloaded, because its content must not be shown to them. */
export class SessionReplacedError extends Error {
  override readonly name = 'SessionReplacedError';

  constructor() {
    super('이 브라우저에서 다른 사람이 로그인했습니다. 새로고침해 주세요.');
  }
}

/** A GraphQL call failed. `message` is `[GraphQL] …`, `[Network] …` or `[Code] …`; `problemText` turns it into a sentence for people. */
export class GqlError extends Error {
  override readonly name = 'GqlError';
  /** The server's errors, one entry each; empty when the transport failed. */
  readonly reasons: readonly string[];
  /** Both values of a write that another person's came before. */
  readonly conflicts: readonly Conflict[];
  /** HTTP status, if a response arrived. */
  readonly status: number | undefined;

  constructor(
    message: string,
    details: {
      reasons?: readonly string[];
      conflicts?: readonly Conflict[];
      status?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.reasons = details.reasons ?? [];
    this.conflicts = details.conflicts ?? [];
    this.status = details.status;
  }
}

/** Both values of each thing that a write was refused for, because another person's came first; empty when it failed for another reason. */
export function conflictsOf(error: unknown): readonly Conflict[] {
  if (error instanceof HttpError) return error.problem.conflicts ?? [];
  if (error instanceof GqlError) return error.conflicts;
  // A sentence for people says why in its cause.
  return error instanceof Error && error.cause !== undefined ? conflictsOf(error.cause) : [];
}

/** True when the same call may succeed shortly: no connection, or a 5xx. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (error instanceof HttpError) return error.status >= 500;
  if (error instanceof GqlError) {
    return error.message.startsWith('[Network]') && (error.status === undefined || error.status >= 500);
  }
  return false;
}
