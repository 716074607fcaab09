import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { times, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

/** The academy has long been at work: its list of first steps is put away. */
export function* setupLists({ opened }: World): Rows<'setup_lists'> {
  yield { put_away_at: instant(opened + 7, 600), put_away_by: staff.admin.id, ...times(opened) };
}
