import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';
import { firstAttempt, sitting } from '../sitting.ts';

const rule = rules();

rule('the points of a paper are the sum of its questions', async ({ make, refuses, accepts }) => {
  const { id } = await make('exams');
  const sql = 'update exams set total_points = 50 where id = $1';
  await accepts(sql, [id]);
  await make('exam_questions', { exam_id: id, points: 4 });
  await refuses('23514 exam_questions_make_total', sql, [id]);
});

describe('exams', () => {
  rule('belong to a week and a template of one lecture', async ({ make, refuses, accepts }) => {
    const week = await make('weekly_lectures');
    const link = 'insert into exams (weekly_lecture_id, template_id, name) values ($1, $2, $3)';
    await refuses('23503 exams_template_fkey', link, [week.id, (await make('exam_templates')).id, '시험']);
    await accepts(link, [week.id, (await make('exam_templates', { lecture_id: week.lecture_id })).id, '시험']);
    const insert = 'insert into exams (weekly_lecture_id, lecture_id, name) values ($1, $2, $3)';
    await refuses('23503 exams_week_fkey', insert, [week.id, (await make('lectures')).id, '시험']);
  });

  rule('come one after the other in their week', async ({ make, refuses, accepts }) => {
    const first = await make('exams');
    const second = await make('exams', { weekly_lecture_id: first.weekly_lecture_id });
    expect([first.sequence, second.sequence]).toEqual([1, 2]);
    await refuses('23505 exams_sequence_key', 'update exams set sequence = 1 where id = $1', [second.id]);
    await accepts('update exams set sequence = 3 - sequence where weekly_lecture_id = $1', [first.weekly_lecture_id]);
  });

  rule('have points, and a cutline within them', async ({ make, refuses, accepts }) => {
    const { id } = await make('exams', { total_points: 50 });
    await refuses('23514 exams_total_points_range', 'update exams set total_points = 0 where id = $1', [id]);
    await refuses('23514 exams_cutline_range', 'update exams set cutline = -1 where id = $1', [id]);
    await refuses('23514 exams_cutline_within_total', 'update exams set cutline = 50.01 where id = $1', [id]);
    await accepts('update exams set cutline = 50 where id = $1', [id]);
    await refuses('23514 exams_cutline_within_total', 'update exams set total_points = 49 where id = $1', [id]);
    const template = await make('exam_templates');
    await refuses(
      '23514 exam_templates_cutline_within_total',
      'update exam_templates set cutline = 101 where id = $1',
      [template.id],
    );
    const retake = await make('retake_exams', { exam_id: id });
    await refuses('23514 retake_exams_cutline_within_total', 'update retake_exams set cutline = 101 where id = $1', [
      retake.id,
    ]);
  });

  rule('keep their points above every value', async (tools) => {
    const sat = await sitting(tools);
    await firstAttempt(tools, sat, 80);
    const sql = 'update exams set total_points = $2 where id = $1';
    await tools.refuses('23514 exams_total_covers_values', sql, [sat.exam.id, 79]);
    await tools.accepts(sql, [sat.exam.id, 80]);
  });

  rule('are not deleted once anything is known of a student', async (tools) => {
    const sat = await sitting(tools);
    const other = await sitting(tools);
    await firstAttempt(tools, sat, 80);
    await tools.refuses('23514 exams_in_use', 'delete from exams where id = $1', [sat.exam.id]);
    await tools.accepts('delete from exams where id = $1', [other.exam.id]);
  });

  rule('hold their week', async ({ make, refuses, accepts }) => {
    const { id, weekly_lecture_id } = await make('exams');
    await refuses('23503 exams_week_fkey', 'delete from weekly_lectures where id = $1', [weekly_lecture_id]);
    await accepts('delete from exams where id = $1', [id]);
    await accepts('delete from weekly_lectures where id = $1', [weekly_lecture_id]);
  });
});

