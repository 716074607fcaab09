import { requestOptions } from '../../../security/factors/passkeys.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { appOf, passkeysOf, unusedCodesOf } from './factors.ts';
import { openedChallenge } from './openedChallenge.ts';
import { originOf } from '../origin.ts';

export const readSecondFactorOptions: Handler<'readSecondFactorOptions'> = async (context) => {
  const { trx } = context;
  const { challenge, user } = await openedChallenge(context);
  const passkeys = await passkeysOf(trx, user.id);
  const asked = passkeys.length > 0 ? await requestOptions(originOf(context), passkeys) : null;
  if (asked) {
    await trx
      .updateTable('sign_in_challenges')
      .set({ challenge: asked.challenge })
      .where('id', '=', challenge.id)
      .execute();
  }
  return {
    totp: (await appOf(trx, user.id)) !== null,
    passkey: asked?.options ?? null,
    recoveryCode: (await unusedCodesOf(trx, user.id)).length > 0,
  };
};
