/** The global `clock`: the story's own time, the machine's, an hour of the day (`at1755`), or a moment, running or stopped. */
export interface Moment {
  /** In Seoul, `2026-11-03T17:55`. */
  at: string;
  stopped: boolean;
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(-stopped)?$/;

/** Reads a moment from the global; undefined for the others. */
export function readMoment(clock: string): Moment | undefined {
  const [, hour, minutes, stopped] = pattern.exec(clock) ?? [];
  return hour === undefined ? undefined : { at: `${hour}:${minutes}`, stopped: stopped !== undefined };
}

/** As the global holds it: without letters that an address would lose. */
export function writeMoment({ at, stopped }: Moment): string {
  return `${at.replace(/:(\d\d)$/, '$1')}${stopped ? '-stopped' : ''}`;
}

/** Milliseconds since 1970. */
export const instantOf = ({ at }: Moment): number => Date.parse(`${at}:00+09:00`);

/** A moment on the academy's clock. */
export function momentAt(instant: number, stopped: boolean): Moment {
  return { at: new Date(instant + 9 * 3_600_000).toISOString().slice(0, 16), stopped };
}

/** What the global asks for on a day: an hour of it, or a moment; undefined for the story's own time and the machine's. */
export function momentOf(clock: string, today: string): Moment | undefined {
  const [, hours, minutes] = /^at(\d\d)(\d\d)$/.exec(clock) ?? [];
  return hours === undefined ? readMoment(clock) : { at: `${today}T${hours}:${minutes}`, stopped: false };
}
