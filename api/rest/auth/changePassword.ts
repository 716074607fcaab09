import { invalid, notFound } from '../../http/problem.ts';
import { forgive, hit, passwordChangeLimit } from '../../security/rateLimits.ts';
import type { Context, Handler, Preparation } from '../_protocol/handler.ts';
import { actInTransaction } from '../_protocol/transaction.ts';
import { setOwnPassword } from './password.ts';
import { findUser, openSession, passwordHashOf, type AuthInfo } from './session.ts';

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
  { actor, deps, now, request }: Asked,
  current: string,
  next: string,
): Promise<(scene: Scene) => Promise<AuthInfo>> {
  const id = actor.userId;
  await actInTransaction(deps.db, { actor, requestId: request.id }, (trx) => hit(trx, passwordChangeLimit, id, now));
  const hash = await passwordHashOf(deps.db.kysely, { id });
  const fits = await deps.heavy.verifyPassword(current, hash);
  const newHash = fits ? await deps.heavy.hashPassword(next) : '';

  return async (scene) => {
    const { trx } = scene;
    const user = await findUser(trx, { id });
    if (!user) throw notFound('사용자');
    if (!fits || user.password_hash !== hash) {
      throw invalid([{ field: 'currentPassword', message: '지금 비밀번호가 맞지 않습니다.' }]);
    }
    await forgive(trx, passwordChangeLimit, id);
    if (next.normalize('NFC') === current.normalize('NFC')) {
      throw invalid([{ field: 'newPassword', message: '지금과 다른 비밀번호를 골라 주세요.' }]);
    }
    return openSession(scene, await setOwnPassword(trx, user, { password: next, hash: newHash }, now));
  };
}
