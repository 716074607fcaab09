import { formatClock } from '#ui-kit';
import type { Slot } from './slotBlocks.ts';
import type { inputOf } from '../slotForm.ts';

type Wanted = Pick<ReturnType<typeof inputOf>, 'reserveType' | 'startsAt' | 'endsAt' | 'room' | 'taId'>;

/** What is there at the hours of a new slot, in the words and by the rules of the server's warnings: the same place, or who is in charge is elsewhere. */
export function slotClashes(wanted: Wanted, slots: readonly Slot[]): string[] {
  if (wanted.endsAt === '') return [];
  const [from, to] = [Date.parse(wanted.startsAt), Date.parse(wanted.endsAt)];
  return slots
    .filter((other) => Date.parse(other.startsAt) < to && from < Date.parse(other.endsAt))
    .flatMap((other) => {
      const until = `${formatClock(other.startsAt)}–${formatClock(other.endsAt)}`;
      const isTwin = other.reserveType === wanted.reserveType && Date.parse(other.startsAt) === from;
      const isSamePlace = other.room === wanted.room.trim() && (other.room !== '' || isTwin);
      const isSameTa = wanted.taId !== null && other.taId === wanted.taId;
      const isCounsel = [other.reserveType, wanted.reserveType].includes('COUNSEL');
      return [
        isSamePlace ? `같은 장소에 ${until} 시간이 있습니다.` : '',
        isSameTa && isCounsel ? `담당 조교가 ${until}에 다른 시간을 맡고 있습니다.` : '',
      ].filter((words) => words !== '');
    });
}
