import type { Cell } from '#client/generated/rest/scores.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { useDeltaSync, type Reading } from '../../grid/index.ts';
import { ScoreChangesDocument, type ScoreChangesQuery, type WeekScoresQuery } from '../generated/graphql.ts';
import { findAttempt, withoutAttempt, withWritten, type Written } from '../rows/gradeRows.ts';
import type { AttemptCell, AttemptKey } from '../grades.ts';
import { termScores, weekScores } from '../scoresPreload.ts';

/** The scores on screen, and the functions that update them. */
export interface GradeSource extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  /** The attempt as last read or written. */
  attemptNow: (key: AttemptKey) => AttemptCell | undefined;
  /** The name of the attempt's student. */
  nameOf: (key: AttemptKey) => string;
  /** Applies the response to a write to the shown data. */
  keep: (cells: readonly Cell[]) => void;
  /** The retake was deleted. */
  forget: (key: AttemptKey) => void;
}

/** Tables whose changes refetch everything; values are read row by row. */
const TABLES = ['exams', 'examTemplates', 'retakeExams', 'participants', 'students', 'weeklyLectures'];

/** The scores of a week; others' changes are fetched, but not while `writing`. */
export function useWeekScores(weekId: string, writing: boolean) {
  const sync = { ...shared, tables: TABLES, writing };
  const { query, reading } = useDeltaSync({ ...sync, ...weekScores(weekId) });
  return { query, source: sourceOf(reading) };
}

/** The scores of all weeks of a lecture, updated in the same way. */
export function useTermScores(lectureId: string, writing: boolean) {
  const sync = { ...shared, tables: TABLES, writing };
  const { query, reading } = useDeltaSync({ ...sync, ...termScores(lectureId) });
  return { query, source: sourceOf(reading) };
}

type Data = WeekScoresQuery;

const shared = {
  changes: ScoreChangesDocument,
  changeVariables: (since: string, data: Data | undefined) => ({
    examIds: data?.exams.map(({ id }) => id) ?? [],
    since,
  }),
  latest: (data: Data) => data.scoreAttempts_aggregate.aggregate?.max?.updatedAt,
  merge: (data: Data, { scores, scoreAttempts }: ScoreChangesQuery) =>
    withWritten(data, [
      ...scores.map(({ id, status, version }): Written => ({ scoreId: id, status, scoreVersion: version })),
      ...scoreAttempts.map((attempt): Written => ({ scoreId: attempt.scoreId, attempt })),
    ]),
  isComplete: ({ exams }: Data, { scores_aggregate: scores, scoreAttempts_aggregate: attempts }: ScoreChangesQuery) =>
    scores.aggregate?.count === sum(exams, (exam) => exam.scores.length) &&
    attempts.aggregate?.count === sum(exams, (exam) => sum(exam.scores, (score) => score.attempts.length)),
};

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((all, item) => all + count(item), 0);
}

function sourceOf({ now, keep, stopReading, reread }: Reading<Data>): GradeSource {
  return {
    attemptNow: (key) => findAttempt(now(), key),
    nameOf: (key) => {
      const studentId = findAttempt(now(), key)?.score.studentId;
      return now()?.students.find((student) => student.id === studentId)?.user.name ?? '';
    },
    keep: (cells) =>
      keep((data) =>
        withWritten(
          data,
          cells.map((cell) => writtenBy(cell, data)),
        ),
      ),
    forget: (key) => keep((data) => withoutAttempt(data, key)),
    stopReading,
    reread,
  };
}

/** Converts the response to a write to the form in which scores are read. */
function writtenBy({ id, status, scoreVersion, ...cell }: Cell, data: Data): Written {
  const { scoreId, retakeNumber } = cell;
  if (id === null) return { scoreId, status, scoreVersion };
  const was = findAttempt(data, { scoreId, retakeNumber })?.attempt;
  const unanswered = { retakeExamId: null, isGradeByHand: false, ...was, updatedAt: deviceClock.now().toISOString() };
  return { scoreId, status, scoreVersion, attempt: { ...unanswered, ...cell, id } };
}
