import { useQuery } from '@tanstack/react-query';
import { holidaysBetween, type Holidays } from '#ui-kit/format/holidays.ts';

/** The public holidays between two dates `YYYY-MM-DD`; undefined until they are loaded. */
export function useHolidays(from: string, to: string): Holidays | undefined {
  return useQuery({
    queryKey: ['holidays', from, to],
    queryFn: () => holidaysBetween(from, to),
    staleTime: Infinity,
  }).data;
}
