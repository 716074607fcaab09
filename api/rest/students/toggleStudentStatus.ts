import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Makes a student active or inactive, or the opposite of what they are; becoming inactive ends their sessions. */
export const toggleStudentStatus: Handler<'toggleStudentStatus'> = async ({ trx, params, body }) => {
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.is_active'])
    .where('students.id', '=', params.studentId)
    .forUpdate('users')
    .executeTakeFirst();
  if (!student) throw notFound('학생');
  const isActive = body.isActive ?? !student.is_active;
  await trx
    .updateTable('users')
    .set(({ eb }) => ({
      is_active: isActive,
      session_epoch: !isActive ? eb('session_epoch', '+', 1) : undefined,
    }))
    .where('id', '=', student.id)
    .where('is_active', '!=', isActive)
    .execute();
  return { id: student.id };
};
