import { invalid } from '../../../http/problem.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import type { Context, Handler, Preparation } from '../../_protocol/handler.ts';
import { confirmPassword } from './confirmPassword.ts';
import { setOwnPassword } from './password.ts';
import { keptBrowser } from '../keptBrowser.ts';
import { knowBrowser } from '../signIn.ts';
import { openSession, type AuthInfo } from '../session.ts';

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
    const kept = await keptBrowser(scene, user);
    const changed = await setOwnPassword(scene, user, { password: next, hash, ended: { event: 'OWN_PASSWORD', kept } });
    const { info, family } = await openSession(scene, changed);
    // Over http its cookie is not sent here, and the browser would be forgotten with the others.
    await knowBrowser(scene, changed, false);
    await keepEvent(trx, request, { kind: 'PASSWORD_CHANGED', userId: user.id, sessionId: family });
    return info;
  };
}
