import type { Cell } from '#client/generated/rest/scores.ts';
import { useKeptUp } from '../grid/useKeptUp.ts';
import {
  ScoreChangesDocument,
  TermScoresDocument,
  WeekScoresDocument,
  type ScoreChangesQuery,
  type WeekScoresQuery,
} from './generated/graphql.ts';
import { findSpot, withoutAttempt, withWritten, type Written } from './gradeRows.ts';
import type { Spot } from './grades.ts';

/** Where the scores on the screen are read from and kept. */
export interface GradeSource {
  /** The spot as last read or written. */
  spotNow: (id: string) => Spot | undefined;
  /** Whose it is. */
  nameOf: (id: string) => string;
  /** Puts the server's answer to a write into what is shown. */
  keep: (cells: readonly Cell[]) => void;
  /** The retake was deleted. */
  forget: (id: string) => void;
  stopReading: () => Promise<void>;
  reread: () => Promise<void>;
}

/** What the whole is read again for; values come one by one. */
const TABLES = ['exams', 'examTemplates', 'retakeExams', 'participants', 'students', 'weeklyLectures'];

/** The scores of a week, kept up with what others change, but not while `writing`. */
export function useWeekScores(weekId: string, writing: boolean) {
  return toSource(
    useKeptUp({ ...shared, document: WeekScoresDocument, variables: { weekId }, tables: TABLES, writing }),
  );
}

/** The scores of all weeks of a lecture, kept up alike. */
export function useTermScores(lectureId: string, writing: boolean) {
  return toSource(
    useKeptUp({ ...shared, document: TermScoresDocument, variables: { lectureId }, tables: TABLES, writing }),
  );
}

type Data = WeekScoresQuery;

const shared = {
  changes: ScoreChangesDocument,
  asking: (since: string, data: Data | undefined) => ({ examIds: data?.exams.map(({ id }) => id) ?? [], since }),
  latest: (data: Data) => data.scoreAttempts_aggregate.aggregate?.max?.updatedAt,
  merge: (data: Data, { scores, scoreAttempts }: ScoreChangesQuery) =>
    withWritten(data, [
      ...scores.map(({ id, status, version }): Written => ({ scoreId: id, status, scoreVersion: version })),
      ...scoreAttempts.map((attempt): Written => ({ scoreId: attempt.scoreId, attempt })),
    ]),
  isWhole: ({ exams }: Data, { scores_aggregate: scores, scoreAttempts_aggregate: attempts }: ScoreChangesQuery) =>
    scores.aggregate?.count === sum(exams, (exam) => exam.scores.length) &&
    attempts.aggregate?.count === sum(exams, (exam) => sum(exam.scores, (score) => score.attempts.length)),
};

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((all, item) => all + count(item), 0);
}

interface Kept {
  now: () => Data | undefined;
  keep: (change: (data: Data) => Data) => void;
  stopReading: () => Promise<void>;
  reread: () => Promise<void>;
}

function toSource<K extends Kept>(kept: K): K & { source: GradeSource } {
  const { now, keep, stopReading, reread } = kept;
  const source: GradeSource = {
    spotNow: (id) => findSpot(now(), id),
    nameOf: (id) => {
      const studentId = findSpot(now(), id)?.score.studentId;
      return now()?.students.find((student) => student.id === studentId)?.user.name ?? '';
    },
    keep: (cells) =>
      keep((data) =>
        withWritten(
          data,
          cells.map((cell) => writtenBy(cell, data)),
        ),
      ),
    forget: (id) => keep((data) => withoutAttempt(data, id)),
    stopReading,
    reread,
  };
  return { ...kept, source };
}

/** What a write answered, as it is read. */
function writtenBy({ id, status, scoreVersion, ...cell }: Cell, data: Data): Written {
  const { scoreId } = cell;
  if (id === null) return { scoreId, status, scoreVersion };
  const was = findSpot(data, `${scoreId} ${cell.retakeNumber}`)?.attempt;
  const kept = { retakeExamId: null, isGradeByHand: false, ...was, updatedAt: new Date().toISOString() };
  return { scoreId, status, scoreVersion, attempt: { ...kept, ...cell, id } };
}
