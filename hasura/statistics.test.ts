import { expect } from 'vitest';
import { rules } from './testing/showRules.ts';
import { takeExam } from './testing/takeExam.ts';

const rule = rules();

rule('an exam is summed up over the first attempts that have a value', async (tools) => {
  const exam = await takeExam(tools, [100, 90, 90, 55, 9.99, null], [], 60);
  expect(await tools.accepts('select * from exam_statistics where exam_id = $1', [exam])).toEqual([
    {
      exam_id: exam,
      taken_count: 5,
      participant_count: 6,
      absent_count: 0,
      clinic_count: 2,
      mean: 69,
      highest: 100,
      lowest: 9.99,
      median: 90,
      deviation: 33.23,
      distribution: [1, 0, 0, 0, 0, 1, 0, 0, 0, 3],
    },
  ]);
});

rule('an exam that nobody sat has no figures, but counts', async (tools) => {
  const exam = await takeExam(tools, []);
  expect(
    await tools.accepts('select taken_count, mean, distribution from exam_statistics where exam_id = $1', [exam]),
  ).toEqual([{ taken_count: 0, mean: null, distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }]);
});

rule('retakes do not move the statistics', async (tools) => {
  const exam = await takeExam(tools, [50]);
  await tools.accepts(
    `insert into score_attempts (score_id, attempt_type, value) select id, 'RETAKE', 100 from scores where exam_id = $1`,
    [exam],
  );
  const [row] = await tools.accepts('select mean, taken_count from exam_statistics where exam_id = $1', [exam]);
  expect(row).toEqual({ mean: 50, taken_count: 1 });
});

rule('ties share the middle rank', async (tools) => {
  const exam = await takeExam(tools, [100, 90, 90, 80]);
  const sql = `select rank, middle_rank::float8, rank_percent::float8, percentile::float8 from score_ranks
    where exam_id = $1 order by value desc`;
  expect(await tools.accepts(sql, [exam])).toEqual([
    { rank: 1, middle_rank: 1, rank_percent: 25, percentile: 87.5 },
    { rank: 2, middle_rank: 2.5, rank_percent: 62.5, percentile: 50 },
    { rank: 2, middle_rank: 2.5, rank_percent: 62.5, percentile: 50 },
    { rank: 4, middle_rank: 4, rank_percent: 100, percentile: 12.5 },
  ]);
});

rule('a grade goes by the scale, its bounds included', async ({ accepts }) => {
  const grades = async (scale: number, ...percents: number[]) =>
    (
      await accepts<{ grade: number }>('select grade_of(percent, $1) as grade from unnest($2::numeric[]) as percent', [
        scale,
        percents,
      ])
    ).map(({ grade }) => grade);
  expect(await grades(9, 0.1, 4, 4.01, 11, 23, 40, 60, 77, 89, 89.01, 96, 96.1, 100)).toEqual([
    1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9,
  ]);
  expect(await grades(5, 10, 10.01, 34, 66, 90, 90.01, 100)).toEqual([1, 2, 2, 3, 4, 5, 5]);
});

