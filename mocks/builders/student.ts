import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { roster } from '../cast.ts';
import { stamps, type Row } from './row.ts';
import { buildUser } from './user.ts';

/** A student with their user, as most documents select it. */
export interface StudentWithUser extends Row<'students'> {
  user: Row<'users'>;
}

/** 학생; 김민수 by default. */
export function buildStudent(overrides: Partial<StudentWithUser> = {}): StudentWithUser {
  return { ...rosterStudent(0), ...overrides };
}

/** The first students of the demo academy; after its 24 students the names repeat. */
export function buildStudents(count: number): StudentWithUser[] {
  return Array.from({ length: count }, (_, index) => rosterStudent(index));
}

/** The year in which each grade of the school year 2026 enters high school. */
const entryYears = { 중3: 2027, 고1: 2026, 고2: 2025, 고3: 2024, N수: 2023 } as const;

function rosterStudent(index: number): StudentWithUser {
  const { name, school, grade } = roster[index % roster.length]!;
  const id = `01990000-0000-7000-8000-${String(101 + index).padStart(12, '0')}`;
  const studentNumber = String(20_260_001 + index);
  const line = String(1000 + 7 * (index + 1)).slice(-4);
  return {
    ...rowDefaults.students,
    id,
    studentNumber,
    school,
    grade,
    parentName: `${name[0]}영호`,
    parentPhone: `+82105551${line}`,
    registeredOn: '2026-09-21',
    highSchoolEntryYear: entryYears[grade],
    ...stamps,
    user: buildUser({ id, name, loginId: studentNumber, phone: `+82105550${line}` }),
  };
}
