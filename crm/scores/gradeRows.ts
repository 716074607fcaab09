import { cellKey, type Draft, type Drafts } from '../shared/grid/drafts.ts';
import { spotOf, type Attempt, type Field, type GradebookData, type Score, type Spot } from './grades.ts';

/** A student with a score in each exam, `undefined` where they do not take part. */
export interface GradeRow {
  /** The student's id. */
  id: string;
  student: GradebookData['students'][number];
  scores: readonly (Score | undefined)[];
  /** What is on its way to the server, by cell. */
  drafts: Drafts<Field>;
}

const NO_DRAFTS: GradeRow['drafts'] = new Map();
const known = new WeakMap<GradeRow['student'], GradeRow>();

/** The students with their scores. One whose scores are the same stays the same object, so that a key press draws its own row and no other. */
export function gradeRows({ exams, students }: GradebookData): GradeRow[] {
  const at = new Map<string, (Score | undefined)[]>(
    students.map(({ id }) => [id, Array.from({ length: exams.length }, () => undefined)]),
  );
  for (const [index, exam] of exams.entries()) {
    for (const score of exam.scores) {
      const scores = at.get(score.studentId);
      if (scores) scores[index] = score;
    }
  }
  return students.map((student) => settledRow(student, at.get(student.id) ?? []));
}

/** The rows with what is on its way to the server. */
export function withRowDrafts(
  rows: readonly GradeRow[],
  data: GradebookData,
  drafts: Drafts<Field>,
): readonly GradeRow[] {
  if (drafts.size === 0) return rows;
  const spots = spotsOf(data);
  const byStudent = new Map<string, Map<string, Draft<Field>>>();
  for (const [key, draft] of drafts) {
    const studentId = spots.get(draft.rowId.slice(0, draft.rowId.indexOf(' ')))?.score.studentId;
    if (studentId === undefined) continue;
    const own = byStudent.get(studentId) ?? new Map<string, Draft<Field>>();
    own.set(key, draft);
    byStudent.set(studentId, own);
  }
  return rows.map((row) => {
    const own = byStudent.get(row.id);
    return own ? { ...row, drafts: own } : row;
  });
}

/** What is on its way to a cell of a row. */
export const draftOf = (row: GradeRow, id: string, field: Field): Draft<Field> | undefined =>
  row.drafts.size === 0 ? undefined : row.drafts.get(cellKey(id, field));

interface Place {
  exam: GradebookData['exams'][number];
  score: Score;
}

const places = new WeakMap<GradebookData['exams'], ReadonlyMap<string, Place>>();

/** Every score by its id. */
export function spotsOf({ exams }: GradebookData): ReadonlyMap<string, Place> {
  const made =
    places.get(exams) ?? new Map(exams.flatMap((exam) => exam.scores.map((score) => [score.id, { exam, score }])));
  places.set(exams, made);
  return made;
}

/** The spot of an id. */
export function findSpot(data: GradebookData | undefined, id: string): Spot | undefined {
  const [scoreId = '', number = ''] = id.split(' ');
  const place = data && spotsOf(data).get(scoreId);
  return place && spotOf(place.exam, place.score, Number(number));
}

/** An attempt as the server says it is, with the status of its score; what is left out stays. */
export interface Written {
  scoreId: string;
  status?: string;
  scoreVersion?: number;
  attempt?: Attempt;
}

/** The gradebook after attempts were written; exams and scores without one keep their identity. */
export function withWritten<Data extends GradebookData>(data: Data, written: readonly Written[]): Data {
  const byScore = Map.groupBy(written, ({ scoreId }) => scoreId);
  const spots = spotsOf(data);
  const touched = new Set([...byScore.keys()].flatMap((id) => spots.get(id)?.exam.id ?? []));
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

/** The gradebook after the latest retake of a score was taken away. */
export function withoutAttempt<Data extends GradebookData>(data: Data, id: string): Data {
  const spot = findSpot(data, id);
  if (!spot) return data;
  const attempts = spot.score.attempts.filter(({ retakeNumber }) => retakeNumber !== spot.retakeNumber);
  const scores = spot.exam.scores.map((score) => (score === spot.score ? { ...score, attempts } : score));
  return { ...data, exams: data.exams.map((exam) => (exam === spot.exam ? { ...exam, scores } : exam)) };
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

/** A grade follows from the values of others and raises no version. */
function isNewerAttempt(attempt: Attempt, was: Attempt): boolean {
  if (attempt.version !== was.version) return attempt.version > was.version;
  return (['grade', 'isGradeByHand', 'retakeExamId'] as const).some((field) => attempt[field] !== was[field]);
}

function settledRow(student: GradeRow['student'], scores: GradeRow['scores']): GradeRow {
  const last = known.get(student);
  if (last && last.scores.length === scores.length && last.scores.every((score, index) => score === scores[index]))
    return last;
  const row = { id: student.id, student, scores, drafts: NO_DRAFTS };
  known.set(student, row);
  return row;
}
