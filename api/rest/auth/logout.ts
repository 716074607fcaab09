import { clearedCookie, revokeFamily } from '../../security/sessions/refreshTokens.ts';
import type { Handler } from '../_protocol/handler.ts';

export const logout: Handler<'logout'> = async ({ trx, actor, now, request, reply }) => {
  await revokeFamily(trx, actor.sessionFamily, now);
  reply.setCookie(clearedCookie(request.origin));
};
