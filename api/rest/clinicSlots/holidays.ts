import { getHolidayPreset } from '@hyunbinseo/holidays-kr';

/**
 * The public and substitute holidays of Korea among dates `YYYY-MM-DD`, with their names, for published years.
 * Source: the official gazette, through `@hyunbinseo/holidays-kr`.
 */
export async function holidaysOf(dates: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const year of new Set(dates.map((date) => date.slice(0, 4)))) {
    for (const [day, called] of Object.entries(await holidaysIn(year))) names.set(day, called.join(', '));
  }
  return names;
}

async function holidaysIn(year: string): Promise<Record<string, readonly string[]>> {
  try {
    return await getHolidayPreset(year);
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}
