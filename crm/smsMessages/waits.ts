import { formatInstant } from '#ui-kit';
import type { SmsWaitFragment } from './generated/graphql.ts';

interface Wait {
  /** Beside a state in a list. */
  short: string;
  /** Why it waits, until when, and what to do about it. */
  long: string;
}

/** Why a text has not gone out yet, as the sender itself goes by it; null when it does not wait. */
export function waitWords(result: SmsWaitFragment | null | undefined): Wait | null {
  const until = result?.waitUntil ? formatInstant(result.waitUntil) : '';
  const detail = result?.waitDetail ?? '';
  switch (result?.waitReason) {
    case 'SCHEDULED':
      return { short: '예약', long: `${until}에 보냅니다.` };
    case 'NIGHT':
      return {
        short: `야간 제한 · ${until}부터`,
        long: `21:00부터 다음 날 08:00까지는 보내지 않습니다. ${until}부터 보냅니다.`,
      };
    case 'STOPPED':
      return {
        short: '발송 멈춤',
        long: '관리자가 모든 문자를 멈췄습니다. 문자 목록에서 ‘다시 보내기’를 누르면 나갑니다.',
      };
    case 'PROVIDER':
      return {
        short: `문자 회사 문제 · ${until} 재시도`,
        long: `문자 회사가 받지 않습니다: ${detail} ${until}에 다시 시도합니다.`,
      };
    case 'RETRY':
      return { short: `${until} 재시도`, long: `${detail} ${until}에 다시 시도합니다.`.trim() };
    case 'TOO_LATE':
      return {
        short: '시간 지남',
        long: `보낼 수 있는 시간이 ${until}까지라 나가지 않고 실패로 남습니다.`,
      };
    default:
      return null;
  }
}
