import { accountLimit, forgive } from '../../security/rateLimits.ts';
import { checkNewPassword } from '../../security/passwordRules.ts';
import { academyOf } from '../_protocol/academyOf.ts';
import type { Handler } from '../_protocol/handler.ts';
import type { SessionUser } from './session.ts';

type Scene = Parameters<Handler<'login'>>[0];

/** A new password, to be checked, and its hash, made before the transaction opened. */
interface NewPassword {
  password: string;
  hash: string;
}

/** Sets a password that the person chose and ends all their sessions. Returns the updated person. */
export async function setOwnPassword(
  { trx, now, deps }: Pick<Scene, 'trx' | 'now' | 'deps'>,
  user: SessionUser,
  { password, hash }: NewPassword,
): Promise<SessionUser> {
  checkNewPassword(password, ownerOf(user, deps));
  return setPassword(trx, user, { hash, expiresAt: null, now });
}

/** Whose password it is, as far as it makes guesses easy. */
export const ownerOf = (user: SessionUser, { place }: Pick<Scene['deps'], 'place'>) => ({
  loginId: user.login_id,
  name: user.name,
  phone: user.phone,
  academy: academyOf(place),
});

/** Sets a password; with an expiry it is temporary and must be changed at the next sign-in. */
export async function setPassword(
  trx: Scene['trx'],
  user: SessionUser,
  { hash, expiresAt, now }: { hash: string; expiresAt: Date | null; now: Date },
): Promise<SessionUser> {
  const changed = {
    password_hash: hash,
    password_expires_at: expiresAt,
    must_change_password: expiresAt !== null,
    session_epoch: user.session_epoch + 1,
  };
  // What was guessed at the former one holds up nobody at this.
  await forgive(trx, accountLimit, user.login_id);
  await trx.updateTable('users').set(changed).where('id', '=', user.id).execute();
  await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .execute();
  return { ...user, ...changed };
}
