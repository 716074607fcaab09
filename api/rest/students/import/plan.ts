import { sha256 } from '../../../security/digest.ts';
import { mapInSlices } from '../../_protocol/inSlices.ts';
import { lectureFinder } from '../../lectures/import/lectureKey.ts';
import type { Academy, KnownStudent } from './academy.ts';
import { changesOf } from './changes.ts';
import { match, type Match } from './match.ts';
import { addProblem, type SheetRow } from './read/readRow.ts';
import type { RosterColumn } from './read/sheet.ts';
import type { ReportRow } from './types.ts';

/** The planned effect of one row. */
export interface Step {
  report: ReportRow;
  /** The student to change; null for a new one. */
  student: KnownStudent | null;
  lectureId: string | null;
}

/** Compares the rows of a sheet with the stored students: new, changed, the same, possible duplicate or refused, and why. */
export async function planImport(
  rows: readonly SheetRow[],
  columns: readonly RosterColumn[],
  academy: Academy,
): Promise<Step[]> {
  const lectures = lectureFinder(academy.lectures);
  const here = rows.filter(({ state }) => state === null);
  const matches = await match(here, columns, academy);
  return mapInSlices(rows, (row) => {
    const lecture = row.lecture === '' ? null : lectures(row.lecture);
    const isFirstDay = academy.lectures.length === 0;
    if (lecture === undefined && isFirstDay)
      row.notes.push(`‘${row.lecture}’ 강의가 아직 없어 대표 강의를 비워 둡니다`);
    if (lecture === undefined && !isFirstDay) {
      const reason = `진행 중인 강의에 ‘${row.lecture}’ 강의가 없습니다. 강의를 먼저 만들거나 이름을 수정해 주세요.`;
      addProblem(row, columns, 'lecture', row.lecture, reason);
    }
    const { decision: _decision, state, ...told } = row;
    const wanted = { ...told, lecture: lecture?.name ?? null };
    const { student, candidates } = matches.get(row) ?? { student: null, candidates: [] };
    const changes = student ? changesOf(student, wanted) : [];
    const kind = state === null ? kindOf(row, student, candidates, changes.length) : 'LEFT_OUT';
    // A student linked by a person keeps their student number, which is the login id.
    const studentNumber = student?.studentNumber ?? row.studentNumber;
    const report = { ...wanted, studentNumber, changes, kind, candidates: candidates.map(shown) };
    return { report, student, lectureId: lecture?.id ?? null };
  });
}

/** Fingerprint of the effect of an import; it changes when the file or the stored data does. */
export async function fingerprint(steps: readonly Step[]): Promise<string> {
  const texts = await mapInSlices(steps, ({ report, student, lectureId }) =>
    JSON.stringify([report, student?.id, lectureId]),
  );
  return sha256(texts.join('\n'));
}

function kindOf(
  row: SheetRow,
  student: KnownStudent | null,
  candidates: Match['candidates'],
  changes: number,
): ReportRow['kind'] {
  if (row.problems.length > 0) return 'REFUSED';
  if (candidates.length > 0) return 'DUPLICATE';
  if (!student) return 'NEW';
  return changes > 0 ? 'CHANGED' : 'SAME';
}

function shown({ id, name, studentNumber, school, grade, phone, parentPhone }: KnownStudent) {
  return { id, name, studentNumber, school, grade, phone, parentPhone };
}
