import { keepAccess } from '../../security/accessLog.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findStudent } from './findStudent.ts';

/** Answers one number of one student, and keeps who saw it. */
export const revealPhone: Handler<'revealPhone'> = async ({ trx, params, body, actor, request }) => {
  const { id } = await findStudent(trx, params.studentId);
  const { phone, parent_phone } = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['users.phone', 'students.parent_phone'])
    .where('students.id', '=', id)
    .executeTakeFirstOrThrow();
  await keepAccess(trx, request, actor, { kind: 'PHONE', studentId: id, facts: { whose: body.whose } });
  return { phone: body.whose === 'PARENT' ? parent_phone : phone };
};
