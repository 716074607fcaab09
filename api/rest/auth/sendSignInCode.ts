import { signInTextLimit } from '../../security/limits/rateLimits.ts';
import { openSignInCode } from '../../security/factors/signInCodes.ts';
import type { Handler } from '../_protocol/handler.ts';
import { askedByText, textAfterwards } from './askedByText.ts';

/** Texts a code that stands for a known device, for the owner of an account that others guess at. Answers the same whether the account exists or not. */
export const sendSignInCode: Handler<'sendSignInCode'> = async (context) => {
  const { trx, now, deps } = context;
  const user = await askedByText(context, signInTextLimit);
  if (!user) return;
  const code = await openSignInCode(trx, deps.place.secret, { userId: user.id, loginId: user.login_id, now });
  await textAfterwards(context, user.phone, `로그인 인증번호 ${code}\n다른 사람에게 알려 주지 마세요.`);
};
