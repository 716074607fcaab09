import { staff } from '../../cast.ts';
import { entryYearOf } from '../model/grading.ts';
import type { World } from '../model/types.ts';
import { dateOf } from '../base/calendar.ts';
import { stamps, times, type Rows } from './row.ts';

/** `demoPassword` under argon2id, worked out once. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$lQ42n4jCkVALA9y3sGHhdg$hjZIC+Z2DfYpEIHEQq9V4EsV8TWaoL1FGX6fnLgiYFM';

export function* users({ staff: people, students: learners }: World): Rows<'users'> {
  for (const { id, loginId, type, name, phone, joined } of people) {
    yield { id, login_id: loginId, password_hash: passwordHash, type, name, phone, is_active: true, ...times(joined) };
  }
  for (const { id, number, name, phone, joined, left } of learners) {
    yield {
      ...{ id, login_id: number, password_hash: passwordHash, type: 'STUDENT', name, phone },
      ...{ is_active: left === null, ...times(joined) },
    };
  }
}

export function* tas({ staff: people }: World): Rows<'tas'> {
  for (const { id, type, isAdminLevel, joined } of people) {
    if (type === 'TA') yield { id, is_admin_level: isAdminLevel, ...times(joined) };
  }
}

export function* studentSearch({ students: learners }: World): Rows<'student_search'> {
  for (const { id, number, name, phone, parentPhone, joined, left } of learners) {
    yield {
      ...{ student_id: id, name, phone, is_active: left === null, student_number: number, parent_phone: parentPhone },
      ...times(joined),
    };
  }
}

export function* students(world: World): Rows<'students'> {
  for (const student of world.students) {
    const { id, number, school, grade, parentName, parentPhone, joined, left } = student;
    yield {
      ...{ id, student_number: number, school, grade, parent_name: parentName, parent_phone: parentPhone },
      ...{ registered_on: dateOf(joined), withdrawn_on: left === null ? null : dateOf(left) },
      high_school_entry_year: entryYearOf(world, student),
      ...stamps(staff.admin.id, joined),
    };
  }
}
