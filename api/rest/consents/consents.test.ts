import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ smsOptOut: '080-123-4567' })));
afterAll(() => api.close());

// Nobody has asked `doyun` for a consent yet.
const { minsu, seoyeon, doyun } = students;
const record = (id: string, body: Sent<'recordConsent'>, as: Person) =>
  api.call('POST', `/students/${id}/consents`, { as, body });
const withdraw = (id: string, as: Person) => api.call('POST', `/consents/${id}/withdraw`, { as });
const birthday = (id: string, birthOn: Sent<'setBirthday'>['birthOn'], as: Person) =>
  api.call('PUT', `/students/${id}/birthday`, { as, body: { birthOn } });
const give = (body: Sent<'giveConsent'>, as: Person) => api.call('POST', '/sp/consents', { as, body });
const withdrawOwn = (id: string, as: Person) => api.call('POST', `/sp/consents/${id}/withdraw`, { as });
const byStudent = { kind: 'REQUIRED', giver: 'STUDENT', method: 'PAPER' } satisfies Sent<'recordConsent'>;

it('answers 404 for unknown ids', async () => {
  expect((await record(unknownId, byStudent, 'ta')).status).toBe(404);
  expect((await birthday(unknownId, null, 'ta')).status).toBe(404);
  expect((await withdraw(unknownId, 'ta')).status).toBe(404);
  expect((await withdrawOwn(unknownId, 'minsu')).status).toBe(404);
  for (const wrong of [
    {},
    { ...byStudent, kind: 'ALL' },
    { ...byStudent, method: 'FIRST_LOGIN' },
    { ...byStudent, giver: 'TEACHER' },
  ])
    expect((await record(minsu.id, unfit(wrong), 'ta')).status).toBe(400);
  expect((await birthday(minsu.id, '언젠가', 'ta')).status).toBe(400);
  expect((await birthday(minsu.id, '2999-01-01', 'ta')).status).toBe(422);
  expect((await record(minsu.id, { ...byStudent, giver: 'GUARDIAN' }, 'ta')).status).toBe(422);
  const future = { ...byStudent, givenAt: '2999-01-01T00:00:00Z' } satisfies Sent<'recordConsent'>;
  expect((await record(minsu.id, future, 'ta')).status).toBe(422);
});

it('keeps who gave what, when and how, once while it stands, and the withdrawal as history', async () => {
  const first = await record(doyun.id, byStudent, 'ta');
  expect(first.status).toBe(201);
  expect((await record(doyun.id, byStudent, 'ta')).body.code).toBe('consent-stands');
  expect((await withdraw(first.body.id, 'ta')).status).toBe(204);
  expect((await withdraw(first.body.id, 'ta')).body.code).toBe('consent-withdrawn');
  expect((await record(doyun.id, { ...byStudent, method: 'IN_PERSON' }, 'admin')).status).toBe(201);
  const { body } = await api.gql(
    'query ($id: uuid!) { consents(where: { studentId: { _eq: $id } }, order_by: { givenAt: asc }) { method withdrawnAt createdByStaff { name } } }',
    { as: 'ta', variables: { id: doyun.id } },
  );
  expect(
    body.data.consents.map(({ method, withdrawnAt }: { method: string; withdrawnAt: string | null }) => [
      method,
      !!withdrawnAt,
    ]),
  ).toEqual([
    ['PAPER', true],
    ['IN_PERSON', false],
  ]);
});

it('asks the guardian for whoever is under 14', async () => {
  expect((await birthday(seoyeon.id, '2015-05-05', 'ta')).status).toBe(204);
  expect((await record(seoyeon.id, byStudent, 'ta')).body.code).toBe('guardian-needed');
  expect((await give({ kind: 'PHOTO' }, 'seoyeon')).body.code).toBe('guardian-needed');
  const byGuardian = await record(seoyeon.id, { ...byStudent, giver: 'GUARDIAN', giverName: '이정민' }, 'ta');
  expect(byGuardian.status).toBe(201);
  // What the guardian gave only the guardian takes back, who tells the academy.
  expect((await withdrawOwn(byGuardian.body.id, 'minsu')).status).toBe(404);
  const own = await withdrawOwn(byGuardian.body.id, 'seoyeon');
  expect([own.status, own.body.code]).toEqual([409, 'guardian-only']);
  expect((await withdraw(byGuardian.body.id, 'ta')).status).toBe(204);
  expect((await birthday(seoyeon.id, '2009-05-05', 'ta')).status).toBe(204);
  expect((await give({ kind: 'PHOTO' }, 'seoyeon')).status).toBe(201);
  const { body } = await api.gql('{ consents { studentId method } }', { as: 'minsu' });
  expect(new Set(body.data.consents.map(({ studentId }: { studentId: string }) => studentId))).toEqual(
    new Set([minsu.id]),
  );
});

it('sends advertising only to those who allow it, and not once they do no more', async () => {
  // By day in Seoul, whenever this runs.
  api.waitUntil('12:00');
  const send = (more: Partial<Sent<'sendSms'>> = {}) =>
    api.call('POST', '/sms/send', {
      as: 'ta',
      body: {
        sendKey: crypto.randomUUID(),
        addressee: 'STUDENT',
        body: '여름 특강을 엽니다.',
        studentIds: [minsu.id, seoyeon.id],
        isAdvertisement: true,
        ...more,
      },
    });
  const nobody = await send();
  expect([nobody.status, nobody.body.code]).toEqual([409, 'no-consent']);
  const { body: consent } = await give({ kind: 'MARKETING' }, 'minsu');
  const sent = await send();
  expect([sent.status, sent.body]).toEqual([201, { queued: 1, withoutPhone: 0, withoutConsent: 1 }]);
  const waiting = () =>
    api.deps.db.sql.query<{ status: string; failure_code: string | null; body: string }>(
      `select recipient.status, failure_code, recipient.body from sms_recipients as recipient
       join sms_messages as message on message.id = message_id where is_advertisement`,
    );
  expect(await waiting()).toEqual([
    { status: 'QUEUED', failure_code: null, body: '(광고) 여름 특강을 엽니다.\n무료수신거부 080-123-4567' },
  ]);
  expect((await withdrawOwn(consent.id, 'minsu')).status).toBe(204);
  expect(await waiting()).toEqual([expect.objectContaining({ status: 'FAILED', failure_code: 'NO_CONSENT' })]);
  expect((await send()).body.code).toBe('no-consent');
  // A text that is no advertisement asks nobody.
  expect((await send({ isAdvertisement: false })).body.queued).toBe(2);
});

it('is forgotten with the student, from the audit log too', async () => {
  await record(seoyeon.id, { ...byStudent, giver: 'GUARDIAN', giverName: '이정민' }, 'ta');
  await api.deps.db.sql.query('select anonymise_student($1)', [seoyeon.id]);
  const [found] = await api.deps.db.sql.query<{ rows: number; told: number }>(
    `select (select count(*)::int from consents where student_id = $1) as rows,
      (select count(*)::int from audit_log where concat(before, after) like '%이정민%' or concat(before, after) like '%2009-05-05%') as told`,
    [seoyeon.id],
  );
  expect(found).toEqual({ rows: 0, told: 0 });
});
