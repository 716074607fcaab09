import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { students } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
/** An academy without a Kakao channel. */
let plain: TestApi;
const { minsu, seoyeon } = students;
beforeAll(async () => {
  [api, plain] = await Promise.all([startApi({ smsOptOut: '080-123-4567' }), startApi()]);
  api.deps.sms.sendsAlimtalk = true;
});
afterAll(async () => void (await Promise.all([api.close(), plain.close()])));

const words = '#{이름} 학생이 결석했습니다.';

async function template(of: TestApi, kakaoTemplateId: string | null = 'KA01TPabsent'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into push_alert_templates (name, channel, body, kakao_template_id)
    values (gen_random_uuid()::text, 'ALIMTALK', ${words}, ${kakaoTemplateId}) returning id`.execute(of.deps.db.kysely);
  return rows[0]?.id ?? '';
}

const draft = (templateId: string, more: Partial<Sent<'previewSms'>> = {}) =>
  ({
    addressee: 'STUDENT',
    body: words,
    studentIds: [minsu.id],
    templateId,
    ...more,
  }) satisfies Sent<'previewSms'>;
const preview = (of: TestApi, body: Sent<'previewSms'>) => of.call('POST', '/sms/preview', { as: 'ta', body });

async function sent(of: TestApi, body: Sent<'previewSms'>) {
  const sendKey = crypto.randomUUID();
  const answer = await of.call('POST', '/sms/send', {
    as: 'ta',
    body: { ...body, sendKey, quietHoursConfirmed: true },
  });
  expect(answer.status).toBe(201);
  const { rows } = await sql<Record<string, unknown>>`
    select message.id, message.channel, kakao_template_id as kakao, message.template_id as template, recipient.variables
    from sms_messages as message join sms_recipients as recipient on recipient.message_id = message.id
    where send_key like ${`%${sendKey}`} order by recipient.variables ->> '이름'`.execute(of.deps.db.kysely);
  return rows;
}

it('is told of: whether the academy has a channel', async () => {
  const ways = (of: TestApi, as: Person) => of.call('GET', '/sms/ways', { as });
  expect(await ways(api, 'ta')).toMatchObject({ status: 200, body: { alimtalk: true } });
  expect((await ways(plain, 'admin')).body).toEqual({ alimtalk: false });
});

it('is refused for a template that is not there', async () => {
  expect((await preview(api, draft('x'))).status).toBe(400);
  expect((await preview(api, draft(unknownId))).status).toBe(404);
});

it('is what the unchanged words of a template go by, filled for each', async () => {
  const id = await template(api);
  const both = draft(id, { studentIds: [minsu.id, seoyeon.id] });
  expect((await preview(api, both)).body).toMatchObject({ channel: 'ALIMTALK', fallback: 'SMS' });
  const message = { channel: 'ALIMTALK', kakao: 'KA01TPabsent', template: id };
  expect(await sent(api, both)).toMatchObject([
    { ...message, variables: { 이름: minsu.name } },
    { ...message, variables: { 이름: seoyeon.name } },
  ]);
});

it('is not what other words go by, nor advertisements, nor a template without one', async () => {
  const id = await template(api);
  const changed = draft(id, { body: `${words}!` });
  expect((await preview(api, changed)).body).toMatchObject({ channel: 'SMS' });
  expect(await sent(api, changed)).toMatchObject([{ channel: 'SMS', kakao: null }]);
  expect((await preview(api, draft(id, { isAdvertisement: true }))).body.channel).not.toBe('ALIMTALK');
  expect((await preview(api, draft(await template(api, null)))).body.channel).toBe('SMS');
});

it('is not what anything goes by where there is no channel', async () => {
  const id = await template(plain);
  expect((await preview(plain, draft(id))).body).toMatchObject({ channel: 'SMS' });
  expect(await sent(plain, draft(id))).toMatchObject([{ channel: 'SMS', kakao: null, template: id }]);
});

it('becomes a text when its words are changed while it waits', async () => {
  const id = await template(api);
  const scheduledAt = new Date(api.deps.clock.now().getTime() + 3_600_000).toISOString();
  const [message] = await sent(api, draft(id, { scheduledAt }));
  const change = (body: Partial<Sent<'changeSms'>>) =>
    api.call('PATCH', `/sms/${String(message?.id)}`, { as: 'ta', body: { ...body, quietHoursConfirmed: true } });
  const stands = async () => {
    const { rows } =
      await sql`select channel, kakao_template_id as kakao from sms_messages where id = ${message?.id}`.execute(
        api.deps.db.kysely,
      );
    return rows;
  };
  expect((await change({ scheduledAt })).status).toBe(200);
  expect(await stands()).toEqual([{ channel: 'ALIMTALK', kakao: 'KA01TPabsent' }]);
  expect((await change({ body: '#{이름} 학생, 내일 오세요.' })).status).toBe(200);
  expect(await stands()).toEqual([{ channel: 'SMS', kakao: null }]);
});

it('names a Kakao template only where it goes as 알림톡', async () => {
  const set = (values: string) => api.deps.db.sql.exec(`insert into push_alert_templates (name, body, ${values}`);
  await expect(set(`channel, kakao_template_id) values ('가', '나', 'SMS', 'KA01TP')`)).rejects.toThrow(
    'kakao_of_alimtalk',
  );
  await expect(set(`channel, kakao_template_id) values ('가', '나', 'ALIMTALK', '한 글')`)).rejects.toThrow(
    'kakao_form',
  );
});
