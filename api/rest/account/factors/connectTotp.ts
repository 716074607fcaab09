import { conflict, invalid } from '../../../http/problem.ts';
import { hit, secondFactorLimit } from '../../../security/limits/rateLimits.ts';
import { seal, unseal } from '../../../security/seal.ts';
import { newTotpKey, totpStep, totpUri } from '../../../security/factors/totp.ts';
import type { Handler, Preparation } from '../../_protocol/handler.ts';
import { confirmPassword } from '../../auth/passwords/confirmPassword.ts';
import { appOf, firstRecoveryCodes } from './factors.ts';
import { factorSet } from './factorSet.ts';
import { originOf } from '../origin.ts';

/** Makes a new key; it counts for nothing until a code of it was confirmed. */
export const beginTotp: Preparation<'beginTotp'> = {
  prepare: async (asked) => {
    const confirmed = await confirmPassword(asked, asked.body.currentPassword);
    return async (context) => {
      const { trx, deps } = context;
      const user = await confirmed(trx);
      if (await appOf(trx, user.id)) {
        throw conflict('totp-connected', '이미 연결한 인증 앱이 있습니다. 바꾸려면 먼저 연결을 끊어 주세요.');
      }
      const key = newTotpKey();
      const row = { totp_secret: await seal(deps.place.secret, key), confirmed_at: null, last_step: 0 };
      await trx
        .insertInto('second_factors')
        .values({ user_id: user.id, ...row })
        .onConflict((existing) => existing.column('user_id').doUpdateSet(row))
        .execute();
      return { secret: key, uri: totpUri(key, new URL(originOf(context)).host, user.login_id) };
    };
  },
};

export const confirmTotp: Handler<'confirmTotp'> = async (context) => {
  const { trx, actor, body, now, deps } = context;
  const { secret } = deps.place;
  await hit(trx, secondFactorLimit, `${actor.userId} ${actor.sessionFamily}`, now);
  const pending = await trx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const key = pending && (await unseal(secret, pending.totp_secret));
  if (!key) throw conflict('totp-not-begun', '인증 앱 연결을 처음부터 다시 해 주세요.');
  const step = totpStep(key, body.code, { now, lastStep: 0 });
  if (step === null) {
    throw invalid([
      { field: 'code', message: '코드가 맞지 않습니다. 앱에 보이는 지금 코드를 입력해 주세요.' },
    ]).keepingWrites();
  }
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', actor.userId)
    .execute();
  await factorSet(context, 'totp');
  return { recoveryCodes: await firstRecoveryCodes(trx, secret, actor.userId) };
};
