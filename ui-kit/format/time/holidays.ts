import { getHolidayPreset } from '@hyunbinseo/holidays-kr';

/** Public holidays of a period. */
export interface Holidays {
  /** `YYYY-MM-DD` → the holiday's name; two on the same day are joined with a comma. */
  names: ReadonlyMap<string, string>;
  /** Years of the period whose holidays are not published yet, so their days are unknown. */
  unknownYears: readonly number[];
}

/**
 * The public and substitute holidays of Korea between two dates `YYYY-MM-DD`, both included. Years are loaded one by one.
 * Source: the official gazette, through `@hyunbinseo/holidays-kr`.
 */
export async function holidaysBetween(from: string, to: string): Promise<Holidays> {
  const names = new Map<string, string>();
  const unknownYears: number[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const days = await holidaysOf(year);
    if (!days) unknownYears.push(year);
    for (const [day, called] of Object.entries(days ?? {})) {
      if (day >= from && day <= to) names.set(day, called.join(', '));
    }
  }
  return { names, unknownYears };
}

async function holidaysOf(year: number): Promise<Record<string, readonly string[]> | null> {
  try {
    return await getHolidayPreset(String(year));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
