import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { KnownStudent } from './knownStudents.ts';
import type { ListedRow } from './readList.ts';

type Judged = ReplyOf<'findCandidates'>['rows'][number];

/** Matches each row to a student: by number, else by name and the other cells; a person decides doubtful ones. */
export function judge(rows: readonly ListedRow[], students: readonly KnownStudent[], presentReason: string): Judged[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const verdict = whoIs(row, students);
    const [student] = verdict.students;
    if (verdict.kind !== 'MATCHED' || !student) return answer(row, verdict);
    const before = seen.get(student.id);
    if (before !== undefined) {
      const reason = `${before}행과 같은 학생입니다. 한 번만 추가됩니다.`;
      return answer(row, { kind: 'REPEATED', students: [student], reason });
    }
    seen.set(student.id, row.row);
    if (!student.isPresent) return answer(row, verdict);
    return answer(row, { kind: 'PRESENT', students: [student], reason: presentReason });
  });
}

/** Whom a row may mean. */
export interface Verdict {
  kind: Judged['kind'];
  students: readonly KnownStudent[];
  reason: string;
}

/** Whom a row means: by number, else by name and the other cells. */
export function whoIs(row: ListedRow, students: readonly KnownStudent[]): Verdict {
  if (row.studentNumber !== null) return byNumber(row, students);
  const alike = row.name === '' ? students.filter(hasPhone(row)) : students.filter(({ name }) => name === row.name);
  const narrowed = narrow(row, alike);
  if (narrowed.length === 1) return { kind: 'MATCHED', students: narrowed, reason: '' };
  if (narrowed.length > 1) {
    const reason = `${row.name || '이 번호'}: 맞는 학생이 ${narrowed.length}명입니다. 누구인지 골라 주세요.`;
    return { kind: 'AMBIGUOUS', students: narrowed, reason };
  }
  if (alike.length > 0) {
    const reason = '이름은 같지만 전화번호나 학교가 다릅니다. 같은 학생인지 골라 주세요.';
    return { kind: 'AMBIGUOUS', students: alike, reason };
  }
  return {
    kind: 'UNKNOWN',
    students: [],
    reason: '재원 중인 학생 중 없습니다. 이름을 확인하거나 직접 찾아 주세요.',
  };
}

function byNumber(row: ListedRow, students: readonly KnownStudent[]): Verdict {
  const student = students.find(({ studentNumber }) => studentNumber === row.studentNumber);
  if (student && (row.name === '' || row.name === student.name))
    return { kind: 'MATCHED', students: [student], reason: '' };
  const namesakes = students.filter(({ name }) => name === row.name);
  if (student) {
    const reason = `학번 ${row.studentNumber}은 ${student.name} 학생입니다. 누구인지 골라 주세요.`;
    return { kind: 'AMBIGUOUS', students: [student, ...namesakes], reason };
  }
  if (namesakes.length > 0) {
    const reason = `학번 ${row.studentNumber}인 학생은 없지만 이름이 같은 학생이 있습니다. 골라 주세요.`;
    return { kind: 'AMBIGUOUS', students: namesakes, reason };
  }
  return {
    kind: 'UNKNOWN',
    students: [],
    reason: '재원 중인 학생 중 이 학번과 이름이 없습니다. 직접 찾아 주세요.',
  };
}

/** The other cells of a row narrow the candidates; empty ones do not. */
function narrow(row: ListedRow, alike: readonly KnownStudent[]): readonly KnownStudent[] {
  const byPhone = row.phone === null ? alike : alike.filter(hasPhone(row));
  if (row.school === '') return byPhone;
  return byPhone.filter(({ school }) => school === '' || sameSchool(school, row.school));
}

const hasPhone =
  ({ phone }: ListedRow) =>
  (student: KnownStudent): boolean =>
    phone !== null && (student.phone === phone || student.parentPhone === phone);

// 세움고 and 세움고등학교 are one school.
const sameSchool = (one: string, other: string): boolean => shorten(one) === shorten(other);
const shorten = (school: string): string => school.replaceAll(' ', '').replace(/(초|중|고)(등?학교)$/, '$1');

function answer(row: ListedRow, { kind, students, reason }: Verdict): Judged {
  return {
    ...row,
    kind,
    reason,
    candidates: students.map(({ id, name, studentNumber, school, grade, phone, isEnrolled }) => ({
      userId: id,
      name,
      studentNumber,
      school,
      grade,
      phoneEnd: phone?.slice(-4) ?? '',
      isEnrolled,
    })),
  };
}
