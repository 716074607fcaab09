import { todayInSeoul } from '#ui-kit';
import type { ActualExam } from '#client/generated/rest/actualExamScores.ts';
import type { ActualExamScores_Bool_Exp } from '#client/generated/graphql/ta.ts';
import { kindOptions, partOptions } from '#ui-kit/format/actualExams.ts';

/** The choice as kept in the address: students, exam and subject. */
export const choiceDefaults = {
  /** Id of a lecture: its students. */
  lecture: '',
  kind: 'MOCK',
  year: todayInSeoul().slice(0, 4),
  month: '6',
  term: '1',
  part: 'MIDTERM',
  subject: '수학',
};

export type ExamChoice = typeof choiceDefaults;

/** The chosen exam, in the form its results are stored. */
export function examOf({ kind, year, month, term, part, subject }: ExamChoice): ActualExam {
  const exam = {
    kind: kindOptions.find(({ value }) => value === kind)?.value ?? 'MOCK',
    year: Number(year),
    subject: subject.trim(),
    term: null,
    part: null,
    month: null,
  };
  if (exam.kind === 'MOCK') return { ...exam, month: Number(month) };
  if (exam.kind === 'CSAT') return exam;
  return {
    ...exam,
    term: Number(term),
    part: partOptions.find(({ value }) => value === part)?.value ?? null,
  };
}

/** The `where` of the results of this exam. */
export function ofExam({ kind, year, term, part, month, subject }: ActualExam): ActualExamScores_Bool_Exp {
  return {
    kind: { _eq: kind },
    year: { _eq: year },
    subject: { _eq: subject },
    term: term == null ? { _is_null: true } : { _eq: term },
    part: part == null ? { _is_null: true } : { _eq: part },
    month: month == null ? { _is_null: true } : { _eq: month },
  };
}
