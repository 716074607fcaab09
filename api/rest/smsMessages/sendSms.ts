import { sql, type Transaction } from 'kysely';
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
  const isAdvertisement = body.isAdvertisement ?? false;
  const text = readSmsBody(isAdvertisement ? asAdvertisement(body.body) : body.body);
  const people = await phonesOf(trx, addressee, studentIds);
  if (people.length < studentIds.length) throw notFound('학생');
  const allowed = isAdvertisement ? people.filter(({ allowsMarketing }) => allowsMarketing) : people;
  const to = reachable(allowed);
  const withoutPhone = allowed.length - to.length;
  const told = isAdvertisement ? { withoutPhone, withoutConsent: people.length - allowed.length } : { withoutPhone };
  const before = await queuedBefore(trx, sendKey);
  if (before !== undefined) return { queued: before, ...told };
  if (allowed.length === 0) {
    throw conflict('no-consent', '광고성 문자 수신에 동의한 사람이 없습니다.');
  }
  if (to.length === 0) {
    throw conflict('no-phone', '고른 학생의 휴대폰 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  await useQuota(trx, 'text', actor, now, to.length);
  const isQuietConfirmed = body.quietHoursConfirmed ?? false;
  const { queued } = await queueSms(trx, {
    sendKey,
    addressee,
    to,
    at: now,
    body: text,
    isQuietConfirmed,
    isAdvertisement,
  });
  return { queued, ...told };
};

/** The mark that the law asks an advertisement to begin with. */
const asAdvertisement = (text: string): string => (text.trim().startsWith('(광고)') ? text : `(광고) ${text.trim()}`);

/** These students in a fixed order, with the number of the recipient; anonymised students are left out. */
function phonesOf(trx: Transaction<Tables>, addressee: 'STUDENT' | 'PARENT', ids: readonly string[]) {
  return trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select([
      'students.id as studentId',
      'users.name',
      addressee === 'PARENT' ? 'students.parent_phone as phone' : 'users.phone as phone',
      sql<boolean>`has_consent(students.id, 'MARKETING', ${addressee === 'PARENT' ? 'GUARDIAN' : 'STUDENT'})`.as(
        'allowsMarketing',
      ),
    ])
    .where('students.id', 'in', ids)
    .where('students.anonymised_at', 'is', null)
    .orderBy('students.id')
    .execute();
}
