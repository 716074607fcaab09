/** What the address says of the timetable. */
export interface ScheduleView extends Record<string, string> {
  /** `day`: rooms of one day; `week`: the days of its week. */
  view: string;
  /** '' for today. */
  day: string;
  /** '' for all. */
  teacher: string;
  room: string;
}

/** What of the timetable is looked at. */
export interface ScheduleWeek {
  view: ScheduleView;
  setView: (change: Partial<ScheduleView>) => void;
  /** The day, or one of the week. */
  day: string;
  /** The days of its week. */
  dates: readonly string[];
  /** Names of holidays by their day; undefined until they are loaded. */
  holidays: ReadonlyMap<string, string> | undefined;
}
