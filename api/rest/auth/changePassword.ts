import { invalid } from '../../http/problem.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { confirmPassword } from './confirmPassword.ts';
import { setOwnPassword } from './password.ts';
import { openSession, type AuthInfo } from './session.ts';

export const changePassword: Handler<'changePassword'> = (context) => {
  const { currentPassword, newPassword } = context.body;
  return replaceOwnPassword(context, context.actor.userId, currentPassword, newPassword);
};

type Scene = Context<'changePassword' | 'changeSupervisorPassword'>;

/** Replaces one's own password, given the current one; ends all sessions and answers a new one. */
export async function replaceOwnPassword(context: Scene, id: string, current: string, next: string): Promise<AuthInfo> {
  const { trx, now, request } = context;
  const user = await confirmPassword(context, id, current);
  if (next.normalize('NFC') === current.normalize('NFC')) {
    throw invalid([{ field: 'newPassword', message: '지금과 다른 비밀번호를 골라 주세요.' }]);
  }
  const { info, family } = await openSession(context, await setOwnPassword(trx, user, next, now));
  await keepEvent(trx, request, { kind: 'PASSWORD_CHANGED', userId: id, sessionId: family });
  return info;
}
