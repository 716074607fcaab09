import type { Deps } from '../../../deps.ts';
import { isLoopback } from '../../../http/hosts.ts';
import { forbidden, Problem } from '../../../http/problem.ts';
import { hit, setupAddressLimit } from '../../../security/limits/rateLimits.ts';
import { checkNewPassword } from '../../../security/passwords/passwordRules.ts';
import { temporaryPasswordEnd } from '../../../security/passwords/passwords.ts';
import type { Context, Preparation } from '../../_protocol/handler.ts';
import { cleanLine, cleanText } from '../../_protocol/text.ts';
import { academyOf } from '../../_protocol/texts/academyOf.ts';
import { actInTransaction } from '../../_protocol/transaction.ts';
import { phoneField } from '../../students/phone.ts';
import { findUser } from '../session.ts';
import { completeSignIn } from '../signIn.ts';
import { isSetupToken, takeSetupToken } from './setupTokens.ts';

type Scene = Context<'createFirstManager'>;

/** Opens an academy that nobody leads: its first manager, what it is called, and their session. A refused password does not use up the token. */
export const createFirstManager: Preparation<'createFirstManager'> = {
  prepare: async ({ body, now, request, deps }) => {
    refuseElsewhere(request.ip, deps);
    if (!(await isSetupToken(deps.db.kysely, body.token, now))) {
      const author = { actor: null, requestId: request.id };
      await actInTransaction(deps.db, author, (trx) => hit(trx, setupAddressLimit, request.ip, now));
      throw unusable();
    }
    const hash = await deps.heavy.hashPassword(body.newPassword);
    return async (context) => {
      const { trx } = context;
      if (!(await takeSetupToken(trx, body.token, now))) throw unusable();
      if (body.academy) await nameAcademy(trx, body.academy);
      const { loginId, name, newPassword } = body;
      checkNewPassword(newPassword, { loginId, name, academy: await academyOf(trx, deps) });
      const id = await addManager(context, hash);
      context.afterCommit(() => deps.onFirstManager?.());
      const user = await findUser(trx, { id });
      return completeSignIn(context, user!, { by: 'password', trust: false });
    };
  },
};

/** Until it has a public address, an academy is opened at its own machine. */
function refuseElsewhere(ip: string, { place }: Deps): void {
  if (place.publicUrl !== undefined || isLoopback(ip.replace(/^::ffff:/, ''))) return;
  throw forbidden('setup-elsewhere', '학원 시작하기는 서버가 있는 컴퓨터에서 해 주세요.');
}

async function addManager({ trx, body, now }: Scene, hash: string): Promise<string> {
  const { loginId, name, isTemporary = false } = body;
  const { id } = await trx
    .insertInto('users')
    .values({
      type: 'ADMIN',
      login_id: loginId,
      name: cleanLine(name),
      password_hash: hash,
      must_change_password: isTemporary,
      password_expires_at: isTemporary ? temporaryPasswordEnd(now) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const nameAcademy = (
  trx: Scene['trx'],
  { academyName, phone, address, hours, accent }: NonNullable<Scene['body']['academy']>,
) =>
  trx
    .updateTable('landing_pages')
    .set({
      academy_name: cleanLine(academyName),
      phone: phoneField(phone, 'academy.phone'),
      address: cleanLine(address),
      hours: cleanText(hours),
      accent,
    })
    .execute();

const unusable = () =>
  new Problem(
    400,
    'setup-link-invalid',
    '쓸 수 없는 주소입니다. 이미 썼거나 한 시간이 지났습니다. 서버를 다시 시작하면 새 주소가 나옵니다.',
  );
