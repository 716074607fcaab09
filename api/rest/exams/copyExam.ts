import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockDefinition, nextSequence } from './definition.ts';
import { noRow } from '../_protocol/rows.ts';

/** Copies an exam with its questions, never its scores, into other weeks, also of other lectures. */
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
    .innerJoin('lectures', 'lectures.id', 'weekly_lectures.lecture_id')
    .select(['weekly_lectures.id', 'lecture_id', 'lectures.status'])
    .where('weekly_lectures.id', 'in', wanted)
    .orderBy('weekly_lectures.id')
    .execute();
  if (weeks.length < wanted.length) throw noRow('weekly_lectures');
  if (weeks.some((week) => week.lecture_id !== original.lecture_id && week.status === 'DISABLED'))
    throw conflict('lecture-disabled', '종료된 강의에는 복사할 수 없습니다.');
  await changeSet('EXAM_COPY');
  const exams = [];
  for (const week of weeks) {
    // A template belongs to its lecture; elsewhere the exam has the questions of its own.
    const template_id = week.lecture_id === original.lecture_id ? original.template_id : null;
    const copy = await trx
      .insertInto('exams')
      .values({ ...original, ...nextSequence, lecture_id: week.lecture_id, template_id, weekly_lecture_id: week.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (template_id === null) {
      await sql`
        insert into exam_questions (exam_id, number, kind, answer, also_accepts, points, unit, grading_rule)
        select ${copy.id}, number, kind, answer, also_accepts, points, unit, grading_rule
        from exam_items where exam_id = ${params.examId}`.execute(trx);
    }
    exams.push(copy.id);
  }
  return { exams: await trx.selectFrom('exams').select(['id', 'version']).where('id', 'in', exams).execute() };
};
