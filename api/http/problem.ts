import { josa } from 'es-hangul';
import { measured } from './measured.ts';

/** One wrong field: a dotted path in the body, or the name of a parameter. */
export interface FieldError {
  field: string;
  message: string;
}

/** Both values of a refused compare-and-set write, the other author and the time. */
export interface Conflict {
  id: string;
  /** The conflicting field, where a write may set several. */
  field?: string;
  label: string;
  mine: string | null;
  theirs: string | null;
  theirVersion: number;
  changedBy: string | null;
  changedAt: string | null;
}

interface ProblemExtras {
  errors?: FieldError[];
  conflicts?: Conflict[];
  headers?: Record<string, string>;
}

/**
 * A refusal, answered as RFC 9457 `application/problem+json`. `code` is stable and in English for programs,
 * `message` is the Korean detail for people. Throwing one rolls the transaction back.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly extras: ProblemExtras;
  /** True when the handler's writes are committed: a counted wrong password, a revoked session. */
  keepsWrites = false;

  constructor(status: number, code: string, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  /** Answers the problem but commits earlier writes. */
  keepingWrites(): this {
    this.keepsWrites = true;
    return this;
  }

  /** The response, with the request id of the log. */
  toResponse(requestId: string): Response {
    const { errors, conflicts } = this.extras;
    // Whatever is away now says when to come back.
    const headers = this.status === 503 ? { 'retry-after': '5', ...this.extras.headers } : this.extras.headers;
    const body = {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      detail: this.message,
      requestId,
      errors,
      conflicts,
    };
    const { bytes, length } = measured(JSON.stringify(body));
    return new Response(bytes, {
      status: this.status,
      headers: { ...headers, 'content-type': 'application/problem+json; charset=utf-8', ...length },
    });
  }
}

/** 404; `what` is the Korean noun of the missing thing, such as 강의. */
export function notFound(what: string): Problem {
  return new Problem(
    404,
    'not-found',
    `${josa(what, '을/를')} 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.`,
  );
}

/** 409; `detail` says what would be allowed. */
export function conflict(code: string, detail: string, extras?: ProblemExtras): Problem {
  return new Problem(409, code, detail, extras);
}

/** 403. */
export function forbidden(code = 'forbidden', detail = '이 작업을 할 권한이 없습니다.'): Problem {
  return new Problem(403, code, detail);
}

/** 401; the client refreshes its token once and tries again. */
export function unauthenticated(code = 'unauthenticated', detail = '로그인이 필요합니다.', headers = {}): Problem {
  return new Problem(401, code, detail, { headers: { ...headers, 'www-authenticate': 'Bearer' } });
}

/** 400 with what is wrong by field. */
export function invalid(errors: FieldError[]): Problem {
  return new Problem(400, 'validation-failed', '입력한 내용을 다시 확인해 주세요.', { errors });
}

/** Of the store's own errors, and PostgreSQL's `disk_full`. */
export const diskFullCodes: readonly string[] = ['ENOSPC', 'EDQUOT', '53100'];

/** 507: what is on the disk stays as it is, and no more is written. */
export function diskFull(): Problem {
  const detail =
    '서버의 디스크가 가득 차 저장하지 못했습니다. 관리자에게 알려 주세요. 쓴 내용은 화면에 그대로 있습니다.';
  return new Problem(507, 'disk-full', detail);
}

/** 429; `seconds` until a retry can succeed. */
export function tooMany(seconds: number, detail: string): Problem {
  return new Problem(429, 'too-many-attempts', detail, { headers: { 'retry-after': String(Math.max(1, seconds)) } });
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};
