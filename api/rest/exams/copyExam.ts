import { sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockDefinition, nextSequence } from './definition.ts';

/** Copies an exam with its questions, never its scores, into other weeks of its lecture. */
export const copyExam: Handler<'copyExam'> = async ({ trx, params, body, changeSet }) => {
  await lockDefinition(trx, 'exams', { id: params.examId });
  const original = await trx
    .selectFrom('exams')
    .select(['lecture_id', 'template_id', 'name', 'cutline', 'total_points'])
    .where('id', '=', params.examId)
    .executeTakeFirstOrThrow();
  const wanted = [...new Set(body.weeklyLectureIds)];
  const weeks = await trx
    .selectFrom('weekly_lectures')
    .select('id')
    .where('id', 'in', wanted)
    .where('lecture_id', '=', original.lecture_id)
    .orderBy('id')
    .execute();
  if (weeks.length < wanted.length) throw notFound('주차');
  await changeSet('EXAM_COPY');
  const exams = [];
  for (const week of weeks) {
    const copy = await trx
      .insertInto('exams')
      .values({ ...original, ...nextSequence, weekly_lecture_id: week.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (original.template_id === null) {
      await sql`
        insert into exam_questions (exam_id, number, kind, answer, also_accepts, points, unit, grading_rule)
        select ${copy.id}, number, kind, answer, also_accepts, points, unit, grading_rule
        from exam_questions where exam_id = ${params.examId}`.execute(trx);
    }
    exams.push(copy.id);
  }
  return { exams: await trx.selectFrom('exams').select(['id', 'version']).where('id', 'in', exams).execute() };
};
