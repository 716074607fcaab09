import type { LightTableQuery } from './generated/graphql.ts';

export type TableExam = NonNullable<LightTableQuery['exams_by_pk']>;
export type TableScore = TableExam['scores'][number];
export type TableSubmission = TableExam['submissions'][number];
export type TablePage = TableSubmission['files'][number];
export type Period = LightTableQuery['submissionWindows'][number];

/** A student in front of the light table, with what they handed in. */
export interface Handed {
  score: TableScore;
  submission: TableSubmission | undefined;
}

/** Everybody of the exam: first those whose work waits, then what was given back, then those who have handed in nothing. */
export function queueOf({ scores, submissions }: TableExam): Handed[] {
  const all = scores.map((score) => ({
    score,
    submission: submissions.find(({ studentId }) => studentId === score.studentId),
  }));
  return all.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ submission }: Handed): number {
  if (submission?.status === 'DONE') return submission.returnedAt ? 1 : 0;
  return submission ? 2 : 3;
}

/** The pages in the order in which they were handed in. */
export function pagesOf({ files, pageOrder }: TableSubmission): TablePage[] {
  const place = (id: string) => (pageOrder.includes(id) ? pageOrder.indexOf(id) : pageOrder.length);
  return files.toSorted((one, other) => place(one.id) - place(other.id));
}

/** The state of a submission in words. */
export function stateOf(submission: TableSubmission | undefined) {
  if (!submission) return { words: '안 냄', tone: 'neutral' } as const;
  if (submission.status === 'DRAFT') return { words: '작성 중', tone: 'neutral' } as const;
  if (submission.status === 'REOPENED') return { words: '다시 열림', tone: 'warning' } as const;
  return submission.returnedAt
    ? ({ words: '돌려줌', tone: 'positive' } as const)
    : ({ words: '제출', tone: 'info' } as const);
}
