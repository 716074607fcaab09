/** Statistics, ranks and 등급 against figures that were worked out by hand. */
import { describe, expect } from 'vitest';
import { rules, type RuleTools } from './testing/showRules.ts';
import { takeExam } from './testing/takeExam.ts';

const rule = rules();
const oldScale = 2020;
const newScale = 2025;

/** The exams of these tests are small. */
const fromOne = 'update score_settings set least_takers = 1';

interface Case {
  says: string;
  values: readonly (number | null)[];
  /** taken, mean, highest, lowest, median, deviation of the population. */
  summary: readonly (number | null)[];
  /** value, rank, middle rank, rank percent, percentile, 등급 of nine, 등급 of five; each value once, the best first. */
  ranks: readonly (readonly (number | null)[])[];
}

const cases: Case[] = [
  { says: 'nobody', values: [], summary: [0, null, null, null, null, null], ranks: [] },
  { says: 'nobody with a value', values: [null, null], summary: [0, null, null, null, null, null], ranks: [] },
  { says: 'one student', values: [70], summary: [1, 70, 70, 70, 70, 0], ranks: [[70, 1, 1, 100, 50, 5, 3]] },
  {
    says: 'two with decimals',
    values: [33.33, 66.67],
    summary: [2, 50, 66.67, 33.33, 50, 16.67],
    ranks: [
      [66.67, 1, 1, 50, 75, 4, 2],
      [33.33, 2, 2, 100, 25, 6, 4],
    ],
  },
  {
    says: 'nothing and everything right, and one to come',
    values: [0, 100, null],
    summary: [2, 50, 100, 0, 50, 50],
    ranks: [
      [100, 1, 1, 50, 75, null, null],
      [0, 2, 2, 100, 25, null, null],
    ],
  },
  {
    says: 'all five tied',
    values: [50, 50, 50, 50, 50],
    summary: [5, 50, 50, 50, 50, 0],
    ranks: [[50, 1, 3, 60, 50, 5, 3]],
  },
  {
    says: 'ten in a row, the bounds of both scales',
    values: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10],
    summary: [10, 55, 100, 10, 55, 28.72],
    ranks: [
      [100, 1, 1, 10, 95, 2, 1],
      [90, 2, 2, 20, 85, 3, 2],
      [80, 3, 3, 30, 75, 4, 2],
      [70, 4, 4, 40, 65, 4, 3],
      [60, 5, 5, 50, 55, 5, 3],
      [50, 6, 6, 60, 45, 5, 3],
      [40, 7, 7, 70, 35, 6, 3],
      [30, 8, 8, 80, 25, 6, 4],
      [20, 9, 9, 90, 15, 7, 4],
      [10, 10, 10, 100, 5, 8, 5],
    ],
  },
  {
    says: 'a tie in the middle of eight',
    values: [96, 88, 80, 80, 80, 72, 64, 56],
    summary: [8, 77, 96, 56, 80, 11.96],
    ranks: [
      [96, 1, 1, 12.5, 93.75, 2, 1],
      [88, 2, 2, 25, 81.25, 3, 2],
      [80, 3, 4, 50, 56.25, 5, 3],
      [72, 6, 6, 75, 31.25, 6, 4],
      [64, 7, 7, 87.5, 18.75, 7, 4],
      [56, 8, 8, 100, 6.25, 8, 5],
    ],
  },
];

describe.each([
  ['nine', oldScale, 5],
  ['five', newScale, 6],
] as const)('on the scale of %s', (_, year, column) => {
  for (const { says, values, summary, ranks } of cases) {
    rule(says, async (tools) => {
      await tools.accepts(fromOne);
      const exam = await takeExam(tools, values);
      await tools.accepts('update students set high_school_entry_year = $1', [year]);
      expect(await summaryOf(tools, exam)).toEqual(summary);
      expect(await ranksOf(tools, exam)).toEqual(ranks.map((row) => [...row.slice(0, 5), row[column]]));
    });
  }
});

