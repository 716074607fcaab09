import { mapInSlices } from '../../_protocol/inSlices.ts';
import type { Academy, KnownStudent } from './academy.ts';
import { addProblem, type SheetRow } from './read/readRow.ts';
import type { RosterColumn } from './read/sheet.ts';

/** The student of a row. */
export interface Match {
  /** Null for a new student. */
  student: KnownStudent | null;
  /** Other students it may match, while nobody has decided. */
  candidates: readonly KnownStudent[];
}

/** The decision that a possible duplicate is a new student. */
const somebodyNew = 'NEW';

/**
 * Matches each row to a student: by student number, else by name and phone, or as a person decided. A student of the same name
 * with the same student's or guardian's phone may be the same. Reports rows that match the student of an earlier row.
 */
export async function match(
  rows: readonly SheetRow[],
  columns: readonly RosterColumn[],
  academy: Academy,
): Promise<Map<SheetRow, Match>> {
  const byNumber = new Map(academy.students.map((student) => [student.studentNumber, student]));
  const byName = Map.groupBy(academy.students, ({ name }) => name);
  const numbers = new Set(rows.map(({ studentNumber }) => studentNumber));
  const seen = new Map<string, SheetRow>();
  const matches = new Map<SheetRow, Match>();

  const named = rows.filter(({ name }) => name !== '');
  await mapInSlices(named, (row) => {
    const found = find(row);
    const ownMarks = marks(row, found.student);
    const twin = identities(row, found.student).find((identity) => seen.has(identity));
    if (twin !== undefined) refuseTwin(row, seen.get(twin));
    else if (row.studentNumber !== null && academy.takenNumbers.has(row.studentNumber)) refuseTaken(row);
    matches.set(row, found);
    for (const identity of ownMarks) if (!seen.has(identity)) seen.set(identity, row);
  });
  return matches;

  function find(row: SheetRow): Match {
    const numbered = row.studentNumber === null ? undefined : byNumber.get(row.studentNumber);
    if (numbered) return { student: numbered, candidates: [] };
    if (!isReadable(row)) return nobody;
    const alike = (byName.get(row.name) ?? []).filter(({ studentNumber }) => !numbers.has(studentNumber));
    const same = row.studentNumber === null ? alike.filter(({ phone }) => phone === row.phone) : [];
    if (same.length === 1) return { student: same[0] ?? null, candidates: [] };
    const tellsNothing = row.studentNumber === null && row.phone === null;
    const candidates = alike.filter((student) => tellsNothing || sharesPhone(student, row));
    if (candidates.length === 0 || row.decision === somebodyNew) return nobody;
    const decided = candidates.find(({ id }) => id === row.decision);
    return decided ? { student: decided, candidates: [] } : { student: null, candidates };
  }

  function refuseTwin(row: SheetRow, other: SheetRow | undefined): void {
    const who = `${other?.row}행의 ${other?.name} 학생`;
    if (row.studentNumber !== null && row.studentNumber === other?.studentNumber) {
      refuse(row, 'studentNumber', row.studentNumber, `${who}과 학번이 같습니다. 둘 중 하나를 수정해 주세요.`);
    } else {
      refuse(row, 'name', row.name, `${who}과 같은 학생입니다. 한 줄만 남기거나 학번을 적어 주세요.`);
    }
  }

  function refuseTaken(row: SheetRow): void {
    const reason = '직원이 아이디로 쓰고 있는 번호입니다. 다른 학번을 적어 주세요.';
    refuse(row, 'studentNumber', row.studentNumber ?? '', reason);
  }

  function refuse(row: SheetRow, field: 'name' | 'studentNumber', value: string, reason: string): void {
    addProblem(row, columns, field, value, reason);
  }
}

const nobody: Match = { student: null, candidates: [] };

function sharesPhone(student: KnownStudent, { phone, parentPhone }: SheetRow): boolean {
  return (phone !== null && phone === student.phone) || (parentPhone !== null && parentPhone === student.parentPhone);
}

// Two people with one name and phone may have two numbers; a row without a number matches both.
function identities(row: SheetRow, student: KnownStudent | null): string[] {
  const person = row.studentNumber === null ? anybody(row) : numberless(row);
  return [...numbered(row, student), ...(isReadable(row) ? [person] : [])];
}

function marks(row: SheetRow, student: KnownStudent | null): string[] {
  const person = row.studentNumber === null ? [anybody(row), numberless(row)] : [anybody(row)];
  return [...numbered(row, student), ...(isReadable(row) ? person : [])];
}

function numbered({ studentNumber }: SheetRow, student: KnownStudent | null): string[] {
  return [
    ...(studentNumber === null ? [] : [`number ${studentNumber}`]),
    ...(student ? [`student ${student.id}`] : []),
  ];
}

const anybody = ({ name, phone }: SheetRow): string => `anybody ${name} ${phone}`;
const numberless = ({ name, phone }: SheetRow): string => `numberless ${name} ${phone}`;

// A cell that could not be read is not evidence of an empty value.
const isReadable = ({ problems }: SheetRow): boolean => problems.length === 0;
