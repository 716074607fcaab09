import type { ExamDetailQuery, WeekExamsQuery } from './generated/graphql.ts';

/** One exam in the list of a week. */
export type ListedExam = WeekExamsQuery['exams'][number];

/** The exam of a page. */
export type Exam = NonNullable<ExamDetailQuery['exams_by_pk']>;

/** A template of the lecture, as a choice. */
export interface TemplateOption {
  value: string;
  label: string;
}
