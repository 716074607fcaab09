import type { Tone } from '#ui-kit';

const outcomes: Readonly<Record<string, { word: string; tone: Tone }>> = {
  SENT: { word: '발송', tone: 'positive' },
  WAITING: { word: '대기', tone: 'info' },
  SKIPPED: { word: '발송 안 함', tone: 'neutral' },
  FAILED: { word: '실패', tone: 'negative' },
};

/** What became of a notification, as a word and its colour. */
export function outcomeWord(outcome: string): { word: string; tone: Tone } {
  return outcomes[outcome] ?? { word: outcome, tone: 'neutral' };
}

const reasons: Readonly<Record<string, string>> = {
  NO_TEMPLATE: '이 일에 쓸 템플릿이 없습니다.',
  SWITCHED_OFF: '템플릿이 꺼져 있습니다.',
  NO_PHONE: '휴대폰 번호가 없습니다.',
  PREFERENCE: '학생이 받지 않기로 했습니다.',
  QUIET_HOURS: '밤이라 아침 8시까지 기다립니다.',
  NO_CONSENT: '수신에 동의하지 않았습니다.',
  UNDONE: '보내기 전에 취소되었습니다.',
  UNFILLED: '채울 수 없는 변수가 있습니다',
  INACTIVE: '퇴원하거나 쓰지 않는 계정입니다.',
  TOO_OLD: '지난 일이라 알리지 않았습니다.',
  TOLD_ALREADY: '다른 템플릿으로 이미 알렸습니다.',
  BROKEN: '보낼 수 없는 내용입니다.',
};

/** Why a notification did not go out, or waits; empty for one that went out. */
export function reasonWords({ reason, detail }: { reason: string; detail: string }): string {
  const words = reasons[reason] ?? '';
  return detail === '' ? words : `${words}: ${detail}`;
}

const ways: Readonly<Record<string, string>> = { TEXT: '문자', PORTAL: '포털 알림', PUSH: '푸시' };

/** `보호자 문자`: to whom and which way; empty where nobody was to be told. */
export function addressWords({ audience, way }: { audience?: string | null; way?: string | null }): string {
  const who = audience === 'GUARDIAN' ? '보호자' : '학생';
  return way == null ? '' : `${who} ${ways[way] ?? way}`;
}
