import { staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from '../base/row.ts';

const views = [
  { screen: 'lectures', name: '주말 강의', query: filteredBy('weekday', 'in', '6,7') },
  { screen: 'lectures', name: '김지훈 선생님', query: filteredBy('q', 'contains', '김지훈') },
] as const;

/** Saved views of the administrator. */
export function* savedViews({ opened }: World): Rows<'saved_views'> {
  for (const [at, view] of views.entries()) {
    yield { id: castId(91 + at), ...view, ...stamps(staff.admin.id, opened), created_by: staff.admin.id };
  }
}

/** The address of a list with one filter, as refine writes it. */
function filteredBy(field: string, operator: string, value: string): string {
  return new URLSearchParams({
    'filters[0][field]': field,
    'filters[0][operator]': operator,
    'filters[0][value]': value,
    pageSize: '25',
  }).toString();
}
