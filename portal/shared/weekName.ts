/** '3주차', or the special name of a week that has one. */
export function weekName(week: { weekNumber?: number | null; specialName?: string | null }): string {
  return week.specialName ?? `${week.weekNumber}주차`;
}
