import type { Academy, KnownStudent } from './academy.ts';
import type { Header } from './header.ts';
import { addProblem, type SheetRow } from './readRows.ts';

/**
 * The student each row means: by student number or, where the sheet gives none, by name and phone. Names what is wrong
 * with rows that mean somebody a row above means already, or of whom nobody can say whom they mean.
 */
export function match(rows: readonly SheetRow[], header: Header, academy: Academy): Map<SheetRow, KnownStudent> {
  const byNumber = new Map(academy.students.map((student) => [student.studentNumber, student]));
  const byName = Map.groupBy(academy.students, ({ name }) => name);
  const seen = new Map<string, SheetRow>();
  const matches = new Map<SheetRow, KnownStudent>();

  for (const row of rows.filter(({ name }) => name !== '')) {
    const student = row.studentNumber === null ? findByName(row) : byNumber.get(row.studentNumber);
    const ownMarks = marks(row, student);
    const twin = identities(row, student).find((identity) => seen.has(identity));
    if (twin !== undefined) refuseTwin(row, seen.get(twin));
    else if (row.studentNumber !== null && academy.takenNumbers.has(row.studentNumber)) refuseTaken(row);
    if (student) matches.set(row, student);
    for (const identity of ownMarks) if (!seen.has(identity)) seen.set(identity, row);
  }
  return matches;

  function findByName(row: SheetRow): KnownStudent | undefined {
    if (!isReadable(row)) return undefined;
    const alike = byName.get(row.name) ?? [];
    const [student, ...others] = alike.filter(({ phone }) => phone === row.phone);
    const isUnclear = others.length > 0 || (!student && row.phone === null && alike.length > 0);
    if (isUnclear) {
      const numbers = alike.map(({ studentNumber }) => studentNumber).join(', ');
      refuse(
        row,
        'name',
        row.name,
        `같은 이름의 학생이 이미 있습니다(학번 ${numbers}). 누구인지 알 수 있게 학번을 적어 주세요.`,
      );
    }
    return student;
  }

  function refuseTwin(row: SheetRow, other: SheetRow | undefined): void {
    const who = `${other?.row}행의 ${other?.name} 학생`;
    if (row.studentNumber !== null && row.studentNumber === other?.studentNumber) {
      refuse(row, 'studentNumber', row.studentNumber, `${who}과 학번이 같습니다. 둘 가운데 하나를 고쳐 주세요.`);
    } else {
      refuse(row, 'name', row.name, `${who}과 같은 학생입니다. 한 줄만 남기거나 학번을 적어 주세요.`);
    }
  }

  function refuseTaken(row: SheetRow): void {
    const reason = '직원이 아이디로 쓰고 있는 번호입니다. 다른 학번을 적어 주세요.';
    refuse(row, 'studentNumber', row.studentNumber ?? '', reason);
  }

  function refuse(row: SheetRow, field: 'name' | 'studentNumber', value: string, reason: string): void {
    addProblem(row, header, field, value, reason);
  }
}

// Two people of one name and phone may have two numbers; a row without a number cannot be told from either.
function identities(row: SheetRow, student: KnownStudent | undefined): string[] {
  const person = row.studentNumber === null ? anybody(row) : numberless(row);
  return [...numbered(row, student), ...(isReadable(row) ? [person] : [])];
}

function marks(row: SheetRow, student: KnownStudent | undefined): string[] {
  const person = row.studentNumber === null ? [anybody(row), numberless(row)] : [anybody(row)];
  return [...numbered(row, student), ...(isReadable(row) ? person : [])];
}

function numbered({ studentNumber }: SheetRow, student: KnownStudent | undefined): string[] {
  return [
    ...(studentNumber === null ? [] : [`number ${studentNumber}`]),
    ...(student ? [`student ${student.id}`] : []),
  ];
}

const anybody = ({ name, phone }: SheetRow): string => `anybody ${name} ${phone}`;
const numberless = ({ name, phone }: SheetRow): string => `numberless ${name} ${phone}`;

// Where a cell could not be read, its emptiness tells nothing about who is meant.
const isReadable = ({ problems }: SheetRow): boolean => problems.length === 0;
