// @module-tag timeless
import { describe, expect } from 'vitest';
import { rules, type RuleTools } from '../showRules.ts';
import { firstAttempt, sitting } from '../sitting.ts';

const rule = rules();

const setStatus = 'update scores set status = $2 where id = $1';

const setValue = `update score_attempts set value = $2 where score_id = $1 and attempt_type = 'FIRST'`;

const statusOf = async ({ accepts }: RuleTools, id: string) =>
  (await accepts<{ status: string }>('select status from scores where id = $1', [id]))[0]?.status;

const retake = `insert into score_attempts (score_id, attempt_type, value) values ($1, 'RETAKE', $2) returning *`;

const setClinic = 'update score_attempts set clinic_status = $2 where id = $1';

const clinicOf = async ({ accepts }: RuleTools, scoreId: string) =>
  (
    await accepts<{ clinic_status: string }>(
      'select clinic_status from score_attempts where score_id = $1 order by retake_number',
      [scoreId],
    )
  ).map(({ clinic_status }) => clinic_status);

rule('a participant has a score in every exam of the week', async ({ make, refuses, accepts }) => {
  const exam = await make('exams');
  const { id } = await make('participants', { weekly_lecture_id: exam.weekly_lecture_id });
  await refuses('23514 scores_of_participants', 'delete from scores where exam_id = $1', [exam.id]);
  await accepts('delete from participants where id = $1', [id]);
});

describe('scores', () => {
  rule('come with the participants of a week and its exams', async ({ make, accepts }) => {
    const { weekly_lecture_id } = await make('participants');
    await make('exams', { weekly_lecture_id });
    await make('participants', { weekly_lecture_id });
    await make('exams', { weekly_lecture_id });
    expect(await accepts('select from scores where weekly_lecture_id = $1', [weekly_lecture_id])).toHaveLength(4);
  });

  rule('are those of participants, one an exam', async (tools) => {
    const { exam, student } = await sitting(tools);
    const insert = 'insert into scores (exam_id, student_id) values ($1, $2)';
    await tools.refuses('23505 scores_student_key', insert, [exam.id, student]);
    await tools.refuses('23503 scores_participant_fkey', insert, [exam.id, (await tools.make('students')).id]);
    const other = (await sitting(tools)).score;
    await tools.refuses('23514 scores_stay', 'update scores set exam_id = $2 where id = $1', [other.id, exam.id]);
  });

  rule('keep their participant once something is known', async (tools) => {
    const sat = await sitting(tools);
    const untouched = await sitting(tools);
    await firstAttempt(tools, sat, null);
    const remove = 'delete from participants where weekly_lecture_id = $1';
    await tools.refuses('23514 participants_scored', remove, [sat.exam.weekly_lecture_id]);
    await tools.accepts(remove, [untouched.exam.weekly_lecture_id]);
  });

  rule('outlive the enrolment they were earned in', async (tools) => {
    const { make, accepts } = tools;
    const enrollment = await make('enrollments', { from_date: '2026-03-01' });
    const week = await make('weekly_lectures', { lecture_id: enrollment.lecture_id, held_on: '2026-03-10' });
    const exam = await make('exams', { weekly_lecture_id: week.id });
    await accepts(
      'insert into score_attempts (score_id, value) select id, 50 from scores where exam_id = $1 and student_id = $2',
      [exam.id, enrollment.student_id],
    );
    await accepts(`update enrollments set to_date = '2026-03-02' where id = $1`, [enrollment.id]);
    expect(await accepts('select from participants where weekly_lecture_id = $1', [week.id])).toHaveLength(1);
  });

  rule('are graded by a value, and by nothing else', async (tools) => {
    const sat = await sitting(tools);
    const { id } = sat.score;
    await tools.refuses('23514 scores_graded_has_value', setStatus, [id, 'GRADED']);
    await tools.accepts(setStatus, [id, 'TAKEN']);
    await firstAttempt(tools, sat, 80);
    expect(await statusOf(tools, id)).toBe('GRADED');
    await tools.refuses('23514 scores_value_is_graded', setStatus, [id, 'TAKEN']);
    await tools.accepts(setValue, [id, null]);
    expect(await statusOf(tools, id)).toBe('NONE');
    await tools.accepts(`update score_attempts set answers = '{3}' where score_id = $1`, [id]);
    expect(await statusOf(tools, id)).toBe('TAKEN');
  });

  rule('move only as states may', async (tools) => {
    const { score } = await sitting(tools);
    await tools.accepts(setStatus, [score.id, 'ABSENT']);
    await tools.refuses('23514 scores_status_move', setStatus, [score.id, 'TAKEN']);
    await tools.refuses('23514 scores_status_move', setStatus, [score.id, 'LOST']);
    await tools.accepts(setStatus, [score.id, 'NONE']);
    await tools.accepts(setStatus, [score.id, 'EXEMPT']);
  });

  rule('that are absent or exempt have no value', async (tools) => {
    const sat = await sitting(tools);
    await firstAttempt(tools, sat, 30);
    await tools.accepts(setStatus, [sat.score.id, 'ABSENT']);
    expect(await tools.accepts('select value, clinic_status from score_attempts')).toEqual([
      { value: null, clinic_status: 'NONE' },
    ]);
    await tools.refuses('23514 score_attempts_value_of_absent', setValue, [sat.score.id, 90]);
    await tools.accepts(setStatus, [sat.score.id, 'NONE']);
    await tools.accepts(setValue, [sat.score.id, 90]);
  });
});