rule(
  'heads up to a grade are rounded, and a tie over a border is graded whole by its middle rank',
  async ({ accepts }) => {
    const grade = async (above: number, same: number, takers: number, scale: number | null) => {
      const [row] = await accepts<{ grade: number | null }>('select school_grade($1, $2, $3, $4) as grade', [
        above,
        same,
        takers,
        scale,
      ]);
      return row?.grade;
    };
    const ofAll = (takers: number, scale: number) =>
      Promise.all(Array.from({ length: takers }, (_, above) => grade(above, 1, takers, scale)));
    // 8 × 10, 34, 66, 90 % = 0.8, 2.72, 5.28, 7.2; 13 × 4, 11, … % = 0.52, 1.43, 2.99, 5.2, 7.8, 10.01, 11.57, 12.48
    expect(await ofAll(8, 5)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
    expect(await ofAll(13, 9)).toEqual([1, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 9]);
    // 96 × 4 % = 3.84, 4 heads. Seven first: 4 ÷ 96 = 4.17 %; four, or one less than the border, are whole 1등급.
    expect([await grade(0, 7, 96, 9), await grade(0, 4, 96, 9), await grade(0, 3, 96, 9)]).toEqual([2, 1, 1]);
    expect([await grade(3, 1, 96, 9), await grade(4, 1, 96, 9), await grade(0, 1, 8, null)]).toEqual([1, 2, null]);
    // Half a head counts: 50 × 9 % would be 4.5; 5 × 10 % = 0.5.
    expect(await grade(0, 1, 5, 5)).toBe(1);
  },
);

rule(
  'the scale goes by the year of high-school entry, which follows the grade at school',
  async ({ make, accepts }) => {
    const sql = `select grade_scale_of(high_school_entry_year(grade, on_date::date)) as scale
    from (values ('고2', '2026-05-01'), ('고3', '2026-05-01'), ('N수', '2026-05-01'), ('중3', '2026-05-01'),
      ('고1', '2025-02-28'), ('고1', '2025-03-01'), (null, '2026-05-01')) as cases (grade, on_date)`;
    expect((await accepts<{ scale: number | null }>(sql)).map(({ scale }) => scale)).toEqual([5, 9, 9, 5, 9, 5, null]);
    const year = 'select high_school_entry_year from students where id = $1';
    const { id } = await make('students', { grade: '고1', high_school_entry_year: 2019 });
    expect(await accepts(year, [id])).toEqual([{ high_school_entry_year: 2019 }]);
    await accepts(
      `update students set grade = '고3', registered_on = '2026-03-02', withdrawn_on = '2026-05-01' where id = $1`,
      [id],
    );
    expect(await accepts(year, [id])).toEqual([{ high_school_entry_year: 2024 }]);
  },
);

rule('grading goes by the key as it is, and stores the grade with its scale', async (tools) => {
  const { accepts, refuses } = tools;
  await accepts('update score_settings set least_takers = 3');
  const exam = await takeExam(tools, [null, null, null], [[3, 24, 120], [3, 2, -1], [1]]);
  const question = 'insert into exam_questions (exam_id, number, kind, answer, points) values ($1, $2, $3, $4, $5)';
  await accepts(question, [exam, 1, 'CHOICE', 3, 30]);
  await accepts(question, [exam, 2, 'CHOICE', 24, 30]);
  await accepts(question, [exam, 3, 'SHORT', null, 40]);
  await accepts('update students set high_school_entry_year = 2026');
  await accepts('update exams set cutline = 60 where id = $1', [exam]);
  await refuses('23514 exams_answers_known', 'select grade_exam($1)', [exam]);
  await accepts('update exam_questions set answer = 120 where exam_id = $1 and number = 3', [exam]);
  const values = async () => {
    await accepts('select grade_exam($1)', [exam]);
    return accepts(
      'select value::float8, grade, grade_scale, clinic_status from score_attempts where exam_id = $1 order by created_at, id',
      [exam],
    );
  };
  expect(await values()).toEqual([
    { value: 100, grade: 2, grade_scale: 5, clinic_status: 'NONE' },
    { value: 30, grade: 3, grade_scale: 5, clinic_status: 'REQUIRED' },
    { value: 0, grade: 4, grade_scale: 5, clinic_status: 'REQUIRED' },
  ]);
  await accepts(`update exam_questions set also_accepts = '{2}' where exam_id = $1 and number = 2`, [exam]);
  await accepts(`update exam_questions set grading_rule = 'ALL_CORRECT' where exam_id = $1 and number = 3`, [exam]);
  expect(await values()).toMatchObject([{ value: 100 }, { value: 100, clinic_status: 'NONE' }, { value: 40 }]);
});

rule('a void question and its re-grade are one transaction', async (tools) => {
  const exam = await takeExam(tools, [null], [[3, 1]]);
  const question = 'insert into exam_questions (exam_id, number, answer, points) values ($1, $2, $3, 50)';
  await tools.accepts(question, [exam, 1, 3]);
  await tools.accepts(question, [exam, 2, 1]);
  await tools.accepts('select grade_exam($1)', [exam]);
  const voided = `update exam_questions set grading_rule = 'VOID' where exam_id = '${exam}' and number = 2`;
  await tools.refuses('23514 exams_total_covers_values', voided);
  await tools.accepts(`do $$ begin set constraints all deferred; ${voided}; perform grade_exam('${exam}'); end $$`);
  expect(await tools.accepts('select value from score_attempts')).toEqual([{ value: 50 }]);
});

rule('showing an exam stores the grades of the moment, but none that was set by hand', async (tools) => {
  await tools.accepts('update score_settings set least_takers = 2');
  const exam = await takeExam(tools, [100, 50]);
  await tools.accepts('update students set high_school_entry_year = 2020');
  await tools.accepts('update score_attempts set grade = 1, grade_scale = 9, is_grade_by_hand = true where value = 50');
  await tools.accepts('update exams set is_shown = true where id = $1', [exam]);
  expect(await tools.accepts('select grade, grade_scale from score_attempts order by value desc')).toEqual([
    { grade: 4, grade_scale: 9 },
    { grade: 1, grade_scale: 9 },
  ]);
});

rule('questions are analysed over the answers', async (tools) => {
  // Four of four know 1; the better two know 2; only the worst knows 3.
  const exam = await takeExam(
    tools,
    [90, 80, 40, 30],
    [
      [1, 2, 5],
      [1, 2, -1],
      [1, 3, 45],
      [1, 4, 3],
    ],
  );
  await tools.accepts(
    'insert into exam_questions (exam_id, number, answer, points) select $1, n, n, 30 from generate_series(1, 3) as n',
    [exam],
  );
  const sql = `select number, correct_rate::float8, discrimination::float8, sign(correlation)::int4 as correlation, choice_counts
    from exam_question_statistics where exam_id = $1 order by number`;
  expect(await tools.accepts(sql, [exam])).toEqual([
    { number: 1, correct_rate: 100, discrimination: 0, correlation: null, choice_counts: [0, 4, 0, 0, 0, 0] },
    { number: 2, correct_rate: 50, discrimination: 100, correlation: 1, choice_counts: [0, 0, 2, 1, 1, 0] },
    { number: 3, correct_rate: 25, discrimination: -50, correlation: -1, choice_counts: [1, 0, 0, 1, 1, 2] },
  ]);
  const answers =
    'select number, given, is_correct from score_answers where exam_id = $1 and score_id = (select score_id from score_attempts where value = 80) order by number';
  expect(await tools.accepts(answers, [exam])).toEqual([
    { number: 1, given: 1, is_correct: true },
    { number: 2, given: 2, is_correct: true },
    { number: 3, given: -1, is_correct: false },
  ]);
});
