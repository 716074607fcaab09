import type { GradeRow } from './gradeRows.ts';
import { isBelow, spotOf, type GradebookData } from './grades.ts';

/** Whom a gradebook can be narrowed to. */
export type GradeFilter = 'missing' | 'below' | 'absent' | 'changed';

/** The students without a result, those below a cutline, and those who were away but have a value. */
export function narrow(
  rows: readonly GradeRow[],
  { exams, absences }: GradebookData,
): Record<Exclude<GradeFilter, 'changed'>, ReadonlySet<string>> {
  const away = new Set(absences.map(({ studentId, weeklyLectureId }) => `${studentId} ${weeklyLectureId}`));
  const pick = (passes: (row: GradeRow, examAt: number) => boolean): ReadonlySet<string> =>
    new Set(rows.filter((row) => exams.some((_, examAt) => passes(row, examAt))).map(({ id }) => id));
  return {
    missing: pick(({ scores }, examAt) => scores[examAt]?.status === 'NONE'),
    below: pick(({ scores }, examAt) => isBelowNow(scores[examAt], exams[examAt])),
    absent: pick(
      ({ id, scores }, examAt) =>
        away.has(`${id} ${exams[examAt]?.weeklyLectureId}`) &&
        scores[examAt]?.attempts.some(({ retakeNumber, value }) => retakeNumber === 0 && value !== null) === true,
    ),
  };
}

/** The latest attempt with a value is below its cutline. */
function isBelowNow(score: GradeRow['scores'][number], exam: GradebookData['exams'][number] | undefined): boolean {
  const last = score?.attempts.findLast(({ value }) => value !== null);
  const spot = score && exam && last && spotOf(exam, score, last.retakeNumber);
  return spot !== undefined && isBelow(spot);
}

/** A row of the audit log as far as it is read here. */
interface Entry {
  before: unknown;
  after: unknown;
}

/** Whether an entry of the audit log changed something of a score that people write; 등급 follow from the values of others. */
export function isWritten({ before, after }: Entry): boolean {
  const [old, now] = [recordOf(before), recordOf(after)];
  return WRITTEN.some((column) => (old[column] ?? null) !== (now[column] ?? null));
}

const WRITTEN = ['status', 'value', 'delivery_type', 'clinic_status', 'memo', 'is_grade_by_hand'];

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