describe('attempts', () => {
  const insert = 'insert into score_attempts (score_id, value) values ($1, $2)';

  rule('have values within the points of the retake', async (tools) => {
    const { score, exam } = await sitting(tools, { total_points: 50, cutline: null });
    await tools.refuses('23514 score_attempts_value_within_total', insert, [score.id, 50.01]);
    await tools.refuses('23514 score_attempts_value_range', insert, [score.id, -0.01]);
    await tools.accepts(insert, [score.id, 50]);
    const retake = await tools.make('retake_exams', { exam_id: exam.id, total_points: 20 });
    const sql = `insert into score_attempts (score_id, attempt_type, retake_exam_id, value) values ($1, 'RETAKE', $2, $3)`;
    await tools.refuses('23514 score_attempts_value_within_total', sql, [score.id, retake.id, 21]);
    const stranger = await tools.make('retake_exams');
    await tools.refuses('23503 score_attempts_retake_exam_fkey', sql, [score.id, stranger.id, 20]);
    await tools.accepts(sql, [score.id, retake.id, 20]);
    await tools.refuses(
      '23514 retake_exams_total_covers_values',
      'update retake_exams set total_points = 19 where id = $1',
      [retake.id],
    );
  });

  rule('are one first and numbered retakes', async (tools) => {
    const sat = await sitting(tools);
    await firstAttempt(tools, sat, 20);
    await tools.refuses('23505 score_attempts_number_key', insert, [sat.score.id, 1]);
    expect((await tools.accepts(retake, [sat.score.id, 30]))[0]).toMatchObject({ retake_number: 1 });
    expect((await tools.accepts(retake, [sat.score.id, 40]))[0]).toMatchObject({ retake_number: 2 });
    await tools.refuses(
      '23514 score_attempts_stay',
      'update score_attempts set retake_number = 5 where score_id = $1 and retake_number = 2',
      [sat.score.id],
    );
    await tools.refuses(
      '23514 score_attempts_number_of_type',
      'insert into score_attempts (score_id, retake_number) values ($1, 3)',
      [sat.score.id],
    );
  });

  rule('are no retake of an exam not given', async (tools) => {
    const sat = await sitting(tools);
    await tools.refuses('23514 score_attempts_retake_of_given', retake, [sat.score.id, 80]);
    for (const status of ['ABSENT', 'EXEMPT']) {
      await tools.accepts(setStatus, [sat.score.id, status]);
      await tools.refuses('23514 score_attempts_retake_of_given', retake, [sat.score.id, 80]);
    }
    await tools.accepts(setStatus, [sat.score.id, 'NONE']);
    await firstAttempt(tools, sat, 20);
    await tools.accepts(retake, [sat.score.id, 80]);
    await tools.refuses('23514 scores_retaken', setStatus, [sat.score.id, 'ABSENT']);
    await tools.refuses('23514 scores_retaken', setValue, [sat.score.id, null]);
    const drop = `delete from score_attempts where score_id = $1 and attempt_type = 'FIRST'`;
    await tools.refuses('23514 scores_retaken', drop, [sat.score.id]);
  });

  rule('hold their score and keep to its exam', async (tools) => {
    const sat = await sitting(tools);
    const other = await sitting(tools);
    await firstAttempt(tools, sat, 20);
    await tools.refuses('23503 score_attempts_score_fkey', 'delete from scores where id = $1', [sat.score.id]);
    const sql = 'insert into score_attempts (score_id, exam_id) values ($1, $2)';
    await tools.refuses('23503 score_attempts_score_fkey', sql, [other.score.id, sat.exam.id]);
  });

  rule('have grades of their scale, and only with a value', async (tools) => {
    const sat = await sitting(tools);
    const { id } = await firstAttempt(tools, sat, 90);
    const sql = 'update score_attempts set grade = $2, grade_scale = $3 where id = $1';
    await tools.refuses('23514 score_attempts_grade_range', sql, [id, 6, 5]);
    await tools.refuses('23514 score_attempts_grade_range', sql, [id, 1, null]);
    await tools.refuses('23514 score_attempts_grade_scale_known', sql, [id, 1, 7]);
    await tools.accepts(sql, [id, 5, 5]);
    await tools.accepts(setValue, [sat.score.id, null]);
    expect(await tools.accepts('select grade from score_attempts where id = $1', [id])).toEqual([{ grade: null }]);
    await tools.refuses('23514 score_attempts_grade_of_value', sql, [id, 5, 5]);
  });

  rule('say at each change, but that of a grade, which version they are', async (tools) => {
    const { id } = await firstAttempt(tools, await sitting(tools), 90);
    const version = `returning version`;
    const [memo] = await tools.accepts(`update score_attempts set memo = '늦게 옴' where id = $1 ${version}`, [id]);
    const [grade] = await tools.accepts(
      `update score_attempts set grade = 1, grade_scale = 9 where id = $1 ${version}`,
      [id],
    );
    expect([memo, grade]).toEqual([{ version: 2 }, { version: 2 }]);
  });
});

