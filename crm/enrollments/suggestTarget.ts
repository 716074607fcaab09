import { addDays, weekdayOf } from '#ui-kit';

interface Held {
  id: string;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/** The first week a student most likely leaves out: the first one from today on, else the last. */
export function suggestLeave<W extends Held>(weeks: readonly W[], today: string): W | undefined {
  return weeks.find(({ heldOn }) => heldOn >= today) ?? weeks.at(-1);
}

/** The first week there: in the same calendar week, Monday to Sunday, as the one left out, but never in the past; else the next. */
export function suggestJoin<W extends Held>(weeks: readonly W[], leavesOn: string, today: string): W | undefined {
  const monday = addDays(leavesOn, 1 - weekdayOf(leavesOn));
  const earliest = leavesOn >= today && monday < today ? today : monday;
  return weeks.find(({ heldOn }) => heldOn >= earliest);
}
