/** A moment of the day after tomorrow, so that no test depends on the hour it runs at. */
export function soon(hours: number): string {
  return new Date(startOfDay + hours * 3_600_000).toISOString();
}

const startOfDay = Math.floor(Date.now() / 86_400_000 + 2) * 86_400_000 - 9 * 3_600_000;
