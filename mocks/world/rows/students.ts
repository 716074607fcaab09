import { staff } from '../../cast.ts';
import { dateOf, instant } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { stamps, times, type Rows } from '../base/row.ts';
import { entryYearOf } from '../model/grading.ts';
import type { Student, World } from '../model/types.ts';

export function* studentSearch({ students: learners }: World): Rows<'student_search'> {
  for (const { id, number, name, phone, parentPhone, joined, left } of learners) {
    yield {
      student_id: id,
      name,
      phone,
      is_active: left === null,
      student_number: number,
      parent_phone: parentPhone,
      ...times(joined),
    };
  }
}

export function* students(world: World): Rows<'students'> {
  for (const student of world.students) {
    const { id, number, school, grade, parentName, parentPhone, joined, left } = student;
    yield {
      id,
      student_number: number,
      school,
      grade,
      parent_name: parentName,
      parent_phone: parentPhone,
      registered_on: dateOf(joined),
      withdrawn_on: left === null ? null : dateOf(left),
      high_school_entry_year: entryYearOf(world, student),
      ...stamps(staff.admin.id, joined),
    };
  }
}

/** Staff confirmed most students who share a parent's phone as siblings; the others are still suggestions. */
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
        id: idOf('student_siblings', ++count, day),
        one_id,
        other_id,
        status: 'CONFIRMED',
        decided_by: staff.admin.id,
        decided_at: instant(day, 540),
        ...stamps(staff.admin.id, day),
      };
    }
  }
}

/** The academy's first roster; it is older than the audit log, so its import cannot be undone. */
export function* studentImports({ opened, students }: World): Rows<'student_imports'> {
  const counts = { created_count: students.length, changed_count: 0 };
  const file = { file_name: '개원 명단.xlsx', change_set_id: castId(95) };
  yield { id: castId(95), ...file, ...counts, ...stamps(staff.admin.id, opened) };
}

/** An exported list of students. */
export function* studentExports({ opened, students }: World): Rows<'student_exports'> {
  const asked = {
    purpose: '학부모 설명회 안내',
    format: 'XLSX' as const,
    columns: ['name', 'parentPhone'],
    filter: '상태: 재원',
  };
  yield { id: castId(96), ...asked, student_count: students.length, ...stamps(staff.admin.id, opened, 600) };
}
