import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { measureText, SMS_BYTES } from '#ui-kit/format/text/eucKr.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ publicUrl: 'https://academy.example', academyName: '다온학원' })));
afterAll(() => api.close());

const chosen = 'a long walk home';
const find = (loginId: string, phone: string) => api.call('POST', '/auth/find-password', { body: { loginId, phone } });
const reset = (uuid: string, newPassword = chosen) =>
  api.call('POST', '/auth/reset-password-via-uuid', { body: { uuid, newPassword } });
const lastLink = () => /https:\/\/academy\.example\/link\/(\S+)/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '';

describe('a forgotten password', () => {
  it('answers the same whether the account exists or not, and texts only the phone on file', async () => {
    const answers = [await find('nobody1', '010-1234-5678'), await find(students.minsu.loginId, '010-0000-0000')];
    expect(api.sent).toEqual([]);
    answers.push(await find(students.minsu.loginId, '010-5550-1007'));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, '']));
    expect(api.sent).toHaveLength(1);
    expect(api.sent[0]?.to).toBe('+821055501007');
    const { text } = api.sent[0]!;
    expect(text).toMatch(/^\[다온학원\] 비밀번호 변경\(10분\)\n/);
    // A short text at an address of eight letters.
    expect(measureText(text.replace('academy.example', 'daon.kr')).bytes).toBeLessThanOrEqual(SMS_BYTES);
  });

  it('works with the link once; a refused new password does not use it up', async () => {
    const session = await api.signIn(students.minsu.loginId);
    const link = lastLink();
    expect((await reset(link, 'password1')).body.errors).toMatchObject([{ field: 'newPassword' }]);
    expect((await reset(link)).status).toBe(204);
    const again = await reset(link);
    expect([again.status, again.body.code]).toEqual([400, 'reset-link-invalid']);
    expect((await api.gql('{ users { id } }', { as: session })).status).toBe(401);
    await api.signIn(students.minsu.loginId, chosen);
  });

  it('does not keep the id in the database', async () => {
    await find(students.seoyeon.loginId, '+82 10 5550 1014');
    const rows = await api.deps.db.kysely.selectFrom('password_resets').selectAll().execute();
    expect(lastLink()).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(rows)).not.toContain(lastLink());
  });

  it('does not work after ten minutes, nor with an unknown id', async () => {
    const link = lastLink();
    api.wait(601);
    expect((await reset(link)).body.code).toBe('reset-link-invalid');
    expect((await reset(crypto.randomUUID())).body.code).toBe('reset-link-invalid');
  });

  it('limits the texts to one phone', async () => {
    const count = api.sent.length;
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await find(students.doyun.loginId, '01055501063')).status);
    expect(answers).toEqual([204, 204, 204, 429]);
    expect(api.sent).toHaveLength(count + 3);
  });
});
