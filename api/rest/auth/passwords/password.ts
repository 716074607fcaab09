import { endEntrances } from '../../../security/entrances.ts';
import { accountLimit, forgive } from '../../../security/limits/rateLimits.ts';
import { checkNewPassword } from '../../../security/passwords/passwordRules.ts';
import { academyOf } from '../../_protocol/texts/academyOf.ts';
import type { Handler } from '../../_protocol/handler.ts';
import type { SessionUser } from '../session.ts';

type Scene = Parameters<Handler<'login'>>[0];

/** Which event it is, and which browser goes on. */
type Ended = Pick<Parameters<typeof endEntrances>[1], 'event' | 'kept'>;

/** A new password, to be checked, and its hash, made before the transaction opened. */
interface NewPassword {
  password: string;
  hash: string;
}

/** Sets a password that the person chose and ends what it ends: all sessions, and other devices than the one that is named. Returns the updated person. */
export async function setOwnPassword(
  { trx, now, deps }: Pick<Scene, 'trx' | 'now' | 'deps'>,
  user: SessionUser,
  { password, hash, ended }: NewPassword & { ended: Ended },
): Promise<SessionUser> {
  checkNewPassword(password, await ownerOf(trx, user, deps));
  return setPassword(trx, user, { hash, expiresAt: null, now, ended });
}

/** Whose password it is, as far as it makes guesses easy. */
export const ownerOf = async (trx: Scene['trx'], user: SessionUser, deps: Pick<Scene['deps'], 'place'>) => ({
  loginId: user.login_id,
  name: user.name,
  phone: user.phone,
  academy: await academyOf(trx, deps),
});

/** Sets a password; with an expiry it is temporary and must be changed at the next sign-in. */
export async function setPassword(
  trx: Scene['trx'],
  user: SessionUser,
  { hash, expiresAt, now, ended }: { hash: string; expiresAt: Date | null; now: Date; ended: Ended },
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
  await endEntrances(trx, { userId: user.id, now, ...ended });
  return { ...user, ...changed };
}
