import { staff, students as cast } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

/** Everybody consented on paper when they came, except one, who is asked at the first sign-in. */
export function* consents({ students }: World): Rows<'consents'> {
  for (const [at, { id, joined }] of students.entries()) {
    if (id === cast.doyun.id) continue;
    yield {
      id: idOf('consents', at + 1, joined),
      student_id: id,
      kind: 'REQUIRED',
      giver: 'STUDENT',
      method: 'PAPER',
      given_at: instant(joined, 540),
      ...stamps(staff.admin.id, joined),
    };
  }
}
