import { sql, type Kysely } from 'kysely';
import { columnWords } from '#hasura/generated/columnWords.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { Place } from '../../deps.ts';
import { signAccessToken } from '../../security/sessions/accessTokens.ts';
import { roleOf } from '../../security/authenticate.ts';
import { refreshCookie, startFamily } from '../../security/sessions/refreshTokens.ts';
import type { Context } from '../_protocol/handler.ts';

export type AuthInfo = ReplyOf<'login'>;
type Scene = Pick<Context<OperationId>, 'trx' | 'deps' | 'now' | 'request' | 'reply'>;

/** What managers may, and TAs to whom it was given. */
const allPowers = Object.keys(columnWords['ta_powers']?.codes['power'] ?? {}) as AuthInfo['powers'];

/** The fields of a person that sessions need. */
export type SessionUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Reads a person by login id or id, locked until the transaction ends. */
export async function findUser(trx: Scene['trx'], key: { loginId: string } | { id: string }) {
  const query = trx
    .selectFrom('users')
    .leftJoin('tas', 'tas.id', 'users.id')
    .select([
      'users.id',
      'users.login_id',
      'users.name',
      'users.phone',
      'users.type',
      'users.is_active',
      'users.password_hash',
      'users.password_expires_at',
      'users.must_change_password',
      'users.session_epoch',
      'tas.is_admin_level',
      sql<AuthInfo['powers']>`array(select power from ta_powers where ta_id = users.id order by power)`.as('powers'),
      sql<boolean>`has_second_factor(users.id)`.as('has_second_factor'),
      sql<boolean>`lacks_second_factor(users.id)`.as('lacks_second_factor'),
    ])
    .forUpdate('users');
  const user = 'id' in key ? query.where('users.id', '=', key.id) : query.where('users.login_id', '=', key.loginId);
  return user.executeTakeFirst();
}

/** The hash of a person's password, or null; read without a lock, to be checked before the transaction opens. */
export async function passwordHashOf(
  kysely: Kysely<Tables>,
  key: { loginId: string } | { id: string },
): Promise<string | null> {
  const query = kysely.selectFrom('users').select('password_hash');
  const user = 'id' in key ? query.where('id', '=', key.id) : query.where('login_id', '=', key.loginId);
  return (await user.executeTakeFirst())?.password_hash ?? null;
}

/** Hours without a visit that end the session of this person. */
export const idleHoursOf = ({ staffIdleHours = 12 }: Place, { type }: Pick<SessionUser, 'type'>): number | null =>
  type === 'STUDENT' ? null : staffIdleHours;

/** Begins a session: a new family of refresh tokens, its cookie, and the first access token. */
export async function openSession(
  { trx, deps, now, request, reply }: Scene,
  user: SessionUser,
): Promise<{ info: AuthInfo; family: string }> {
  const { id, family } = await startFamily(trx, {
    userId: user.id,
    epoch: user.session_epoch,
    userAgent: request.userAgent,
    now,
    idleHours: idleHoursOf(deps.place, user),
  });
  reply.setCookie(await refreshCookie(deps.place.secret, id, request.origin));
  return { info: await authInfo({ deps, now }, user, family), family };
}

/** An access token of a family and what the screens need to know of its owner. */
export async function authInfo(
  { deps, now }: Pick<Scene, 'deps' | 'now'>,
  user: SessionUser,
  family: string,
): Promise<AuthInfo> {
  const claims = {
    userId: user.id,
    role: roleOf(user.type, user.is_admin_level),
    userType: user.type,
    sessionFamily: family,
    epoch: user.session_epoch,
  };
  return {
    accessToken: await signAccessToken(deps.place.secret, claims, now),
    userId: user.id,
    userType: user.type,
    name: user.name,
    mustChangePassword: user.must_change_password,
    mustSetSecondFactor: user.lacks_second_factor,
    powers: claims.role === 'manager' ? allPowers : user.powers,
    taInfo: user.type === 'TA' ? { isAdminLevel: user.is_admin_level === true } : null,
  };
}
