import { dayInSeoul, formatClock, formatDay, todayInSeoul } from '#ui-kit';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** `오프라인 · 18:20에 본 화면`, with the day when it was another one. */
export function seenAt(at: string, now: Date = deviceClock.now()): string {
  const day = dayInSeoul(at);
  const when = `${day === todayInSeoul(now) ? '' : `${formatDay(day)} `}${formatClock(at)}`;
  return `오프라인 · ${when}에 본 화면`;
}
