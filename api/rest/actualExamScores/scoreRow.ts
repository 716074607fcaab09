import type { Selectable } from 'kysely';
import type { ActualExamScoresTable } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { formatGrade } from '#ui-kit/format/grade.ts';
import { cleanLine } from '../_protocol/text.ts';

/** A result as its columns hold it. */
export type ScoreRow = Pick<
  Selectable<ActualExamScoresTable>,
  | 'kind'
  | 'year'
  | 'term'
  | 'part'
  | 'month'
  | 'subject'
  | 'raw_score'
  | 'standard_score'
  | 'percentile'
  | 'grade'
  | 'grade_scale'
>;

/**
 * The columns of a result from a request; fields that were not sent are null.
 * @param entryYear the year the student entered high school; decides the scale of a 내신 grade that came without one
 */
export function scoreRow(body: BodyOf<'createActualExamScore'>, entryYear: number | null): ScoreRow {
  const grade = body.grade ?? null;
  return {
    kind: body.kind,
    year: body.year,
    term: body.term ?? null,
    part: body.part ?? null,
    month: body.month ?? null,
    subject: cleanLine(body.subject),
    raw_score: body.rawScore ?? null,
    standard_score: body.standardScore ?? null,
    percentile: body.percentile ?? null,
    grade,
    grade_scale: grade === null ? null : (body.gradeScale ?? scaleOf(body.kind, entryYear)),
  };
}

/** A result in comparable form; the database returns decimals with trailing zeros. */
export function sayScore(
  row: Pick<ScoreRow, 'raw_score' | 'standard_score' | 'percentile' | 'grade' | 'grade_scale'>,
): string {
  const parts = [
    row.raw_score !== null && `원점수 ${Number(row.raw_score)}`,
    row.standard_score !== null && `표준점수 ${Number(row.standard_score)}`,
    row.percentile !== null && `백분위 ${Number(row.percentile)}`,
    row.grade !== null && formatGrade(row.grade, row.grade_scale),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** What an exam is called: 2026년 6월 모의고사 수학. */
export function sayExam({ kind, year, term, part, month, subject }: ScoreRow): string {
  if (kind === 'CSAT') return `${year}학년도 수능 ${subject}`;
  if (kind === 'MOCK') return `${year}년 ${month}월 모의고사 ${subject}`;
  const when = part === null ? '' : part === 'MIDTERM' ? ' 중간' : ' 기말';
  return `${year}년 ${term}학기${when} 내신 ${subject}`;
}

// National exams kept nine grades; schools use five for students who entered in 2025 or later.
function scaleOf(kind: ScoreRow['kind'], entryYear: number | null): 5 | 9 {
  return kind === 'SCHOOL' && entryYear !== null && entryYear >= 2025 ? 5 : 9;
}
