import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  students: (n) => ({ id: parent('users', { type: 'STUDENT' }), student_number: String(10_000_000 + n) }),
  student_siblings: (n) => ({
    // Smaller than any id of today.
    one_id: parent('students', {
      id: parent('users', { id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`, type: 'STUDENT' }),
    }),
    other_id: parent('students'),
    status: 'CONFIRMED',
  }),
  student_imports: (n) => ({
    file_name: '명단.xlsx',
    change_set_id: parent('change_sets', { kind: 'STUDENT_IMPORT' }),
    created_count: n,
    changed_count: 0,
  }),
  student_exports: (n) => ({ purpose: '학부모 총회', format: 'XLSX', columns: ['name'], filter: '', student_count: n }),
} satisfies RowMakers;
