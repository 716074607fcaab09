import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { announce, open } from '../../testing/setups/announcements.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, unknownId } from '../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, 30);
});
afterAll(() => api.close());

const input = () =>
  ({ sendKey: randomUUID(), addressee: 'STUDENT', quietHoursConfirmed: true }) satisfies Sent<'resendAnnouncement'>;
const resend = (id: string, body: Sent<'resendAnnouncement'>) =>
  api.call('POST', `${week.path}/announcements/${id}/resend`, { as: 'ta', body });

async function outbox(announcementId: string) {
  const { body } = await api.gql(
    `query ($key: String!) { smsMessages(where: { sendKey: { _like: $key } }) {
      channel body recipients { studentId addressee phone status body } } }`,
    { as: 'admin', variables: { key: `announcement:${announcementId}:%` } },
  );
  return body.data.smsMessages;
}

it('names wrong fields', async () => {
  const id = await announce(api, week);
  expect((await resend(id, unfit({ sendKey: 'again', addressee: 'ALL' }))).status).toBe(400);
  expect((await resend(unknownId, input())).status).toBe(404);
});

it('refuses one that is not published', async () => {
  const draft = await announce(api, week, { publish: 'DRAFT' });
  const publishAt = inDays(1);
  const later = await announce(api, week, { publish: 'AT', publishAt });
  for (const id of [draft, later]) {
    const { status, body } = await resend(id, input());
    expect([status, body.code]).toEqual([409, 'not-published']);
  }
});

it('queues a text only to students who have not read it, once per idempotency key', async () => {
  const id = await announce(api, week);
  await open(api, 'minsu', id);
  const body = input();
  const first = await resend(id, body);
  expect(first.status).toBe(201);
  expect(first.body.queued + first.body.withoutPhone).toBe(week.participants.length - 1);
  expect((await resend(id, body)).body).toEqual(first.body);

  const [message, ...others] = await outbox(id);
  expect(others).toEqual([]);
  expect(message.body).toBe('[학원] 공지: 미적분 B 30주차\n숙제 안내\n학생 페이지에서 읽어 주세요.');
  expect(message.recipients).toHaveLength(first.body.queued);
  const ids = message.recipients.map(({ studentId }: { studentId: string }) => studentId);
  expect(ids).toContain(students.seoyeon.id);
  expect(ids).not.toContain(students.minsu.id);
  expect(new Set(message.recipients.map(({ status }: { status: string }) => status))).toEqual(new Set(['QUEUED']));
});

it('texts parents instead when asked, each number once', async () => {
  const id = await announce(api, week);
  await resend(id, { ...input(), addressee: 'PARENT' });
  const [message] = await outbox(id);
  const phones = message.recipients.map(({ phone }: { phone: string }) => phone);
  expect(new Set(phones).size).toBe(phones.length);
  expect(message.recipients[0].addressee).toBe('PARENT');
});

it('makes a long text an LMS', async () => {
  const id = await announce(api, week, { title: '겨울 방학 특강 시간표와 준비물을 꼭 확인하세요 '.repeat(2).trim() });
  await resend(id, input());
  expect((await outbox(id))[0].channel).toBe('LMS');
});

it('queues nothing when all have read it', async () => {
  const id = await announce(api, week);
  await api.deps.db.kysely
    .insertInto('announcement_reads')
    .values(week.participants.map(({ studentId }) => ({ announcement_id: id, student_id: studentId })))
    .execute();
  const { status, body } = await resend(id, input());
  expect([status, body.code]).toEqual([409, 'all-read']);
});

it('sends nothing at night unless it is confirmed', async () => {
  const id = await announce(api, week);
  // The last test of the file, since the clock does not go back.
  api.waitUntil('22:00');
  const refused = await resend(id, { ...input(), quietHoursConfirmed: false });
  expect([refused.status, refused.body.code]).toEqual([409, 'quiet-hours']);
  expect(await outbox(id)).toEqual([]);
  expect((await resend(id, input())).status).toBe(201);
});
