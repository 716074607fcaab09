import { useQuery } from '@tanstack/react-query';
import type { Holidays } from '#ui-kit/format/time/holidays.ts';

/** The public holidays between two dates `YYYY-MM-DD`; undefined until they are loaded. */
export function useHolidays(from: string, to: string): Holidays | undefined {
  return useQuery({
    queryKey: ['holidays', from, to],
    // With the list of each year, apart from the screens that may ask.
    queryFn: async () => (await import('#ui-kit/format/time/holidays.ts')).holidaysBetween(from, to),
    staleTime: Infinity,
  }).data;
}
