import { invalid } from '../../http/problem.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Context, Handler, Preparation } from '../_protocol/handler.ts';
import { confirmPassword } from './confirmPassword.ts';
import { setOwnPassword } from './password.ts';
import { openSession, type AuthInfo } from './session.ts';

export const changePassword: Preparation<'changePassword'> = {
  prepare: async (asked) => {
    const replace = await prepareOwnPassword(asked, asked.body.currentPassword, asked.body.newPassword);
    return (context) => replace(context);
  },
};

type Asked = Pick<Context<'changePassword'>, 'actor' | 'deps' | 'now' | 'request'>;
type Scene = Parameters<Handler<'changePassword' | 'changeSupervisorPassword'>>[0];

/** Replaces one's own password, given the current one; ends all sessions and answers a new one. */
export async function prepareOwnPassword(
  asked: Asked,
  current: string,
  next: string,
): Promise<(scene: Scene) => Promise<AuthInfo>> {
  const confirmed = await confirmPassword(asked, current);
  const hash = await asked.deps.heavy.hashPassword(next);

  return async (scene) => {
    const { trx, request } = scene;
    const user = await confirmed(trx);
    if (next.normalize('NFC') === current.normalize('NFC')) {
      throw invalid([{ field: 'newPassword', message: '지금과 다른 비밀번호를 골라 주세요.' }]);
    }
    const changed = await setOwnPassword(scene, user, { password: next, hash });
    const { info, family } = await openSession(scene, changed);
    await keepEvent(trx, request, { kind: 'PASSWORD_CHANGED', userId: user.id, sessionId: family });
    return info;
  };
}
