// @module-tag timeless
import { expect, it } from 'vitest';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { createFirstAdmin } from '../../firstAdmin.ts';
import { startApi } from '../../testing/api.ts';

it('an academy opened empty gets its first TA from its first administrator', async () => {
  const db = await openMigrated();
  const temporary = await createFirstAdmin(db, { loginId: 'wonjang', name: '한서윤' });
  const api = await startApi({}, db);
  const changePassword = async (id: string, loginId: string, currentPassword: string) => {
    const as = await api.signIn(loginId, currentPassword);
    const body = { currentPassword, newPassword: 'a-password-of-my-own' };
    const done = await api.call('POST', `/supervisor/change-supervisor-password/${id}`, { as, body });
    return { token: done.body.auth.accessToken as string };
  };
  const admin = await db.kysely.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const as = await changePassword(admin.id, 'wonjang', temporary);
  expect((await api.gql('{ taDirectory { id } }', { as })).body.data.taDirectory).toEqual([]);
  const added = await api.call('POST', '/admin/add-ta', { as, body: { loginId: 'minji', name: '한민지' } });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  const ta = await changePassword(added.body.id, 'minji', added.body.temporaryPassword);
  expect((await api.gql('{ tas { id isAdminLevel } }', { as: ta })).body.data.tas).toEqual([
    { id: added.body.id, isAdminLevel: false },
  ]);
  await api.close();
});
