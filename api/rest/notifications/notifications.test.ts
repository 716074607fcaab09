import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.deps.db.sql.exec('delete from notification_events');
});
afterAll(() => api.close());

const read = (body: Sent<'readNotifications'>, as: Person) => api.call('PUT', '/sp/notifications/read', { as, body });
const prefer = (kind: string, body: Sent<'setNotificationPreference'>, as: Person) =>
  api.call('PUT', `/sp/notifications/preferences/${kind}`, { as, body });

/** A notification of a student, as the worker writes it. */
async function tell(studentId: string): Promise<string> {
  const { kysely } = api.deps.db;
  const subject_id = crypto.randomUUID();
  const event = await kysely
    .insertInto('notification_events')
    .values({ kind: 'DDAY_WEEK', student_id: studentId, subject_id, settled_at: inMinutes(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('notifications')
    .values({ event_id: event.id, student_id: studentId, kind: 'DDAY_WEEK', body: '수능까지 한 주', subject_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const unreadOf = async (as: Person) => {
  const { body } = await api.gql('{ notifications(where: { readAt: { _is_null: true } }) { id } }', { as });
  return body.data.notifications.map(({ id }: { id: string }) => id);
};

it('refuses what it cannot read', async () => {
  expect((await read({ ids: [] }, 'minsu')).status).toBe(400);
  expect((await read({ ids: ['x'] }, 'minsu')).status).toBe(400);
  expect((await prefer('LATE', unfit({ isWanted: 'no' }), 'minsu')).status).toBe(400);
  expect((await prefer('NONSENSE', { isWanted: true }, 'minsu')).status).toBeGreaterThanOrEqual(400);
});

it('marks one’s own as read, one or all, and never those of others', async () => {
  const [first, second, foreign] = [
    await tell(students.minsu.id),
    await tell(students.minsu.id),
    await tell(students.seoyeon.id),
  ];
  expect((await read({ ids: [first, foreign, unknownId] }, 'minsu')).status).toBe(204);
  expect(await unreadOf('minsu')).toEqual([second]);
  expect(await unreadOf('seoyeon')).toEqual([foreign]);
  expect((await read({}, 'minsu')).status).toBe(204);
  expect(await unreadOf('minsu')).toEqual([]);
  expect(await unreadOf('seoyeon')).toEqual([foreign]);
});

it('shows staff what a student was told, whether it was pushed and when it was read', async () => {
  const id = await tell(students.minsu.id);
  const { kysely } = api.deps.db;
  const { event_id } = await kysely
    .selectFrom('notifications')
    .select('event_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const push = { event_id, student_id: students.minsu.id, kind: 'DDAY_WEEK', way: 'PUSH', outcome: 'SENT' } as const;
  await kysely
    .insertInto('notification_logs')
    .values({ ...push, occurred_at: inMinutes(0) })
    .execute();
  const told = async (as?: Person) =>
    api.gql(
      `query ($id: uuid!) { notifications(where: { id: { _eq: $id } }) { kind readAt logs(where: { way: { _eq: "PUSH" } }) { outcome } } }`,
      { as, variables: { id } },
    );
  const pushed = { kind: 'DDAY_WEEK', logs: [{ outcome: 'SENT' }] };
  expect((await told('ta')).body.data.notifications).toEqual([{ ...pushed, readAt: null }]);
  expect((await read({ ids: [id] }, 'minsu')).status).toBe(204);
  for (const as of ['ta', 'admin'] as const) {
    expect((await told(as)).body.data.notifications).toMatchObject([{ ...pushed, readAt: expect.any(String) }]);
  }
  // Students see no log at all, visitors nothing.
  for (const as of ['seoyeon', 'minsu', undefined] as const) expect((await told(as)).body.errors).toBeDefined();
});

it('keeps what one does not want to be told', async () => {
  const off = async () =>
    (await api.gql('{ notificationPreferences(where: { kind: { _eq: "ARRIVAL" } }) { kind isOff } }', { as: 'minsu' }))
      .body.data.notificationPreferences;
  expect((await prefer('ARRIVAL', { isWanted: false }, 'minsu')).status).toBe(204);
  expect(await off()).toEqual([{ kind: 'ARRIVAL', isOff: true }]);
  expect((await prefer('ARRIVAL', { isWanted: true }, 'minsu')).status).toBe(204);
  expect(await off()).toEqual([{ kind: 'ARRIVAL', isOff: false }]);
});
