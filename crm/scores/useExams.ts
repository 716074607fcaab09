import { useState } from 'react';
import type { GradedExam, Paper } from './grades.ts';

/** What the cells of a gradebook are measured by: its exams, as the same array while nothing but scores of them changed. */
export function usePapers(exams: readonly GradedExam[]): readonly Paper[] {
  const [kept, setKept] = useState(exams);
  const isSame = kept === exams || (kept.length === exams.length && kept.every((exam, at) => isLike(exam, exams[at])));
  if (!isSame) setKept(exams);
  return isSame ? kept : exams;
}

function isLike(exam: GradedExam, other: GradedExam | undefined): boolean {
  const fields = Object.keys(exam) as (keyof GradedExam)[];
  return exam === other || fields.every((field) => field === 'scores' || exam[field] === other?.[field]);
}
