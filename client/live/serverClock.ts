import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;
/** An answer says its time in whole seconds and is some time on its way: less than this is no difference. */
const TOLERANCE_MS = 3_000;

/** The clock by which the server decides, as near as its last answer tells; before the first one that of this device. */
export const serverClock = { now: (): Date => new Date(deviceClock.now().getTime() + ahead) };

/** Corrects the clock by the `Date` of an answer of the api. What stands between may answer, too, and its clock says nothing. */
export function hearServerTime({ headers }: Pick<Response, 'headers'>): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told) || !headers.has('x-request-id')) return;
  const difference = told - deviceClock.now().getTime();
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}
