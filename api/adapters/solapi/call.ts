import { SmsProblem } from '../../ports/sms.ts';
import { hmac } from './hmac.ts';
import { systemClock } from '../../ports/clock.ts';

/** What a call needs to know of the account. */
export interface SolapiAccount {
  url: string;
  apiKey: string;
  apiSecret: string;
  /** Milliseconds after which a call counts as failed. @default 10,000 */
  timeout?: number;
}

/** Calls Solapi once and answers its JSON; every failure is an `SmsProblem`. It never tries again by itself: the queue does. */
export async function callSolapi<Answer>(
  account: SolapiAccount,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const date = systemClock.now().toISOString();
  const salt = crypto.randomUUID().replaceAll('-', '');
  const signature = await hmac(account.apiSecret, date + salt);
  const answer = await fetch(`${account.url}/${path}`, {
    method,
    headers: {
      authorization: `HMAC-SHA256 apiKey=${account.apiKey}, date=${date}, salt=${salt}, signature=${signature}`,
      'content-type': 'application/json',
    },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(account.timeout ?? 10_000),
  }).catch(() => {
    throw new SmsProblem('later', 'NETWORK', '문자 회사에 연결하지 못했습니다.');
  });
  const text = await answer.text().catch(() => '');
  if (!answer.ok) throw problemOf(answer, text);
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw new SmsProblem('later', 'UNREADABLE', '문자 회사의 답을 읽지 못했습니다.');
  }
}

function problemOf({ status, headers }: Response, text: string): SmsProblem {
  const { errorCode = `HTTP_${status}`, errorMessage } = errorIn(text);
  if (status === 404) return new SmsProblem('gone', errorCode, '문자 회사에 그 묶음이 없습니다.');
  if (status === 429) {
    return new SmsProblem(
      'later',
      errorCode,
      '문자 회사가 잠시 뒤에 보내라고 합니다.',
      Number(headers.get('retry-after')) || null,
    );
  }
  if (status >= 500) return new SmsProblem('later', errorCode, '문자 회사에 장애가 있습니다.');
  if (status === 401 || status === 403)
    return new SmsProblem('blocked', errorCode, '문자 회사가 API 키를 받지 않습니다.');
  if (status === 402 || /balance/i.test(errorCode)) {
    return new SmsProblem('blocked', errorCode, '문자 회사의 잔액이 모자랍니다.');
  }
  return new SmsProblem('refused', errorCode, withoutNumbers(errorMessage) || '문자 회사가 요청을 받지 않았습니다.');
}

function errorIn(text: string): { errorCode?: string; errorMessage?: string } {
  try {
    const { errorCode, errorMessage } = JSON.parse(text) as Record<string, unknown>;
    return {
      errorCode: typeof errorCode === 'string' ? errorCode.slice(0, 50) : undefined,
      errorMessage: typeof errorMessage === 'string' ? errorMessage : undefined,
    };
  } catch {
    return {};
  }
}

/** A provider's sentence without the phone number it may name, since it is kept and logged. */
export function withoutNumbers(sentence = ''): string {
  return sentence.replaceAll(/\+?\d[\d-]{6,}/g, '…').slice(0, 200);
}
