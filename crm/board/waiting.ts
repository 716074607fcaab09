import { serverClock } from '#client/live/serverClock.ts';

const hour = 3_600_000;

/** How long a question has waited, in words, and whether that is longer than the academy promises. */
export function waitingState(since: string, answerHours: number, now = serverClock.now().getTime()) {
  const hours = (now - Date.parse(since)) / hour;
  const late = hours - answerHours;
  if (late >= 0) return { words: `기한 ${inWords(late)} 지남`, tone: 'negative' } as const;
  return { words: `${inWords(hours)}째 대기`, tone: late > -3 ? 'warning' : 'neutral' } as const;
}

function inWords(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.floor(hours * 60))}분`;
  return hours < 48 ? `${Math.floor(hours)}시간` : `${Math.floor(hours / 24)}일`;
}
