import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { findStudent } from '../students/findStudent.ts';

/** Writes down what a student or guardian allowed, when and how. */
export const recordConsent: Handler<'recordConsent'> = async ({ trx, params, body }) => {
  const { id } = await findStudent(trx, params.studentId);
  return trx
    .insertInto('consents')
    .values({
      student_id: id,
      kind: body.kind,
      giver: body.giver,
      giver_name: body.giver === 'GUARDIAN' ? cleanLine(body.giverName ?? '') : '',
      method: body.method,
      given_at: body.givenAt === undefined ? undefined : new Date(body.givenAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};
