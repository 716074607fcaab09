import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import type { Student, World } from '../model/types.ts';
import { stamps, type Rows } from './row.ts';

/** Of most who share a parent's phone staff said that they are brothers and sisters; the others are still suggested. */
export function* studentSiblings({ students, today }: World): Rows<'student_siblings'> {
  const families = new Map<string, Student[]>();
  let count = 0;
  for (const student of students) {
    const before = families.get(student.parentPhone) ?? [];
    families.set(student.parentPhone, [...before, student]);
    for (const elder of before) {
      if (!new Random('siblings', student.index, elder.index).chance(0.6)) continue;
      const [one_id = '', other_id = ''] = [elder.id, student.id].sort();
      const day = Math.min(today - 1, student.joined + 3);
      yield {
        ...{ id: idOf('student_siblings', ++count, day), one_id, other_id, status: 'CONFIRMED' },
        ...{ decided_by: staff.admin.id, decided_at: instant(day, 540), ...stamps(staff.admin.id, day) },
      };
    }
  }
}
