import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { startApi, type Person, type TestAnswer, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const begin = (fileName: string, fileSize: number, as: Person) =>
  api.call('POST', '/files/multipart/initiate', {
    as,
    body: { fileName, contentType: 'application/pdf', fileSize },
  });

const expectTooMany = ({ status, headers, body }: TestAnswer, sentence: RegExp) => {
  expect([status, body.code]).toEqual([429, 'too-many-attempts']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.detail).toMatch(sentence);
};

describe('what one person may use up', () => {
  it('is limited in unfinished uploads, and a day later they are forgotten', async () => {
    const answers = [];
    for (let at = 0; at < 21; at++) answers.push(await begin(`${at}.pdf`, 1000, 'minsu'));
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expectTooMany(answers[20]!, /올리다 만 파일이 너무 많습니다/);
    expect((await begin('another.pdf', 1000, 'seoyeon')).status).toBe(200);
  });

  it('is limited in the size of unfinished uploads', async () => {
    const sizes = [];
    for (let at = 0; at < 19; at++) sizes.push(await begin(`large ${at}.pdf`, 30 * 1_048_576, 'doyun'));
    const refused = sizes.find(({ status }) => status !== 200);
    expectTooMany(refused!, /올리다 만 파일/);
    expect(sizes.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(16);
  });

  it('is limited in texts, and what was refused is not counted', async () => {
    const { kysely } = api.deps.db;
    const send = (sendKey = crypto.randomUUID()) =>
      api.call('POST', '/sms/send', {
        as: 'ta',
        body: {
          studentIds: [students.minsu.id],
          addressee: 'STUDENT',
          body: '내일 봐요',
          sendKey,
          quietHoursConfirmed: true,
        },
      });
    expect((await send()).status).toBe(201);
    const row = kysely.updateTable('rate_limits').where('key', 'like', 'quota-text:%');
    await row.set({ hits: 5000 }).execute();
    expectTooMany(await send(), /^짧은 시간에 문자를 많이 보냈습니다/);
    expectTooMany(await send(), /문자/);
    const { hits } = await kysely
      .selectFrom('rate_limits')
      .select('hits')
      .where('key', 'like', 'quota-text:%')
      .executeTakeFirstOrThrow();
    expect(hits).toBe(5000);
    api.wait(3601);
    expect((await send()).status).toBe(201);
  });

  it('is limited in exports and downloads', async () => {
    const body = {
      userIds: [students.minsu.id],
      columns: ['name'],
      format: 'XLSX',
      purpose: '상담',
      filter: '',
    } satisfies Sent<'exportStudents'>;
    const share = () => api.call('POST', '/students/export', { as: 'admin', body });
    const list = () => api.call('GET', `/files/LECTURE/${lectures.calculusB.id}`, { as: 'minsu' });
    const first = [await share(), await list()];
    expect(first.map(({ status }) => status < 300)).toEqual([true, true]);
    await api.deps.db.kysely
      .updateTable('rate_limits')
      .where('key', 'like', 'quota-%')
      .set({ hits: 1_000_000 })
      .execute();
    expectTooMany(await share(), /내보냈습니다/);
    expectTooMany(await list(), /받았습니다/);
  });
});
