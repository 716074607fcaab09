// @module-tag timeless
import { rules } from '../showRules.ts';

const rule = rules();

rule('questions of a retake stand for questions of its exam', async ({ make, refuses, accepts }) => {
  const retake = await make('retake_exams');
  const { id } = await make('exam_questions', { retake_exam_id: retake.id, number: 1 });
  const sql =
    'insert into retake_question_maps (retake_exam_id, question_id, original_question_id) values ($1, $2, $3)';
  const stranger = await make('exam_questions', { exam_id: (await make('exams')).id });
  await refuses('23514 retake_question_maps_of_exam', sql, [retake.id, id, stranger.id]);
  const original = await make('exam_questions', { exam_id: retake.exam_id, number: 1 });
  await refuses('23503 retake_question_maps_question_fkey', sql, [
    retake.id,
    (await make('exam_questions', { exam_id: retake.exam_id, number: 77 })).id,
    original.id,
  ]);
  await accepts(sql, [retake.id, id, original.id]);
  await refuses('23505 retake_question_maps_question_key', sql, [retake.id, id, original.id]);
});

rule('a retake whose questions stand for those of an exam stays with it', async ({ make, refuses, accepts }) => {
  const retake = await make('retake_exams');
  const other = await make('exams');
  const move = 'update retake_exams set exam_id = $2 where id = $1';
  const question = await make('exam_questions', { retake_exam_id: retake.id, number: 1 });
  const original = await make('exam_questions', { exam_id: retake.exam_id });
  await make('retake_question_maps', {
    retake_exam_id: retake.id,
    question_id: question.id,
    original_question_id: original.id,
  });
  await refuses('23514 retake_exams_exam_fixed', move, [retake.id, other.id]);
  await accepts('delete from retake_question_maps where retake_exam_id = $1', [retake.id]);
  await accepts(move, [retake.id, other.id]);
});
