import { unauthenticated, type Problem } from '../../http/problem.ts';
import {
  addToken,
  browserHash,
  clearedCookie,
  readRefreshCookie,
  refreshCookie,
  revokeFamily,
} from '../../security/sessions/refreshTokens.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { authInfo, findUser, idleHoursOf, type SessionUser } from './session.ts';

/** Milliseconds in which one browser may use a token twice: two tabs at once, or an answer that was lost. */
const doubleUse = 30_000;

export const refresh: Handler<'refresh'> = async (context) => {
  const { trx, deps, now, request, reply } = context;
  const id = await readRefreshCookie(deps.place.secret, request.cookies);
  if (id === null) throw ended(context);
  const token = await trx.selectFrom('refresh_tokens').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!token || token.revoked_at || token.expires_at <= now) throw ended(context);
  const user = await findUser(trx, { id: token.user_id });
  if (!user?.is_active || user.session_epoch !== token.session_epoch) throw ended(context);

  const successor = token.used_at ? await repeat(context, token) : await rotate(context, token, user);
  reply.setCookie(await refreshCookie(deps.place.secret, successor, request.origin));
  return authInfo(context, user, token.family_id);
};

type Scene = Context<'refresh'>;
interface Token {
  id: string;
  family_id: string;
  user_id: string;
  session_epoch: number;
  browser_hash: string;
  successor_id: string | null;
  used_at: Date | null;
  family_started_at: Date;
}

async function rotate({ trx, now, request, deps }: Scene, token: Token, user: SessionUser): Promise<string> {
  const successor = await addToken(trx, {
    family: token.family_id,
    userId: token.user_id,
    epoch: token.session_epoch,
    userAgent: request.userAgent,
    now,
    startedAt: token.family_started_at,
    idleHours: idleHoursOf(deps.place, user),
  });
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: now, successor_id: successor })
    .where('id', '=', token.id)
    .execute();
  return successor;
}

async function repeat(context: Scene, token: Token): Promise<string> {
  const { now, request } = context;
  const fresh = token.used_at !== null && now.getTime() - token.used_at.getTime() <= doubleUse;
  if (fresh && token.successor_id !== null && token.browser_hash === (await browserHash(request.userAgent))) {
    return token.successor_id;
  }
  return endFamily(context, token);
}

// An old token used by another browser, or much later, may be stolen: thief and owner cannot be told apart, so both must sign in again.
async function endFamily(context: Scene, token: Token): Promise<never> {
  const { trx, now, request, deps } = context;
  await revokeFamily(trx, token.family_id, now);
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: token.user_id,
      actor_role: 'anonymous',
      request_id: request.id,
      action: 'UPDATE',
      table_name: 'refresh_tokens',
      row_id: token.family_id,
      after: JSON.stringify({ event: 'refresh-token-replayed', revoked_at: now }),
    })
    .execute();
  deps.log.warn('refresh-token-replayed', { requestId: request.id, userId: token.user_id });
  throw ended(context).keepingWrites();
}

function ended({ request }: Scene): Problem {
  const headers = { 'set-cookie': clearedCookie(request.origin) };
  return unauthenticated('session-ended', '로그인이 끝났습니다. 다시 로그인해 주세요.', headers);
}
