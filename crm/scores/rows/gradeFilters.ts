import { auditRow } from '../../shared/history/auditRow.ts';
import { memoByReference } from '../../shared/memoByReference.ts';
import { attemptCell, isBelow, type GradebookData, type GradedExam, type Score } from '../grades.ts';

/** The filters of a gradebook. */
export type GradeFilter = 'missing' | 'below' | 'absent' | 'changed';

/** The students without a result, those below a cutline, and those who were absent but have a value. */
export function filterStudents({ exams, absences, students }: GradebookData): Record<Filter, ReadonlySet<string>> {
  const found = exams.map((exam) => filterExam(exam, absences));
  const pick = (by: Filter): ReadonlySet<string> =>
    new Set(students.flatMap(({ id }) => (found.some((one) => one[by].has(id)) ? [id] : [])));
  return { missing: pick('missing'), below: pick('below'), absent: pick('absent') };
}

type Filter = Exclude<GradeFilter, 'changed'>;

/** The same for one exam; recomputed only for exams that changed. */
const filterExam = memoByReference(
  ([exam, absences]: [GradedExam, GradebookData['absences']]): Record<Filter, ReadonlySet<string>> => {
    const absent = new Set(
      absences.flatMap(({ studentId, weeklyLectureId }) =>
        weeklyLectureId === exam.weeklyLectureId ? [studentId] : [],
      ),
    );
    const pick = (passes: (score: Score) => boolean): ReadonlySet<string> =>
      new Set(exam.scores.flatMap((score) => (passes(score) ? [score.studentId] : [])));
    return {
      missing: pick(({ status }) => status === 'NONE'),
      below: pick((score) => isBelowNow(score, exam)),
      absent: pick(
        ({ studentId, attempts }) =>
          absent.has(studentId) && attempts.some(({ retakeNumber, value }) => retakeNumber === 0 && value !== null),
      ),
    };
  },
);

/** The latest attempt with a value is below its cutline. */
export function isBelowNow(score: Score, exam: GradedExam): boolean {
  const last = score.attempts.findLast(({ value }) => value !== null);
  const cell = last && attemptCell(exam, score, last.retakeNumber);
  return cell !== undefined && isBelow(cell);
}

/** The columns of the audit log that are read here. */
interface Entry {
  before: unknown;
  after: unknown;
}

/** Whether an audit log entry changed an editable value; 등급 are computed from the values of all students. */
export function isWritten({ before, after }: Entry): boolean {
  const [old, now] = [auditRow(before), auditRow(after)];
  return WRITTEN.some((column) => (old[column] ?? null) !== (now[column] ?? null));
}

const WRITTEN = ['status', 'value', 'delivery_type', 'clinic_status', 'memo', 'is_grade_by_hand'];
