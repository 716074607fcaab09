import type { DeskExam } from '../types.ts';

/** A question as its answer is typed. */
export interface Question {
  number: number;
  kind: string;
}

/** The questions of the sheets of an exam; those of a printed word test differ from student to student, and all are choices. */
export function questionsOf({ items, wordTest }: Pick<DeskExam, 'items' | 'wordTest'>): Question[] {
  if (wordTest?.isPrinted) {
    return Array.from({ length: wordTest.questionCount }, (_, at) => ({ number: at + 1, kind: 'CHOICE' }));
  }
  // By the schema, columns of a view may be null.
  return items.map(({ number, kind }) => ({ number: number ?? 0, kind: kind ?? 'CHOICE' }));
}
