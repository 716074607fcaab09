import { staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from './row.ts';

/** The roster the academy began with; it is older than its audit log, so that it cannot be undone. */
export function* studentImports({ opened, students }: World): Rows<'student_imports'> {
  const counts = { created_count: students.length, changed_count: 0 };
  const file = { file_name: '개원 명단.xlsx', change_set_id: `${castId(95)} 엑셀로 학생 등록` };
  yield { id: castId(95), ...file, ...counts, ...stamps(staff.admin.id, opened) };
}

/** A list that left the house. */
export function* studentExports({ opened, students }: World): Rows<'student_exports'> {
  const asked = {
    purpose: '학부모 설명회 안내',
    format: 'XLSX' as const,
    columns: ['name', 'parentPhone'],
    filter: '상태: 재원',
  };
  yield { id: castId(96), ...asked, student_count: students.length, ...stamps(staff.admin.id, opened, 600) };
}
