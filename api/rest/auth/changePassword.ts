import { invalid, notFound } from '../../http/problem.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { accountLimit, forgive, hit } from '../../security/rateLimits.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { setOwnPassword } from './password.ts';
import { findUser, openSession, type AuthInfo } from './session.ts';

export const changePassword: Handler<'changePassword'> = (context) => {
  const { currentPassword, newPassword } = context.body;
  return replaceOwnPassword(context, context.actor.userId, currentPassword, newPassword);
};

type Scene = Context<'changePassword' | 'changeSupervisorPassword'>;

/** Replaces one's own password, given the current one; ends all sessions and answers a new one. */
export async function replaceOwnPassword(context: Scene, id: string, current: string, next: string): Promise<AuthInfo> {
  const { trx, now } = context;
  const user = await findUser(trx, { id });
  if (!user) throw notFound('사용자');
  await hit(trx, accountLimit, user.login_id, now);
  if (!(await verifyPassword(current, user.password_hash))) {
    throw invalid([{ field: 'currentPassword', message: '지금 비밀번호가 맞지 않습니다.' }]).keepingWrites();
  }
  await forgive(trx, accountLimit, user.login_id);
  if (next.normalize('NFC') === current.normalize('NFC')) {
    throw invalid([{ field: 'newPassword', message: '지금과 다른 비밀번호를 골라 주세요.' }]);
  }
  return openSession(context, await setOwnPassword(trx, user, next, now));
}
