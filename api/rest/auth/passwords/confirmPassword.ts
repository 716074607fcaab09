import type { Transaction } from 'kysely';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../../http/problem.ts';
import { forgive, hit, passwordChangeLimit } from '../../../security/limits/rateLimits.ts';
import type { Actor, Context } from '../../_protocol/handler.ts';
import { actInTransaction } from '../../_protocol/transaction.ts';
import { findUser, passwordHashOf, type SessionUser } from '../session.ts';
import { noRow } from '../../_protocol/rows.ts';

type Asked = Pick<Context<OperationId>, 'now' | 'request' | 'deps'> & { actor: Actor };

/**
 * Asks for the password again before a change of what opens an account. The attempt is counted and the password looked at before the
 * transaction opens; in it, the returned function finds the person. Throws 429; it throws 400 for a wrong password.
 */
export async function confirmPassword(
  { actor, now, request, deps }: Asked,
  current: string,
): Promise<(trx: Transaction<Tables>) => Promise<SessionUser>> {
  const id = actor.userId;
  // By sign-in: whoever took over an open page can't keep its owner from ending it elsewhere.
  const subject = `${id} ${actor.sessionFamily}`;
  await actInTransaction(deps.db, { actor, requestId: request.id }, (trx) =>
    hit(trx, passwordChangeLimit, subject, now),
  );
  const hash = await passwordHashOf(deps.db.kysely, { id });
  const fits = await deps.heavy.verifyPassword(current, hash);
  return async (trx) => {
    const user = await findUser(trx, { id });
    if (!user) throw noRow('users');
    if (!fits || user.password_hash !== hash) {
      throw invalid([{ field: 'currentPassword', message: '지금 비밀번호가 맞지 않습니다.' }]);
    }
    await forgive(trx, passwordChangeLimit, subject);
    return user;
  };
}
