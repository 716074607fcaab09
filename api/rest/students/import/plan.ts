import type { ReplyOf } from '#openapi/generated/operations.ts';
import { sha256 } from '../../../security/digest.ts';
import type { Academy, KnownStudent } from './academy.ts';
import { changesOf } from './changes.ts';
import type { Header } from './header.ts';
import { match } from './match.ts';
import { addProblem, type SheetRow } from './readRows.ts';

export type Report = ReplyOf<'importStudents'>;
export type ReportRow = Report['rows'][number];

/** What importing one row would do. */
export interface Step {
  report: ReportRow;
  /** Whom it changes; null for a new student. */
  student: KnownStudent | null;
  lectureId: string | null;
}

/** Compares the rows of a sheet with the academy: what is new, changed, the same or refused, and why. */
export function planImport(rows: readonly SheetRow[], header: Header, academy: Academy): Step[] {
  const lectures = findLectures(academy);
  const matches = match(rows, header, academy);
  return rows.map((row) => {
    const lecture = row.lecture === '' ? null : lectures(row.lecture);
    if (lecture === undefined) {
      const reason = `진행 중인 강의 가운데 ‘${row.lecture}’이(가) 없습니다. 강의를 먼저 만들거나 이름을 고쳐 주세요.`;
      addProblem(row, header, 'lecture', row.lecture, reason);
    }
    const wanted = { ...row, lecture: lecture?.name ?? null };
    const student = matches.get(row) ?? null;
    const changes = student ? changesOf(student, wanted) : [];
    const kind = kindOf(row, student, changes.length);
    const report = { ...wanted, studentNumber: row.studentNumber ?? student?.studentNumber ?? null, changes, kind };
    return { report, student, lectureId: lecture?.id ?? null };
  });
}

/** Fingerprint of what an import would do to whom; it changes when the file or the academy does. */
export function fingerprint(steps: readonly Step[]): Promise<string> {
  return sha256(JSON.stringify(steps.map(({ report, student, lectureId }) => [report, student?.id, lectureId])));
}

function kindOf(row: SheetRow, student: KnownStudent | null, changes: number): ReportRow['kind'] {
  if (row.problems.length > 0) return 'REFUSED';
  if (!student) return 'NEW';
  return changes > 0 ? 'CHANGED' : 'SAME';
}

// 미적분A means 미적분 A, and 수학I 기초 수학Ⅰ 기초, unless both are there.
function findLectures({ lectures }: Academy) {
  const key = (name: string) => name.normalize('NFKC').replaceAll(' ', '').toLowerCase();
  const byKey = Map.groupBy(lectures, ({ name }) => key(name));
  return (name: string) => {
    const alike = byKey.get(key(name)) ?? [];
    return alike.find((lecture) => lecture.name === name) ?? (alike.length === 1 ? alike[0] : undefined);
  };
}
