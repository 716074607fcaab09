// @module-tag timeless
import { describe, expect } from 'vitest';
import { rules, type RuleTools } from '../showRules.ts';
import { takeExam } from '../takeExam.ts';

const rule = rules();

/** The 등급 as stored and as ranked now, the best value first. */
const gradesOf = async ({ accepts }: RuleTools, exam: string) =>
  (
    await accepts<{ stored: number | null; ranked: number | null }>(
      `select attempt.grade as stored, score_ranks.grade as ranked
       from score_attempts as attempt join score_ranks on score_ranks.attempt_id = attempt.id
       where attempt.exam_id = $1 order by attempt.value desc`,
      [exam],
    )
  ).map(({ stored, ranked }) => (stored === ranked ? stored : { stored, ranked }));

const setValue = `update score_attempts set value = $3 where exam_id = $1 and value is not distinct from $2`;
const setStatus = `update scores set status = $3 from score_attempts as attempt
  where attempt.score_id = scores.id and scores.exam_id = $1 and attempt.value is not distinct from $2`;
const setLeast = 'update score_settings set least_takers = $1';
const none = (takers: number) => Array.from({ length: takers }, () => null);

/** An exam of students who all began high school in 2020, with nine grades. */
async function given(tools: RuleTools, values: readonly (number | null)[]): Promise<string> {
  const exam = await takeExam(tools, values);
  await tools.accepts('update students set high_school_entry_year = 2020');
  // The scale is that of the last grading.
  await tools.accepts('select refresh_grades($1)', [exam]);
  return exam;
}

describe('the 등급 of an exam', () => {
  rule('come with the last score, and go with the first that is taken back', async (tools) => {
    const exam = await given(tools, [90, 80, 70, 60, 50, null]);
    expect(await gradesOf(tools, exam)).toEqual(none(5));
    await tools.accepts(setValue, [exam, null, 40]);
    // 6 × 4, 11, 23, 40, 60, 77, 89, 96 % = 0, 1, 1, 2, 4, 5, 5, 6 heads
    expect(await gradesOf(tools, exam)).toEqual([2, 4, 5, 5, 6, 8]);
    await tools.accepts(setValue, [exam, 50, 95]);
    expect(await gradesOf(tools, exam)).toEqual([2, 4, 5, 5, 6, 8]);
    await tools.accepts(setValue, [exam, 95, null]);
    expect(await gradesOf(tools, exam)).toEqual(none(5));
  });

  rule('wait for nobody who is absent or exempt, and for everybody who comes later', async (tools) => {
    const exam = await given(tools, [90, 80, 70, 60, 50, null, null]);
    await tools.accepts(setStatus, [exam, null, 'ABSENT']);
    const five = [2, 4, 5, 6, 8];
    expect(await gradesOf(tools, exam)).toEqual(five);
    const [week] = await tools.accepts<{ id: string }>('select weekly_lecture_id as id from exams where id = $1', [
      exam,
    ]);
    const late = await tools.make('participants', { weekly_lecture_id: week!.id });
    expect(await gradesOf(tools, exam)).toEqual(none(5));
    await tools.accepts('delete from participants where id = $1', [late.id]);
    expect(await gradesOf(tools, exam)).toEqual(five);
    await tools.accepts(`update scores set status = 'NONE' where exam_id = $1 and status = 'ABSENT'`, [exam]);
    expect(await gradesOf(tools, exam)).toEqual(none(5));
  });

  rule('are none of fewer than the academy asks for, and follow its number', async (tools) => {
    const [four, five] = [await given(tools, [90, 80, 70, 60]), await given(tools, [90, 80, 70, 60, 50])];
    const both = async () => [await gradesOf(tools, four), await gradesOf(tools, five)];
    const shown = [
      [3, 4, 6, 7],
      [2, 4, 5, 6, 8],
    ];
    expect(await both()).toEqual([none(4), shown[1]]);
    await tools.accepts(setLeast, [4]);
    expect(await both()).toEqual(shown);
    await tools.accepts(setLeast, [6]);
    expect(await both()).toEqual([none(4), none(5)]);
    await tools.accepts(setLeast, [1]);
    expect(await both()).toEqual(shown);
    for (const out of [0, 100]) await tools.refuses('23514 score_settings_least_takers_range', setLeast, [out]);
    await tools.accepts('delete from score_settings');
    expect(await both()).toEqual([none(4), none(5)]);
    await tools.accepts('insert into score_settings (least_takers) values (4)');
    expect(await both()).toEqual(shown);
  });

  rule(
    'are left as they are where they were set by hand, and derived again where that is taken back',
    async (tools) => {
      const exam = await given(tools, [90, 80, 70, 60, 50]);
      await tools.accepts(
        'update score_attempts set grade = 1, is_grade_by_hand = true where exam_id = $1 and value = 50',
        [exam],
      );
      await tools.accepts(setLeast, [9]);
      const stored = async () =>
        (
          await tools.accepts<{ grade: number | null }>(
            'select grade from score_attempts where exam_id = $1 order by value desc',
            [exam],
          )
        ).map(({ grade }) => grade);
      expect(await stored()).toEqual([null, null, null, null, 1]);
      await tools.accepts(setLeast, [5]);
      await tools.accepts(
        'update score_attempts set grade = null, grade_scale = null, is_grade_by_hand = false where exam_id = $1 and value = 50',
        [exam],
      );
      expect(await stored()).toEqual([2, 4, 5, 6, 8]);
    },
  );
});
