import { parent, type RowMakers } from './format.ts';

export const people = {
  users: (n) => ({ login_id: `person-${n}`, type: 'ADMIN', name: `사람 ${n}` }),
  students: (n) => ({ id: parent('users', { type: 'STUDENT' }), student_number: String(10_000_000 + n) }),
  tas: () => ({ id: parent('users', { type: 'TA' }) }),
  tags: (n) => ({ name: `태그 ${n}` }),
  user_tags: () => ({ user_id: parent('users'), tag_id: parent('tags') }),
  student_memos: () => ({ student_id: parent('students'), body: '메모' }),
  student_siblings: (n) => ({
    // Smaller than any id of today.
    one_id: parent('students', {
      id: parent('users', { id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`, type: 'STUDENT' }),
    }),
    other_id: parent('students'),
    status: 'CONFIRMED',
  }),
  saved_views: (n) => ({ screen: 'lectures', name: `보기 ${n}`, query: 'q=미적', created_by: parent('users') }),
  student_imports: (n) => ({
    file_name: '명단.xlsx',
    change_set_id: `import-${n}`,
    created_count: n,
    changed_count: 0,
  }),
  student_exports: (n) => ({ purpose: '학부모 총회', format: 'XLSX', columns: ['name'], filter: '', student_count: n }),
} satisfies RowMakers;
