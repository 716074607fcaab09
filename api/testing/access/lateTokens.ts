import type { TestApi } from '../api.ts';
import { staff } from '#mocks/cast.ts';

/** Tokens of two ADMINs who may do nothing any more, or not yet. */
export async function lateTokens(api: TestApi) {
  const { kysely } = api.deps.db;
  const { password_hash } = await kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', staff.admin.id)
    .executeTakeFirstOrThrow();
  const [inactive, temporary] = ['former-admin', 'new-admin'] as const;
  const person = { type: 'ADMIN' as const, password_hash };
  await kysely
    .insertInto('users')
    .values([
      { ...person, login_id: inactive, name: '나간 관리자' },
      { ...person, login_id: temporary, name: '새 관리자', must_change_password: true },
    ])
    .execute();
  const tokens = { inactive: await api.signIn(inactive), temporary: await api.signIn(temporary) };
  await kysely.updateTable('users').set({ is_active: false }).where('login_id', '=', inactive).execute();
  return { ...tokens, temporaryLoginId: temporary };
}
