import { notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { lockStudentNumbers, refuseTakenNumber } from './studentNumbers.ts';
import { studentRow } from './studentRow.ts';

/** Changes a student; what is not sent stays. A new student number is the new login id, too. */
export const updateStudent: Handler<'updateStudent'> = async ({ trx, params, body }) => {
  const { user, student } = studentRow(body);
  const { studentNumber } = body;
  if (studentNumber !== undefined) await lockStudentNumbers(trx);
  const current = await trx
    .selectFrom('students')
    .select(['id', 'student_number'])
    .where('id', '=', params.studentId)
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw notFound('학생');
  const isNewNumber = studentNumber !== undefined && studentNumber !== current.student_number;
  if (isNewNumber) await refuseTakenNumber(trx, studentNumber);
  await trx
    .updateTable('users')
    .set({ ...user, ...(isNewNumber && { login_id: studentNumber }) })
    .where('id', '=', current.id)
    .execute();
  await trx
    .updateTable('students')
    .set({ ...student, student_number: studentNumber ?? current.student_number })
    .where('id', '=', current.id)
    .execute();
  return { id: current.id };
};
