import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

// Who may not decide about themselves makes somebody who may, or becomes them: every other manager reads who did that.

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

interface Entry {
  kind: string | null;
  actorName: string;
  rowId: string;
}

it('a manager whom a TA made, and a temporary password for them, stand under the name of that TA, for every other manager', async () => {
  const { id } = staff.ta;
  const before = await entries();
  const made = await api.call('PUT', `/admin/ta/${id}/admin-level`, { as: 'taAdmin', body: { isAdminLevel: true } });
  const issued = await api.call('POST', `/admin/ta/${id}/temporary-password`, { as: 'taAdmin' });
  expect([made.status, issued.status]).toEqual([200, 200]);
  const { name: maker } = staff.taAdmin;
  const told = (await entries()).slice(before.length);
  for (const kind of ['TA_LEVEL', 'TEMPORARY_PASSWORDS'])
    expect(told.find((entry) => entry.kind === kind)).toMatchObject({ actorName: maker, rowId: id });
  const events = await api.deps.db.sql.query(
    `select kind from security_events where actor_id = $1 and user_id = $2 order by kind`,
    [staff.taAdmin.id, id],
  );
  expect(events).toEqual([{ kind: 'POWERS_CHANGED' }, { kind: 'TEMPORARY_PASSWORD_ISSUED' }]);
});

/** What another manager reads in the change history, the oldest first. */
async function entries(): Promise<Entry[]> {
  const query = `{ auditEntries(where: { kind: { _in: ["TA_LEVEL", "TEMPORARY_PASSWORDS"] } }, order_by: [{ at: asc }, { id: asc }]) { kind actorName rowId } }`;
  return (await api.gql(query, { as: 'admin' })).body.data.auditEntries;
}
