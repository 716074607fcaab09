import { Problem } from '../../../http/problem.ts';
import { closeChallenges, openChallenge } from '../../../security/factors/challenges.ts';
import { creationOptions, readCreation } from '../../../security/factors/passkeys.ts';
import { cleanLine } from '../../_protocol/text.ts';
import type { Handler, Preparation } from '../../_protocol/handler.ts';
import { confirmPassword } from '../../auth/passwords/confirmPassword.ts';
import { firstRecoveryCodes, passkeysOf } from './factors.ts';
import { factorSet } from './factorSet.ts';
import { originOf } from '../origin.ts';

/** Asks the browser for a new passkey. */
export const beginPasskey: Preparation<'beginPasskey'> = {
  prepare: async (asked) => {
    const confirmed = await confirmPassword(asked, asked.body.currentPassword);
    return async (context) => {
      const { trx, now } = context;
      const { id, login_id: loginId, name } = await confirmed(trx);
      const { options, challenge } = await creationOptions(
        originOf(context),
        { id, loginId, name },
        await passkeysOf(trx, id),
      );
      await openChallenge(trx, { userId: id, purpose: 'PASSKEY', challenge, now });
      return { options };
    };
  },
};

export const addPasskey: Handler<'addPasskey'> = async (context) => {
  const { trx, actor, body, now, deps } = context;
  const asked = await trx
    .selectFrom('sign_in_challenges')
    .select('challenge')
    .where('user_id', '=', actor.userId)
    .where('purpose', '=', 'PASSKEY')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // Each question is answered once, rightly or not.
  await closeChallenges(trx, actor.userId, 'PASSKEY');
  const made = asked?.challenge != null && (await readCreation(originOf(context), asked.challenge, body.response));
  if (!made) {
    throw new Problem(400, 'passkey-invalid', '패스키를 확인하지 못했습니다. 처음부터 다시 해 주세요.').keepingWrites();
  }
  await trx
    .insertInto('passkeys')
    .values({ ...made, user_id: actor.userId, name: cleanLine(body.name) })
    .execute();
  await factorSet(context, 'passkey');
  return { recoveryCodes: await firstRecoveryCodes(trx, deps.place.secret, actor.userId) };
};
