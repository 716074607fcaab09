import { formatClock } from '#ui-kit';
import { seatsFree, type DayBoardSlot } from './board/dayBoardRows.ts';

/** `18:30 클리닉실`: the name of a slot within its day. */
export function slotName({ startsAt, room }: { startsAt: string; room: string }): string {
  return `${formatClock(startsAt)} ${room || '클리닉'}`;
}

/** What a slot offers the next student: `빈자리 3`, or its waiting list. */
export function roomWords(slot: DayBoardSlot): string {
  const free = seatsFree(slot);
  return free > 0 ? `빈자리 ${free}` : '대기';
}
