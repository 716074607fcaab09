import type { OperationId } from '#openapi/generated/operations.ts';
import { unauthenticated } from '../../../http/problem.ts';
import { challengeCookie, readChallengeCookie } from '../../../security/factors/challenges.ts';
import type { Context } from '../../_protocol/handler.ts';
import { findUser } from '../../auth/session.ts';

type Scene = Pick<Context<OperationId>, 'trx' | 'deps' | 'now' | 'request'>;

/** The sign-in that this browser began with a right password, and whose it is. Throws 401 when it is over. */
export async function openedChallenge({ trx, deps, now, request }: Scene) {
  const id = await readChallengeCookie(deps.place.secret, request.cookies);
  const challenge =
    id === null
      ? undefined
      : await trx
          .selectFrom('sign_in_challenges')
          .selectAll()
          .where('id', '=', id)
          .where('purpose', '=', 'SIGN_IN')
          .where('expires_at', '>', now)
          .forUpdate()
          .executeTakeFirst();
  const user = challenge && (await findUser(trx, { id: challenge.user_id }));
  if (!challenge || !user?.is_active) {
    const headers = { 'set-cookie': await challengeCookie(deps.place.secret, null, request.origin) };
    throw unauthenticated('sign-in-expired', '로그인 시간이 지났습니다. 처음부터 다시 로그인해 주세요.', headers);
  }
  return { challenge, user };
}
