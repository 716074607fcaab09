import { addDays, weekdayOf } from '#ui-kit';

interface Held {
  id: string;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/** The suggested first week to leave: the first one from today on, else the last. */
export function suggestLeave<W extends Held>(weeks: readonly W[], today: string): W | undefined {
  return weeks.find(({ heldOn }) => heldOn >= today) ?? weeks.at(-1);
}

/** The suggested first week in the new lecture: in the same calendar week (Monday to Sunday) as the one left, but never in the past; else the next. */
export function suggestJoin<W extends Held>(weeks: readonly W[], leavesOn: string, today: string): W | undefined {
  const monday = addDays(leavesOn, 1 - weekdayOf(leavesOn));
  const earliest = leavesOn >= today && monday < today ? today : monday;
  return weeks.find(({ heldOn }) => heldOn >= earliest);
}
