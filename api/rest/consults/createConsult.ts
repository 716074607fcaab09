import type { Handler } from '../_protocol/handler.ts';
import { findStudent } from '../students/findStudent.ts';
import { consultRow, refuseStranger } from './consultRow.ts';

/** Creates a consult; its author is the person who talked unless another is named. */
export const createConsult: Handler<'createConsult'> = async ({ trx, params, body, actor }) => {
  const student = await findStudent(trx, params.studentId);
  await refuseStranger(trx, body.consultedBy);
  return trx
    .insertInto('consults')
    .values({ ...consultRow(body), consulted_by: body.consultedBy ?? actor.userId, student_id: student.id })
    .returning('id')
    .executeTakeFirstOrThrow();
};
