import type { OperationId } from '#openapi/generated/operations.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { accountLimit, forgive, hit } from '../../security/rateLimits.ts';
import type { Context } from '../_protocol/handler.ts';
import { findUser, type SessionUser } from './session.ts';

type Scene = Pick<Context<OperationId>, 'trx' | 'now'>;

/** Asks for the password again before a change of what opens an account; a wrong one counts as one at sign-in. */
export async function confirmPassword({ trx, now }: Scene, id: string, current: string): Promise<SessionUser> {
  const user = await findUser(trx, { id });
  if (!user) throw notFound('사용자');
  await hit(trx, accountLimit, user.login_id, now);
  if (!(await verifyPassword(current, user.password_hash))) {
    throw invalid([{ field: 'currentPassword', message: '지금 비밀번호가 맞지 않습니다.' }]).keepingWrites();
  }
  await forgive(trx, accountLimit, user.login_id);
  return user;
}
