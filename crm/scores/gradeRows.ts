import { cellKey, type Draft, type Drafts } from '../grid/pendingEdits.ts';
import {
  spotOf,
  type Attempt,
  type Field,
  type GradebookData,
  type GradedExam,
  type Score,
  type Spot,
} from './grades.ts';

/** A student with a score in each exam, `undefined` where they do not take part. */
export interface GradeRow {
  /** The student's id. */
  id: string;
  student: GradebookData['students'][number];
  scores: readonly (Score | undefined)[];
  /** What is on its way to the server, by cell. */
  drafts: Drafts<Field>;
  /** Names of colleagues by the cell they are in. */
  holders: ReadonlyMap<string, string>;
}

const NOTHING: Pick<GradeRow, 'drafts' | 'holders'> = { drafts: new Map(), holders: new Map() };

interface Shown {
  exams: GradebookData['exams'];
  rows: readonly GradeRow[];
}
const lastShown = new WeakMap<GradebookData['students'], Shown>();

/** The students with their scores. One whose scores are the same stays the same object: a key press makes one row anew and looks at one exam. */
export function gradeRows({ exams, students }: GradebookData): readonly GradeRow[] {
  const last = lastShown.get(students);
  const rows =
    last?.exams.length === exams.length
      ? patched(last, exams)
      : students.map((student) => withScores({ id: student.id, student, scores: [], ...NOTHING }, exams));
  lastShown.set(students, { exams, rows });
  return rows;
}

function patched({ rows, exams: before }: Shown, exams: GradebookData['exams']): readonly GradeRow[] {
  const touched = exams.filter((exam, at) => exam.scores !== before[at]?.scores);
  if (touched.length === 0) return rows;
  const places = touched.map((exam) => ({ at: exams.indexOf(exam), scores: scoresOf(exam).byStudent }));
  return rows.map((row) =>
    places.every(({ at, scores }) => row.scores[at] === scores.get(row.id)) ? row : withScores(row, exams),
  );
}

function withScores(row: GradeRow, exams: GradebookData['exams']): GradeRow {
  return { ...row, scores: exams.map((exam) => scoresOf(exam).byStudent.get(row.id)) };
}

/** What happens to the cells of a gradebook at this moment. */
export interface Live {
  drafts: Drafts<Field>;
  /** Names of colleagues by the cell they are in. */
  holders: ReadonlyMap<string, string>;
}

/** The rows with what is on its way to the server, and with the colleagues who are in them. */
export function withLive(rows: readonly GradeRow[], data: GradebookData, live: Live): readonly GradeRow[] {
  const drafts = byStudent(data, live.drafts);
  const holders = byStudent(data, live.holders);
  if (drafts.size + holders.size === 0) return rows;
  return rows.map((row) => {
    const own = { drafts: drafts.get(row.id), holders: holders.get(row.id) };
    if (!own.drafts && !own.holders) return row;
    return { ...row, drafts: own.drafts ?? NOTHING.drafts, holders: own.holders ?? NOTHING.holders };
  });
}

function byStudent<T>(data: GradebookData, cells: ReadonlyMap<string, T>): ReadonlyMap<string, Map<string, T>> {
  const found = new Map<string, Map<string, T>>();
  for (const [key, value] of cells) {
    const studentId = placeOf(data, key.slice(0, key.indexOf(' ')))?.score.studentId;
    if (studentId === undefined) continue;
    const own = found.get(studentId) ?? new Map<string, T>();
    own.set(key, value);
    found.set(studentId, own);
  }
  return found;
}

/** What is on its way to a cell of a row. */
export const draftOf = (row: GradeRow, id: string, field: Field): Draft<Field> | undefined =>
  row.drafts.size === 0 ? undefined : row.drafts.get(cellKey(id, field));

interface Scores {
  byId: ReadonlyMap<string, Score>;
  byStudent: ReadonlyMap<string, Score>;
}
const known = new WeakMap<GradedExam['scores'], Scores>();

/** The scores of an exam by their id and by their student. */
function scoresOf({ scores }: GradedExam): Scores {
  const made = known.get(scores) ?? {
    byId: new Map(scores.map((score) => [score.id, score])),
    byStudent: new Map(scores.map((score) => [score.studentId, score])),
  };
  known.set(scores, made);
  return made;
}

/** A score and its exam, by its id. */
function placeOf({ exams }: GradebookData, scoreId: string): { exam: GradedExam; score: Score } | undefined {
  for (const exam of exams) {
    const score = scoresOf(exam).byId.get(scoreId);
    if (score) return { exam, score };
  }
  return undefined;
}

/** The spot of an id. */
export function findSpot(data: GradebookData | undefined, id: string): Spot | undefined {
  const [scoreId = '', number = ''] = id.split(' ');
  const place = data && placeOf(data, scoreId);
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
  const touched = new Set([...byScore.keys()].flatMap((id) => placeOf(data, id)?.exam.id ?? []));
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
