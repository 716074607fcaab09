import { addDays, instantInSeoul, todayInSeoul } from '../time/date.ts';
import { deviceClock } from '../time/deviceClock.ts';
import { addMonths, thisMonth } from '../time/month.ts';

/** The instant so many minutes from now; a negative number has passed. */
export const inMinutes = (minutes: number): string => after(minutes * 60_000);

/** The instant so many hours from now; a negative number has passed. */
export const inHours = (hours: number): string => after(hours * 3_600_000);

/** The instant so many times 24 hours from now; a negative number has passed. */
export const inDays = (days: number): string => after(days * 86_400_000);

/** The beginning of a minute, so many minutes from this one. */
export const atMinute = (minutes: number): string =>
  new Date(Math.floor(deviceClock.now().getTime() / 60_000 + minutes) * 60_000).toISOString();

/** The date in Seoul so many days from today. */
export const dateOf = (days: number): string => addDays(todayInSeoul(), days);

/** An hour of a day in Seoul, such as 17.5, so many days from today: no earlier or later for the hour at which the test runs. */
export const hourOf = (days: number, hours: number): string =>
  new Date(Date.parse(instantInSeoul(dateOf(days))) + hours * 3_600_000).toISOString();

/** The month `YYYY-MM` in Seoul so many months from this one. */
export const monthOf = (months: number): string => addMonths(thisMonth(), months);

const after = (milliseconds: number): string => new Date(deviceClock.now().getTime() + milliseconds).toISOString();