describe('linked exams', () => {
  rule('say what their template says', async ({ make, refuses, accepts }) => {
    const template = await make('exam_templates', { name: '쪽지 시험', cutline: 70, total_points: 90 });
    const week = await make('weekly_lectures', { lecture_id: template.lecture_id });
    const exam = await make('exams', { weekly_lecture_id: week.id, template_id: template.id, name: '다른 이름' });
    expect(exam).toMatchObject({ name: '쪽지 시험', cutline: 70, total_points: 90 });
    await accepts('update exam_templates set cutline = 75 where id = $1', [template.id]);
    expect(await accepts('select cutline from exams where id = $1', [exam.id])).toEqual([{ cutline: 75 }]);
    await refuses('23514 exams_linked_core_info', 'update exams set cutline = 10 where id = $1', [exam.id]);
    await accepts('update exams set is_shown = true where id = $1', [exam.id]);
    await refuses('23503 exams_template_fkey', 'delete from exam_templates where id = $1', [template.id]);
  });

  rule('ask what their template asks, and keep a copy when they part', async ({ make, refuses, accepts }) => {
    const template = await make('exam_templates');
    const week = await make('weekly_lectures', { lecture_id: template.lecture_id });
    const exam = await make('exams', { weekly_lecture_id: week.id });
    const owned = await make('exam_questions', { exam_id: exam.id, number: 1, answer: 1, points: 5 });
    await make('exam_questions', { template_id: template.id, number: 1, answer: 2, points: 6 });
    const retake = await make('retake_exams', { exam_id: exam.id });
    const again = await make('exam_questions', { retake_exam_id: retake.id, number: 9, points: 5 });
    await make('retake_question_maps', {
      retake_exam_id: retake.id,
      question_id: again.id,
      original_question_id: owned.id,
    });
    const items = 'select answer, points from exam_items where exam_id = $1';
    const mapped = `select question.answer from retake_question_maps
      join exam_questions as question on question.id = original_question_id`;

    await accepts('update exams set template_id = $2 where id = $1', [exam.id, template.id]);
    expect(await accepts(items, [exam.id])).toEqual([{ answer: 2, points: 6 }]);
    expect(await accepts(mapped)).toEqual([{ answer: 2 }]);
    await refuses(
      '23514 exam_questions_exam_unlinked',
      'insert into exam_questions (exam_id, number, answer, points) values ($1, 2, 1, 1)',
      [exam.id],
    );

    await accepts('update exams set template_id = null where id = $1', [exam.id]);
    await accepts('update exam_questions set answer = 3 where template_id = $1', [template.id]);
    expect(await accepts(items, [exam.id])).toEqual([{ answer: 2, points: 6 }]);
    expect(await accepts(mapped)).toEqual([{ answer: 2 }]);
  });
});

describe('questions', () => {
  const insert = `insert into exam_questions (exam_id, number, kind, answer, also_accepts, points) values ($1, $2, $3, $4, $5, 4)`;

  rule('are those of one paper, each number once', async ({ make, refuses }) => {
    const { id } = await make('exams');
    const template = await make('exam_templates');
    const question = await make('exam_questions', { exam_id: id, number: 1 });
    await refuses('23505 exam_questions_exam_number_key', insert, [id, 1, 'CHOICE', 1, []]);
    await refuses(
      '23514 exam_questions_one_owner',
      'insert into exam_questions (exam_id, template_id, number, points) values ($1, $2, 2, 1)',
      [id, template.id],
    );
    const move = 'update exam_questions set exam_id = null, template_id = $2 where id = $1';
    await refuses('23514 exam_questions_stay', move, [question.id, template.id]);
  });

  rule('have answers that fit their kind', async ({ make, refuses, accepts }) => {
    const { id } = await make('exams');
    for (const answer of [0, 6, 21, 11]) {
      await refuses('23514 exam_questions_answer_form', insert, [id, 1, 'CHOICE', answer, []]);
    }
    await refuses('23514 exam_questions_answer_form', insert, [id, 1, 'SHORT', -1, []]);
    await refuses('23514 exam_questions_also_accepts_form', insert, [id, 1, 'CHOICE', 1, [7]]);
    await accepts(insert, [id, 1, 'CHOICE', 24, [2, 4]]);
    await accepts(insert, [id, 2, 'SHORT', 0, [9999]]);
    await accepts(insert, [id, 3, 'CHOICE', null, []]);
  });

  rule('make up the points of their paper; a void one does not count', async ({ make, accepts }) => {
    const { id, version } = await make('exams');
    await accepts(insert, [id, 1, 'CHOICE', 1, []]);
    await accepts(insert, [id, 2, 'CHOICE', 1, []]);
    const now = async () => (await accepts('select total_points, version from exams where id = $1', [id]))[0];
    expect(await now()).toEqual({ total_points: 8, version: version + 2 });
    await accepts(`update exam_questions set grading_rule = 'VOID' where exam_id = $1 and number = 2`, [id]);
    expect(await now()).toEqual({ total_points: 4, version: version + 3 });
  });
});
