import { UserError } from '#ui-kit/format/UserError.ts';
import { GqlError, HttpError, NetworkError, SessionReplacedError } from './errors.ts';
import { gqlReason } from './graphql/gqlReason.ts';

const spoken = [HttpError, NetworkError, SessionReplacedError, UserError];

/** The Korean sentence for any thrown value, for toasts and failed states. */
export function problemText(error: unknown): string {
  if (spoken.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof GqlError) {
    if (error.reasons.length > 0) return error.reasons.map(gqlReason).join(' ');
    return error.cause instanceof NetworkError
      ? error.cause.message
      : '불러오지 못했습니다. 잠시 뒤 다시 시도해 주세요.';
  }
  return '문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.';
}

/** The failure's id in the server's log, if there is one. */
export function problemId(error: unknown): string | undefined {
  return (error instanceof HttpError && error.problem.requestId) || undefined;
}
