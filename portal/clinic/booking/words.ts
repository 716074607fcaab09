import { ACADEMY_PHONE } from '#client/page/academy.ts';
import { formatDay, formatInstant, formatNearDay, todayInSeoul, dayInSeoul, formatClock, formatPhone } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';

/** `18:30–20:00`. */
export function hoursOf({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }): string {
  const clock = (instant: string | null) => (instant === null ? '' : formatClock(instant));
  return `${clock(startsAt)}–${clock(endsAt)}`;
}

/** `오늘 · 11월 21일 (토)`. */
export function dayWords(day: string, today: string = todayInSeoul()): string {
  const [near, date] = [formatNearDay(day, today), formatDay(day, today)];
  return near === date ? date : `${near} · ${date}`;
}

/** `오늘`, or `24일 (화)`. */
export function shortDay(day: string, today: string = todayInSeoul()): string {
  return day === today ? '오늘' : formatDay(day, today).replace(/^.*월 /, '');
}

/** Where a slot is and what to bring. */
export function placeWords({ room, note }: { room: string | null; note: string | null }): string {
  return [room, note].filter(Boolean).join(' · ');
}

/** The date and the hours of a booking. */
export function whenWords(booking: { startsAt: string; endsAt: string }): string {
  return `${dayWords(dayInSeoul(booking.startsAt))} ${hoursOf(booking)}`;
}

/** The deadline to cancel a booking, or that it has passed; a place on the waiting list can always be cancelled. */
export function cancelWords(
  { status, slot: { cancelUntil } }: { status: string; slot: { cancelUntil: string } },
  now: Date = serverClock.now(),
): { canCancel: boolean; words: string } {
  if (status === 'WAITING') return { canCancel: true, words: '대기는 언제든지 취소할 수 있어요.' };
  const canCancel = new Date(cancelUntil) > now;
  return {
    canCancel,
    words: canCancel
      ? `${formatInstant(cancelUntil)}까지 취소할 수 있어요.`
      : `취소 기한이 지났어요. 학원에 연락해 주세요.${ACADEMY_PHONE && ` ☎ ${formatPhone(ACADEMY_PHONE)}`}`,
  };
}
