import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { castId } from '../base/ids.ts';
import type { Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

/** The imports of the academy's first roster and timetable. */
export function* changeSets({ opened }: World): Rows<'change_sets'> {
  yield { id: castId(95), kind: 'STUDENT_IMPORT', actor_id: staff.admin.id, at: instant(opened, 540) };
  yield { id: castId(97), kind: 'LECTURE_IMPORT', actor_id: staff.admin.id, at: instant(opened, 560) };
}
