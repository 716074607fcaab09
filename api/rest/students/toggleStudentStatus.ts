import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Makes a student active or inactive; the latter ends their sessions. Idempotent. */
export const toggleStudentStatus: Handler<'toggleStudentStatus'> = async ({ trx, params, body }) => {
  const student = await trx.selectFrom('students').select('id').where('id', '=', params.studentId).executeTakeFirst();
  if (!student) throw notFound('학생');
  await trx
    .updateTable('users')
    .set(({ eb }) => ({
      is_active: body.isActive,
      session_epoch: !body.isActive ? eb('session_epoch', '+', 1) : undefined,
    }))
    .where('id', '=', student.id)
    .where('is_active', '!=', body.isActive)
    .execute();
  return student;
};
