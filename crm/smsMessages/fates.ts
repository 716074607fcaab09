import type { Tone } from '#ui-kit';

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
