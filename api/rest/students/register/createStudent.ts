import type { Handler } from '../../_protocol/handler.ts';
import { lockStudentNumbers, nextStudentNumbers, refuseTakenNumber } from './studentNumbers.ts';
import { studentRow } from '../studentRow.ts';

/** Creates a student, who can sign in once a password was issued. Without a student number the next free one is used. */
export const createStudent: Handler<'createStudent'> = async ({ trx, body, now }) => {
  const { user, student } = studentRow(body);
  await lockStudentNumbers(trx);
  if (body.studentNumber !== undefined) await refuseTakenNumber(trx, body.studentNumber);
  const [studentNumber = ''] = body.studentNumber ? [body.studentNumber] : await nextStudentNumbers(trx, 1, now);
  const created = await trx
    .insertInto('users')
    .values({ ...user, type: 'STUDENT', login_id: studentNumber })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('students')
    .values({ ...student, id: created.id, student_number: studentNumber })
    .execute();
  return created;
};
