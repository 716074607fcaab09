import type { CrudSort } from '@refinedev/core';
import type { WeeklyLectures_Order_By } from '#client/generated/graphql/ta.ts';

/** Hasura's order of the list of weeks, unique for paging; latest first when none is asked for. */
export function weekOrder([first]: CrudSort[]): WeeklyLectures_Order_By[] {
  const latest: WeeklyLectures_Order_By[] = [{ heldOn: 'desc' }, { startsAt: 'desc' }, { id: 'asc' }];
  if (!first) return latest;
  // Weeks with a name have no number and come last.
  if (first.field === 'week')
    return [
      { weekNumber: first.order === 'asc' ? 'asc_nulls_last' : 'desc_nulls_last' },
      { heldOn: first.order },
      ...latest,
    ];
  return [{ [first.field]: first.order }, ...latest];
}
