import { sql } from 'kysely';
import type { Database } from './ports/database.ts';
import { StartError } from './adapters/startError.ts';
import { hashPassword, temporaryPassword, temporaryPasswordEnd } from './security/passwords/passwords.ts';
import { systemClock } from './ports/clock.ts';

/** True while there is no ADMIN. */
export async function lacksAdmin(kysely: Database['kysely']): Promise<boolean> {
  const admins = await kysely.selectFrom('users').select('id').where('type', '=', 'ADMIN').limit(1).execute();
  return admins.length === 0;
}

/**
 * Creates the first ADMIN and returns the temporary password.
 * @throws StartError when there is one already or the values are invalid
 */
export async function createFirstAdmin(
  db: Database,
  { loginId, name }: { loginId: string; name: string },
): Promise<string> {
  const login = loginId.trim().toLowerCase();
  const person = name.normalize('NFC').trim();
  if (!/^[a-z0-9][a-z0-9._-]{3,31}$/.test(login)) {
    throw new StartError('아이디는 영문 소문자와 숫자로 4–32자여야 합니다.');
  }
  if (person.length < 1 || person.length > 50) throw new StartError('이름은 1–50자여야 합니다.');
  const password = temporaryPassword();
  const hash = await hashPassword(password);
  await db.kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ lacks: boolean }>`select lacks_first_manager() as lacks`.execute(trx);
    if (rows[0]?.lacks !== true) {
      throw new StartError(
        '이미 관리자가 있습니다. 비밀번호를 잊었다면 로그인 화면의 비밀번호 찾기를 쓰거나 다른 관리자에게 부탁하세요.',
      );
    }
    await trx
      .insertInto('users')
      .values({
        login_id: login,
        name: person,
        type: 'ADMIN',
        password_hash: hash,
        must_change_password: true,
        password_expires_at: temporaryPasswordEnd(systemClock.now()),
      })
      .execute();
    await trx.deleteFrom('setup_tokens').execute();
  });
  return password;
}