describe('the clinic', () => {
  rule('is required below the cutline, and by nothing but a passing value forgiven', async (tools) => {
    const sat = await sitting(tools);
    const { id, clinic_status } = await firstAttempt(tools, sat, 59.99);
    expect(clinic_status).toBe('REQUIRED');
    await tools.refuses('23514 score_attempts_clinic_below_cutline', setClinic, [id, 'NONE']);
    await tools.refuses('23514 score_attempts_clinic_status_move', setClinic, [id, 'DONE']);
    await tools.accepts(setClinic, [id, 'RESERVED']);
    await tools.accepts(setValue, [sat.score.id, 60]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['NONE']);
    await tools.refuses('23514 score_attempts_clinic_above_cutline', setClinic, [id, 'REQUIRED']);
  });

  rule('once done stays done', async (tools) => {
    const sat = await sitting(tools);
    const { id } = await firstAttempt(tools, sat, 10);
    for (const status of ['RESERVED', 'DONE']) await tools.accepts(setClinic, [id, status]);
    await tools.accepts(setValue, [sat.score.id, 100]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['DONE']);
    await tools.refuses('23514 score_attempts_clinic_status_move', setClinic, [id, 'NONE']);
  });

  rule('follows the cutline', async (tools) => {
    const sat = await sitting(tools, { cutline: null });
    await firstAttempt(tools, sat, 50);
    const setCutline = 'update exams set cutline = $2 where id = $1';
    await tools.accepts(setCutline, [sat.exam.id, 51]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['REQUIRED']);
    await tools.accepts(setCutline, [sat.exam.id, 50]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['NONE']);
  });

  rule('is over when a retake passes, and required again when that is taken back', async (tools) => {
    const sat = await sitting(tools);
    await firstAttempt(tools, sat, 20);
    await tools.accepts(retake, [sat.score.id, 40]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['REQUIRED', 'REQUIRED']);
    const [passed] = await tools.accepts<{ id: string }>(retake, [sat.score.id, 80]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['NONE', 'NONE', 'NONE']);
    await tools.accepts('delete from score_attempts where id = $1', [passed?.id]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['REQUIRED', 'REQUIRED']);
  });

  rule('is kept from who is exempt, until a value passes', async (tools) => {
    const sat = await sitting(tools);
    const { id } = await firstAttempt(tools, sat, 20);
    await tools.accepts(setClinic, [id, 'EXEMPT']);
    await tools.accepts(setValue, [sat.score.id, 30]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['EXEMPT']);
    await tools.accepts(setValue, [sat.score.id, 70]);
    expect(await clinicOf(tools, sat.score.id)).toEqual(['NONE']);
  });
});
