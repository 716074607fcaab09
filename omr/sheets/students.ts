import { parseCsv } from 'hucre/csv';

/** The student a sheet is printed for. */
export interface Student {
  name: string;
  /** Digits for the number bubbles; empty to leave them blank. */
  number: string;
  group: string;
}

/** A list of students no sheets can be drawn for; `message` names the rows in Korean. */
export class InvalidStudents extends Error {
  override name = 'InvalidStudents';
}

const columns = {
  name: ['이름', '성명', '학생', 'name'],
  number: ['학생번호', '번호', '학번', '수험번호', 'number', 'studentnumber'],
  group: ['반', '강의', '학급', 'group', 'class'],
} as const;

/**
 * Reads a list of students from a CSV file with a heading row, in UTF-8 or, as Korean Excel writes it, in CP949.
 * @throws InvalidStudents
 */
export function parseStudents(file: Uint8Array): Student[] {
  const rows = parseCsv(decode(file), { skipEmptyRows: true }).map((row) =>
    row.map((cell) => String(cell ?? '').trim()),
  );
  const heading = (rows[0] ?? []).map((cell) => cell.replaceAll(/[\s_]/g, '').toLowerCase());
  const find = (names: readonly string[]) => heading.findIndex((cell) => names.includes(cell));
  const [name, number, group] = [find(columns.name), find(columns.number), find(columns.group)];
  if (name < 0 && number < 0) {
    throw new InvalidStudents('학생 목록의 첫 줄에 ‘이름’과 ‘학생 번호’ 열 제목이 있어야 합니다.');
  }
  return rows.slice(1).map((cells) => ({
    name: (cells[name] ?? '').normalize('NFC'),
    number: cells[number] ?? '',
    group: (cells[group] ?? '').normalize('NFC'),
  }));
}

/**
 * Checks that every student can be printed on a sheet.
 * @param printable whether the fonts can print a text; gives what they cannot.
 * @throws InvalidStudents naming up to ten rows
 */
export function checkStudents(students: readonly Student[], digits: number, missing: (text: string) => string) {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  for (const [index, { name, number, group }] of students.entries()) {
    const row = `${index + 1}번째 학생${name ? `(${name})` : ''}`;
    if (number && !new RegExp(`^\\d{${digits}}$`).test(number)) {
      problems.push(`${row}: 학생 번호는 숫자 ${digits}자리여야 합니다. ‘${number}’`);
    }
    const twin = number ? seen.get(number) : undefined;
    if (twin !== undefined) problems.push(`${row}: ${twin + 1}번째 학생과 번호가 같습니다. ‘${number}’`);
    seen.set(number, index);
    const letters = missing(name + group);
    if (letters) problems.push(`${row}: 인쇄할 수 없는 글자가 있습니다. ‘${letters}’`);
  }
  if (problems.length === 0) return;
  const rest = problems.length > 10 ? [`… 그 밖에 ${problems.length - 10}곳`] : [];
  throw new InvalidStudents([...problems.slice(0, 10), ...rest].join('\n'));
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('euc-kr').decode(file);
  }
}
