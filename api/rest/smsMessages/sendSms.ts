import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { useQuota } from '../../security/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { queuedBefore, queueSms, reachable, readSmsBody } from '../_protocol/queueSms.ts';

/** Queues one text to these students, or to their parents. */
export const sendSms: Handler<'sendSms'> = async ({ trx, body, actor, now }) => {
  const { addressee } = body;
  const studentIds = [...new Set(body.studentIds)];
  // The idempotency key is scoped to the sender, so that the same key of another sender is a different sending.
  const sendKey = `hand:${actor.userId}:${body.sendKey}`;
  const text = readSmsBody(body.body);
  const people = await phonesOf(trx, addressee, studentIds);
  if (people.length < studentIds.length) throw notFound('학생');
  const to = reachable(people);
  const withoutPhone = people.length - to.length;
  const before = await queuedBefore(trx, sendKey);
  if (before !== undefined) return { queued: before, withoutPhone };
  if (to.length === 0) {
    throw conflict('no-phone', '고른 학생의 휴대폰 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  await useQuota(trx, 'text', actor, now, to.length);
  const isQuietConfirmed = body.quietHoursConfirmed ?? false;
  const { queued } = await queueSms(trx, { sendKey, addressee, to, at: now, body: text, isQuietConfirmed });
  return { queued, withoutPhone };
};

/** These students in a fixed order, with the number of the recipient; anonymised students are left out. */
function phonesOf(trx: Transaction<Tables>, addressee: 'STUDENT' | 'PARENT', ids: readonly string[]) {
  return trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select([
      'students.id as studentId',
      'users.name',
      addressee === 'PARENT' ? 'students.parent_phone as phone' : 'users.phone as phone',
    ])
    .where('students.id', 'in', ids)
    .where('students.anonymised_at', 'is', null)
    .orderBy('students.id')
    .execute();
}
