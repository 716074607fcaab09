import { formatTime, timeInSeoul } from '#ui-kit';

interface Times {
  startsAt: string;
  endsAt: string;
}

/** An instant's clock in Seoul: `18:30`. */
export function clock(instant: string): string {
  return formatTime(timeInSeoul(new Date(instant)));
}

/** `18:30–21:30`. */
export function hoursOf({ startsAt, endsAt }: Times): string {
  return `${clock(startsAt)}–${clock(endsAt)}`;
}

/** `18:30 클리닉실`: how a slot is called among those of its day. */
export function slotName({ startsAt, room }: { startsAt: string; room: string }): string {
  return `${clock(startsAt)} ${room || '클리닉'}`;
}
