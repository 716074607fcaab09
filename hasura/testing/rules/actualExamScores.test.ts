import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('actual exam scores', () => {
  const add = `insert into actual_exam_scores (student_id, kind, year, term, part, month, subject, grade, grade_scale)
    values ($1, $2, 2026, $3, $4, $5, '수학', $6, $7)`;

  rule('say which exam it was, as its kind needs', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    await refuses('23514 actual_exam_scores_when_of_kind', add, [id, 'SCHOOL', null, 'FINAL', null, 1, 9]);
    await refuses('23514 actual_exam_scores_when_of_kind', add, [id, 'MOCK', null, null, null, 1, 9]);
    await refuses('23514 actual_exam_scores_when_of_kind', add, [id, 'CSAT', null, null, 11, 1, 9]);
    await accepts(add, [id, 'SCHOOL', 1, 'FINAL', null, 1, 9]);
    await accepts(add, [id, 'SCHOOL', 1, null, null, 1, 9]);
    await accepts(add, [id, 'MOCK', null, null, 6, 1, 9]);
    await accepts(add, [id, 'CSAT', null, null, null, 1, 9]);
    await refuses('23505 actual_exam_scores_exam_key', add, [id, 'CSAT', null, null, null, 2, 9]);
  });

  rule('keep a grade with its scale', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    await refuses('23514 actual_exam_scores_grade_of_scale', add, [id, 'SCHOOL', 1, null, null, 6, 5]);
    await refuses('23514 actual_exam_scores_grade_of_scale', add, [id, 'SCHOOL', 1, null, null, 1, null]);
    await refuses('23514 actual_exam_scores_grade_of_scale', add, [id, 'SCHOOL', 1, null, null, null, 5]);
    await refuses('23514 actual_exam_scores_grade_scale_known', add, [id, 'SCHOOL', 1, null, null, 1, 7]);
    await refuses('23514 actual_exam_scores_national_scale', add, [id, 'MOCK', null, null, 6, 1, 5]);
    await refuses('23514 actual_exam_scores_not_empty', add, [id, 'MOCK', null, null, 6, null, null]);
    await accepts(add, [id, 'SCHOOL', 1, null, null, 5, 5]);
  });

  rule('stay in the range of points', async ({ make, refuses, accepts }) => {
    const { id } = await make('actual_exam_scores');
    const set = (what: string) => `update actual_exam_scores set ${what} where id = $1`;
    await refuses('23514 actual_exam_scores_percentile_range', set('percentile = 100.5'), [id]);
    await refuses('23514 actual_exam_scores_raw_score_range', set('raw_score = -1'), [id]);
    await refuses('23514 actual_exam_scores_standard_score_range', set('standard_score = 201'), [id]);
    await accepts(set('percentile = 100, standard_score = 145'), [id]);
  });
});
