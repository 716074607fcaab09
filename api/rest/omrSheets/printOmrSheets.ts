import type { Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Student } from '#omr/sheets/students.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import { drawnPdf } from '../_protocol/files/drawnPdf.ts';
import type { Handler } from '../_protocol/handler.ts';
import { readLogo } from '../landing/readHead.ts';
import { layOutPaper, readPaper } from './paper.ts';

/** Draws the answer sheets of an exam as one PDF: a blank one, or one a student with name and number. */
export const printOmrSheets: Handler<'printOmrSheets'> = async ({ trx, params, body, deps, afterCommit }) => {
  await mustBeInWeek(trx, params);
  const paper = await readPaper(trx, params.examId, body.retakeExamId);
  const { exam } = await layOutPaper(trx, paper);
  const students = await studentsOf(trx, params, body);
  const logo = await readLogo(trx);
  return drawnPdf(afterCommit, `${paper.title} 답안지.pdf`, () => deps.sheets.draw(exam, students, { logo }));
};

async function studentsOf(
  trx: Transaction<Tables>,
  { examId }: { examId: string },
  { who, studentIds = [] }: BodyOf<'printOmrSheets'>,
): Promise<Student[]> {
  if (who === 'BLANK') return [];
  const students = await trx
    .selectFrom('scores')
    .innerJoin('students', 'students.id', 'scores.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .innerJoin('weekly_lectures as week', 'week.id', 'scores.weekly_lecture_id')
    .innerJoin('lectures', 'lectures.id', 'week.lecture_id')
    .select(['students.id', 'users.name', 'students.student_number as number', 'lectures.name as group'])
    .where('scores.exam_id', '=', examId)
    .orderBy('users.name')
    .orderBy('students.student_number')
    .execute();
  const chosen = who === 'ALL' ? students : students.filter(({ id }) => studentIds.includes(id));
  if (who === 'CHOSEN' && chosen.length < new Set(studentIds).size) {
    throw invalid([{ field: 'studentIds', message: '이 시험을 보지 않는 학생이 있습니다.' }]);
  }
  if (chosen.length === 0) throw conflict('nobody', '인쇄할 학생이 없습니다. 주차에 수강생을 먼저 등록해 주세요.');
  return chosen.map(({ name, number, group }) => ({ name: name.slice(0, 40), number, group: group.slice(0, 40) }));
}
