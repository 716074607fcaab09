import { conflict, invalid } from '../../http/problem.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import { tellPromoted } from '../clinicParticipants/tellPromoted.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { findStudent } from '../students/findStudent.ts';

/** Writes down when a student left, and closes the account; null takes the day away. */
export const recordWithdrawal: Handler<'recordWithdrawal'> = async ({
  trx,
  params,
  body,
  now,
  changeSet,
  request,
  deps,
}) => {
  const { withdrawnOn, registeredOn } = body;
  if (withdrawnOn !== null && withdrawnOn > seoulDate(now)) {
    throw invalid([{ field: 'withdrawnOn', message: '퇴원일은 오늘까지의 날이어야 합니다.' }]);
  }
  const { id } = await findStudent(trx, params.studentId);
  const student = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.anonymised_at', 'students.anonymises_at', 'users.is_active'])
    .where('students.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (student.anonymised_at) throw conflict('anonymised', '이미 익명 처리된 학생입니다.');
  await changeSet('STUDENT_WITHDRAWAL');
  await trx
    .updateTable('students')
    .set({ withdrawn_on: withdrawnOn, registered_on: registeredOn })
    .where('id', '=', id)
    .execute();
  await tellPromoted(trx, deps, now);
  if (withdrawnOn === null || !student.is_active) return;
  await trx
    .updateTable('users')
    .set(({ eb }) => ({ is_active: false, session_epoch: eb('session_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await keepEvent(trx, request, { kind: 'ACCOUNT_CLOSED', userId: id });
};
