import { keyOf, type Holders, type PendingEdit, type PendingEdits } from '../../grid/index.ts';
import { memoByReference, type LastCall } from '../../shared/memoByReference.ts';
import {
  attemptCell,
  type Attempt,
  type AttemptCell,
  type AttemptKey,
  type GradebookData,
  type GradeCell,
  type GradedExam,
  type Score,
} from '../grades.ts';

/** A student with a score in each exam, `undefined` where they are no participant. */
export interface GradeRow {
  /** The student's id. */
  id: string;
  student: GradebookData['students'][number];
  scores: readonly (Score | undefined)[];
  /** Pending edits. */
  edits: PendingEdits<GradeCell>;
  /** Colleagues who are in a cell. */
  holders: Holders<GradeCell>;
}

type Live = Pick<GradeRow, 'edits' | 'holders'>;

const NOTHING: Live = { edits: new Map(), holders: new Map() };

/** The students with their scores. A student whose scores are the same stays the same object, so that a key press creates one new row and reads one exam. */
export const gradeRows = ({ students, exams }: GradebookData): readonly GradeRow[] => rowsOf(students, exams);

type RowsOf = [students: GradebookData['students'], exams: GradebookData['exams']];

const rowsOf = memoByReference<RowsOf, readonly GradeRow[]>(([students, exams], last) =>
  last?.args[1].length === exams.length
    ? patchedRows(last, exams)
    : students.map((student) => withScores({ id: student.id, student, scores: [], ...NOTHING }, exams)),
);

function patchedRows(
  { args: [, before], result: rows }: LastCall<RowsOf, readonly GradeRow[]>,
  exams: GradebookData['exams'],
): readonly GradeRow[] {
  const changed = exams.flatMap((exam, at) =>
    exam.scores === before[at]?.scores ? [] : [{ at, byStudent: scoresOf(exam.scores).byStudent }],
  );
  if (changed.length === 0) return rows;
  return rows.map((row) =>
    changed.every(({ at, byStudent }) => row.scores[at] === byStudent.get(row.id)) ? row : withScores(row, exams),
  );
}

function withScores(row: GradeRow, exams: GradebookData['exams']): GradeRow {
  return { ...row, scores: exams.map(({ scores }) => scoresOf(scores).byStudent.get(row.id)) };
}

/** The rows with their pending edits and colleagues. */
export function withLive(rows: readonly GradeRow[], data: GradebookData, live: Live): readonly GradeRow[] {
  const edits = byStudent(data, live.edits);
  const holders = byStudent(data, live.holders);
  if (edits.size + holders.size === 0) return rows;
  return rows.map((row) => {
    const own = { edits: edits.get(row.id), holders: holders.get(row.id) };
    if (!own.edits && !own.holders) return row;
    return { ...row, edits: own.edits ?? NOTHING.edits, holders: own.holders ?? NOTHING.holders };
  });
}

function byStudent<T extends { cell: GradeCell }>(
  data: GradebookData,
  cells: ReadonlyMap<string, T>,
): ReadonlyMap<string, Map<string, T>> {
  const found = new Map<string, Map<string, T>>();
  for (const [key, value] of cells) {
    const studentId = findScore(data, value.cell.record.scoreId)?.score.studentId;
    if (studentId === undefined) continue;
    const own = found.get(studentId) ?? new Map<string, T>();
    found.set(studentId, own.set(key, value));
  }
  return found;
}

/** The pending edits of a row, by cell. */
export const editAt = (row: GradeRow, cell: GradeCell): PendingEdit<GradeCell> | undefined =>
  row.edits.size === 0 ? undefined : row.edits.get(keyOf(cell));

/** The colleagues in a row, by cell. */
export const holderAt = (row: GradeRow, cell: GradeCell): string | undefined =>
  row.holders.size === 0 ? undefined : row.holders.get(keyOf(cell))?.name;

/** The scores of an exam by their id and by their student. */
const scoresOf = memoByReference(([scores]: [GradedExam['scores']]) => ({
  byId: new Map(scores.map((score) => [score.id, score])),
  byStudent: new Map(scores.map((score) => [score.studentId, score])),
}));

/** A score and its exam, by its id. */
function findScore({ exams }: GradebookData, scoreId: string): { exam: GradedExam; score: Score } | undefined {
  for (const exam of exams) {
    const score = scoresOf(exam.scores).byId.get(scoreId);
    if (score) return { exam, score };
  }
  return undefined;
}

/** The attempt of a key. */
export function findAttempt(data: GradebookData | undefined, key: AttemptKey): AttemptCell | undefined {
  const found = data && findScore(data, key.scoreId);
  return found && attemptCell(found.exam, found.score, key.retakeNumber);
}

/** An attempt with the server's response and its score's status applied; omitted fields are kept. */
export interface Written {
  scoreId: string;
  status?: string;
  scoreVersion?: number;
  attempt?: Attempt;
}

/** The gradebook after attempts were written; exams and scores without a change stay the same objects. */
export function withWritten<Data extends GradebookData>(data: Data, written: readonly Written[]): Data {
  const byScore = Map.groupBy(written, ({ scoreId }) => scoreId);
  const touched = new Set([...byScore.keys()].flatMap((id) => findScore(data, id)?.exam.id ?? []));
  if (touched.size === 0) return data;
  let isSame = true;
  const exams = data.exams.map((exam) => {
    if (!touched.has(exam.id)) return exam;
    const scores = exam.scores.map((score) => {
      const news = byScore.get(score.id);
      return news ? news.reduce(withNews, score) : score;
    });
    if (scores.every((score, index) => score === exam.scores[index])) return exam;
    isSame = false;
    return { ...exam, scores };
  });
  return isSame ? data : { ...data, exams };
}

/** The gradebook after the latest retake of a score was deleted. */
export function withoutAttempt<Data extends GradebookData>(data: Data, key: AttemptKey): Data {
  const found = findAttempt(data, key);
  if (!found) return data;
  const attempts = found.score.attempts.filter(({ retakeNumber }) => retakeNumber !== found.retakeNumber);
  const scores = found.exam.scores.map((score) => (score === found.score ? { ...score, attempts } : score));
  return { ...data, exams: data.exams.map((exam) => (exam === found.exam ? { ...exam, scores } : exam)) };
}

function withNews(score: Score, { status, scoreVersion = 0, attempt }: Written): Score {
  const isNewer = status !== undefined && scoreVersion > score.version;
  const next = isNewer ? { ...score, status, version: scoreVersion } : score;
  if (!attempt) return next;
  const was = score.attempts.find(({ retakeNumber }) => retakeNumber === attempt.retakeNumber);
  if (was && !isNewerAttempt(attempt, was)) return next;
  const attempts = was
    ? score.attempts.map((one) => (one === was ? attempt : one))
    : [...score.attempts, attempt].sort((one, other) => one.retakeNumber - other.retakeNumber);
  return { ...next, attempts };
}

/** A 등급 is computed from the values of all students and increases no version. */
function isNewerAttempt(attempt: Attempt, was: Attempt): boolean {
  if (attempt.version !== was.version) return attempt.version > was.version;
  return (['grade', 'isGradeByHand', 'retakeExamId'] as const).some((field) => attempt[field] !== was[field]);
}