rule('two who share the first place of twenty-five share 6 %, who stands there alone has 4 %', async (tools) => {
  const shared = await takeExam(tools, [100, 100, ...Array.from({ length: 23 }, (_, at) => 90 - at)]);
  const alone = await takeExam(tools, [100, ...Array.from({ length: 24 }, (_, at) => 90 - at)]);
  await tools.accepts('update students set high_school_entry_year = $1', [oldScale]);
  expect((await ranksOf(tools, shared)).slice(0, 2)).toEqual([
    [100, 1, 1.5, 6, 96, 2],
    [90, 3, 3, 12, 90, 2],
  ]);
  expect((await ranksOf(tools, alone))[0]).toEqual([100, 1, 1, 4, 98, 1]);
});

rule('each has the 등급 of the own year of entry, and who has none has none', async (tools) => {
  await tools.accepts(fromOne);
  const exam = await takeExam(tools, [100, 90, 80]);
  const set = `update students set high_school_entry_year = $2 where id = (select student_id from score_ranks where exam_id = $1 and value = $3)`;
  for (const [value, year] of [
    [100, oldScale],
    [90, newScale],
    [80, null],
  ]) {
    await tools.accepts(set, [exam, year, value]);
  }
  const sql = 'select grade_scale, grade from score_ranks where exam_id = $1 order by value desc';
  expect(await tools.accepts(sql, [exam])).toEqual([
    { grade_scale: 9, grade: 3 },
    { grade_scale: 5, grade: 3 },
    { grade_scale: null, grade: null },
  ]);
});

rule('who was absent, is exempt or did not come counts for nothing but the count of people', async (tools) => {
  const exam = await takeExam(tools, [80, 60, 10, 20, null]);
  const become = `update scores set status = $3 where id = (select score_id from score_attempts where exam_id = $1 and value = $2)`;
  await tools.accepts(become, [exam, 10, 'ABSENT']);
  await tools.accepts(become, [exam, 20, 'EXEMPT']);
  expect(await summaryOf(tools, exam)).toEqual([2, 70, 80, 60, 70, 10]);
  const [people] = await tools.accepts(
    'select participant_count, absent_count from exam_statistics where exam_id = $1',
    [exam],
  );
  expect(people).toEqual({ participant_count: 5, absent_count: 1 });
  expect(await ranksOf(tools, exam)).toEqual([
    [80, 1, 1, 50, 75, null],
    [60, 2, 2, 100, 25, null],
  ]);
});

rule('a void item is right for nobody and worth nothing, one that is right for all is right for all', async (tools) => {
  const exam = await takeExam(
    tools,
    [null, null],
    [
      [1, 1, -1],
      [2, 1, 5],
    ],
  );
  const add = 'insert into exam_questions (exam_id, number, answer, points, grading_rule) values ($1, $2, 1, 20, $3)';
  for (const [number, gradingRule] of [
    [1, 'NORMAL'],
    [2, 'VOID'],
    [3, 'ALL_CORRECT'],
  ]) {
    await tools.accepts(add, [exam, number, gradingRule]);
  }
  await tools.accepts('select grade_exam($1)', [exam]);
  expect(await summaryOf(tools, exam)).toEqual([2, 30, 40, 20, 30, 10]);
  const rates = await tools.accepts<{ correct_rate: number }>(
    'select correct_rate::float8 from exam_question_statistics where exam_id = $1 order by number',
    [exam],
  );
  expect(rates.map(({ correct_rate }) => correct_rate)).toEqual([50, 0, 100]);
});

async function summaryOf({ accepts }: Pick<RuleTools, 'accepts'>, exam: string): Promise<(number | null)[]> {
  const [row] = await accepts<Record<string, number | null>>(
    `select taken_count, mean::float8, highest::float8, lowest::float8, median::float8, deviation::float8
     from exam_statistics where exam_id = $1`,
    [exam],
  );
  return Object.values(row ?? {});
}

async function ranksOf({ accepts }: Pick<RuleTools, 'accepts'>, exam: string): Promise<(number | null)[][]> {
  const rows = await accepts<Record<string, number | null>>(
    `select distinct value::float8, rank, middle_rank::float8, rank_percent::float8, percentile::float8, grade
     from score_ranks where exam_id = $1 order by 1 desc`,
    [exam],
  );
  return rows.map((row) => Object.values(row));
}
