import { keepEvent } from '../../../security/securityEvents.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { tellPromoted } from '../../clinicParticipants/tellPromoted.ts';
import { noRow } from '../../_protocol/rows.ts';

/** Makes a student active or inactive, or the opposite of what they are; becoming inactive ends their sessions. */
export const toggleStudentStatus: Handler<'toggleStudentStatus'> = async ({
  trx,
  params,
  body,
  now,
  request,
  deps,
}) => {
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.is_active'])
    .where('students.id', '=', params.studentId)
    .forUpdate('users')
    .executeTakeFirstOrThrow(() => noRow('students'));
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
  if (isActive !== student.is_active) {
    await tellPromoted(trx, deps, now);
    await keepEvent(trx, request, { kind: isActive ? 'ACCOUNT_OPENED' : 'ACCOUNT_CLOSED', userId: student.id });
  }
  return { id: student.id };
};
