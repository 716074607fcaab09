import { formatInstant, type Tone } from '#ui-kit';
import type { SmsWaitFragment } from './generated/graphql.ts';

/** What became of one text. */
interface Fate {
  status: string;
  failureCode?: string | null;
  failureReason?: string | null;
}

const words: Readonly<Record<string, { word: string; tone: Tone }>> = {
  QUEUED: { word: '보낼 예정', tone: 'info' },
  SENT: { word: '보냄', tone: 'neutral' },
  DELIVERED: { word: '도착', tone: 'positive' },
  FAILED: { word: '실패', tone: 'negative' },
};

/** The state of one text as a word and its colour. */
export function fateWord({ status, failureCode }: Fate): { word: string; tone: Tone } {
  if (failureCode === 'CANCELLED') return { word: '취소됨', tone: 'neutral' };
  return words[status] ?? { word: status, tone: 'neutral' };
}

const channels: Readonly<Record<string, string>> = { ALIMTALK: '알림톡', MMS: '사진 문자(MMS)' };

/** The way a text goes, in words. */
export const channelWord = (channel: string): string => channels[channel] ?? channel;

/** Which way a text went: `알림톡`, or `알림톡 대신 SMS` where that could not arrive. */
export function wayWord({ channel, wentBy }: { channel: string; wentBy?: string | null }): string {
  const isReplaced = channel === 'ALIMTALK' && wentBy != null && wentBy !== 'ALIMTALK';
  return isReplaced ? `알림톡 대신 ${wentBy}` : channelWord(channel);
}

/** Our own codes; the provider's come with its own words. */
const ownReasons: Readonly<Record<string, string>> = {
  EXPIRED: '보낼 수 있는 시간이 지났습니다.',
  NO_CONSENT: '광고성 문자 수신 동의를 철회했습니다.',
};

/** Why a text failed, or why a waiting one has not gone out yet; empty when there is nothing to say. */
export function fateReason({ status, failureCode, failureReason }: Fate): string {
  if (status !== 'FAILED') return failureReason ?? '';
  if (failureCode == null || failureCode === 'CANCELLED') return '';
  const own = ownReasons[failureCode];
  if (own !== undefined) return failureReason || own;
  return failureReason ? `${failureReason} (코드 ${failureCode})` : `통신사 코드 ${failureCode}`;
}

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
