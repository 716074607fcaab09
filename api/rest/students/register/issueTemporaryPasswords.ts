import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { hashedTemporaryPassword, temporaryPasswordEnd } from '../../../security/passwords/passwords.ts';
import { endEntrances } from '../../../security/entrances.ts';
import { accountLimit, forgive } from '../../../security/limits/rateLimits.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import { actInTransaction } from '../../_protocol/transaction.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { recordset } from '../recordset.ts';
import { noRow } from '../../_protocol/rows.ts';

interface Secret {
  userId: string;
  temporaryPassword: string;
  hash: string;
}

/** Gives each student a password for their next sign-in only, and ends their sessions. Only this answer shows it. */
export const issueTemporaryPasswords: Preparation<'issueTemporaryPasswords'> = {
  prepare: async ({ body, actor, request, deps }) => {
    const userIds = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    // Hashing takes long: whoever will be refused is refused before it. The database looks again when the passwords are written.
    await actInTransaction(deps.db, { actor, requestId: request.id }, (trx) => refuseEarly(trx, userIds));
    const secrets: Secret[] = [];
    for (const userId of userIds) secrets.push({ userId, ...(await hashedTemporaryPassword(deps.heavy)) });

    return async ({ trx, now, changeSet, request }) => {
      await changeSet('TEMPORARY_PASSWORDS');
      const people = await replacePasswords(trx, secrets, now);
      for (const userId of people.keys()) await keepEvent(trx, request, { kind: 'TEMPORARY_PASSWORD_ISSUED', userId });
      return {
        passwords: secrets.map(({ userId, temporaryPassword }) => {
          const { name = '', loginId = '' } = people.get(userId) ?? {};
          return { userId, name, loginId, temporaryPassword };
        }),
      };
    };
  },
};

async function refuseEarly(trx: Transaction<Tables>, userIds: readonly string[]): Promise<void> {
  await sql`select require_power('ISSUE_PASSWORDS')`.execute(trx);
  const { count } = await trx
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.id', 'in', userIds)
    .executeTakeFirstOrThrow();
  if (Number(count) < userIds.length) throw noRow('students');
}

async function replacePasswords(trx: Transaction<Tables>, secrets: Secret[], now: Date) {
  const rows = await trx
    .updateTable('users')
    .from(recordset({ userId: 'uuid', hash: 'text' }, secrets))
    .set(({ eb, ref }) => ({
      password_hash: ref('given.hash'),
      password_expires_at: temporaryPasswordEnd(now),
      must_change_password: true,
      session_epoch: eb('users.session_epoch', '+', 1),
    }))
    .whereRef('users.id', '=', 'given.userId')
    .where('users.type', '=', 'STUDENT')
    .returning(['users.id', 'users.name', 'users.login_id as loginId'])
    .execute();
  if (rows.length < secrets.length) throw noRow('students');
  await endEntrances(trx, { userId: rows.map(({ id }) => id), event: 'MANAGER_RESET', now });
  const logins = rows.map(({ loginId }) => loginId);
  await forgive(trx, accountLimit, logins);
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
