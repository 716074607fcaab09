import type { AnsweredCell } from '#client/generated/rest/scores.ts';
import { useFullSync, type Reading } from '../../grid/index.ts';
import { ExamAnswersDocument, type ExamAnswersQuery } from '../generated/graphql.ts';
import type { AnsweredScore } from './answerCells.ts';

/** The answers on screen, and the functions that update them. */
export interface AnswerSource extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  scoreNow: (scoreId: string) => AnsweredScore | undefined;
  /** Applies the response to a write to the shown data. */
  keep: (cells: readonly AnsweredCell[]) => void;
}

/** The answers of an exam; others' changes are fetched, but not while `writing`. */
export function useAnswerSource(examId: string, writing: boolean) {
  const { query, reading } = useFullSync({ document: ExamAnswersDocument, variables: { examId }, writing });
  const { now, keep, stopReading, reread } = reading;
  const source: AnswerSource = {
    scoreNow: (scoreId) => now()?.exams_by_pk?.scores.find(({ id }) => id === scoreId),
    keep: (cells) => keep((data) => cells.reduce(withWritten, data)),
    stopReading,
    reread,
  };
  return { query, source };
}

/** The data after an attempt was written; what was read since stays. */
function withWritten(data: ExamAnswersQuery, written: AnsweredCell): ExamAnswersQuery {
  const exam = data.exams_by_pk;
  const score = exam?.scores.find(({ id }) => id === written.scoreId);
  if (!exam || !score || (score.attempts[0]?.version ?? 0) >= written.version) return data;
  const { status, value, answers, version } = written;
  const attempt = { id: score.attempts[0]?.id ?? score.id, value, answers, version };
  const next = { ...score, status, attempts: [attempt] };
  return { exams_by_pk: { ...exam, scores: exam.scores.map((one) => (one === score ? next : one)) } };
}
