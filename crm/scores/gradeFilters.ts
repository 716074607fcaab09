import { isBelow, spotOf, type GradebookData, type GradedExam, type Score } from './grades.ts';
import { auditRow } from '../shared/auditRow.ts';

/** Whom a gradebook can be narrowed to. */
export type GradeFilter = 'missing' | 'below' | 'absent' | 'changed';

/** The students without a result, those below a cutline, and those who were away but have a value. */
export function narrow({ exams, absences, students }: GradebookData): Record<Narrowing, ReadonlySet<string>> {
  const found = exams.map((exam) => narrowExam(exam, absences));
  const pick = (by: Narrowing): ReadonlySet<string> =>
    new Set(students.flatMap(({ id }) => (found.some((one) => one[by].has(id)) ? [id] : [])));
  return { missing: pick('missing'), below: pick('below'), absent: pick('absent') };
}

type Narrowing = Exclude<GradeFilter, 'changed'>;

interface Narrowed extends Record<Narrowing, ReadonlySet<string>> {
  absences: GradebookData['absences'];
}
const known = new WeakMap<GradedExam, Narrowed>();

/** The same of one exam; asked again of the ones that changed alone. */
function narrowExam(exam: GradedExam, absences: GradebookData['absences']): Narrowed {
  const last = known.get(exam);
  if (last?.absences === absences) return last;
  const away = new Set(
    absences.flatMap(({ studentId, weeklyLectureId }) => (weeklyLectureId === exam.weeklyLectureId ? [studentId] : [])),
  );
  const pick = (passes: (score: Score) => boolean): ReadonlySet<string> =>
    new Set(exam.scores.flatMap((score) => (passes(score) ? [score.studentId] : [])));
  const narrowed = {
    absences,
    missing: pick(({ status }) => status === 'NONE'),
    below: pick((score) => isBelowNow(score, exam)),
    absent: pick(
      ({ studentId, attempts }) =>
        away.has(studentId) && attempts.some(({ retakeNumber, value }) => retakeNumber === 0 && value !== null),
    ),
  };
  known.set(exam, narrowed);
  return narrowed;
}

/** The latest attempt with a value is below its cutline. */
export function isBelowNow(score: Score, exam: GradedExam): boolean {
  const last = score.attempts.findLast(({ value }) => value !== null);
  const spot = last && spotOf(exam, score, last.retakeNumber);
  return spot !== undefined && isBelow(spot);
}

/** A row of the audit log as far as it is read here. */
interface Entry {
  before: unknown;
  after: unknown;
}

/** Whether an entry of the audit log changed something of a score that people write; 등급 follow from the values of others. */
export function isWritten({ before, after }: Entry): boolean {
  const [old, now] = [auditRow(before), auditRow(after)];
  return WRITTEN.some((column) => (old[column] ?? null) !== (now[column] ?? null));
}

const WRITTEN = ['status', 'value', 'delivery_type', 'clinic_status', 'memo', 'is_grade_by_hand'];
