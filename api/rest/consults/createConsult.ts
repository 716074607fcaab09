import type { Handler } from '../_protocol/handler.ts';
import { findStudent } from '../students/findStudent.ts';
import { consultRow, refuseStranger } from './consultRow.ts';

/** Writes down a talk that took place; without another name, whoever writes it had it. */
export const createConsult: Handler<'createConsult'> = async ({ trx, params, body, actor }) => {
  const student = await findStudent(trx, params.studentId);
  await refuseStranger(trx, body.consultedBy);
  return trx
    .insertInto('consults')
    .values({ ...consultRow(body), consulted_by: body.consultedBy ?? actor.userId, student_id: student.id })
    .returning('id')
    .executeTakeFirstOrThrow();
};
