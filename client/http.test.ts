import { expect, test } from 'vitest';
import { json, problem, stubBrowser } from './testing/browser.ts';

async function httpOf(response: () => Response) {
  const browser = stubBrowser(response);
  return { ...browser, ...(await import('./http.ts')) };
}

test('returns the JSON body, and undefined for 204', async () => {
  const { http } = await httpOf(() => json({ id: 'a' }));
  expect(await http('/lectures')).toEqual({ id: 'a' });
  const empty = await httpOf(() => new Response(null, { status: 204 }));
  expect(await empty.http('/auth/logout', { method: 'POST' })).toBeUndefined();
});

test('sends no token while nobody is signed in', async () => {
  const { http, calls } = await httpOf(() => json({}));
  await http('/auth/find-password', { method: 'POST', body: JSON.stringify({ loginId: 'a' }) });
  expect(calls).toEqual([
    { url: '/api/auth/find-password', method: 'POST', authorization: '', body: { loginId: 'a' } },
  ]);
});

test('a wrong password is reported, without a refresh', async () => {
  const { http, calls } = await httpOf(() => problem(401, '아이디나 비밀번호가 맞지 않습니다.'));
  await expect(http('/auth/login', { method: 'POST' })).rejects.toThrow('아이디나 비밀번호가 맞지 않습니다.');
  expect(calls).toHaveLength(1);
});

test('a refusal has the problem, and the first message of each field', async () => {
  const errors = [
    { field: 'capacity', message: '1명 이상이어야 합니다.' },
    { field: 'capacity', message: '정수여야 합니다.' },
    { field: 'room', message: '30자 이하로 적어 주세요.' },
  ];
  const { http } = await httpOf(() => problem(422, '입력을 확인해 주세요.', { errors }));
  await expect(http('/lectures')).rejects.toMatchObject({
    status: 422,
    message: '입력을 확인해 주세요.',
    problem: { requestId: 'request-1' },
    fieldErrors: { capacity: '1명 이상이어야 합니다.', room: '30자 이하로 적어 주세요.' },
  });
});

test.each([
  [500, new Response('<h1>Bad gateway</h1>', { status: 502 }), '서버에 문제가'],
  [400, new Response('', { status: 400, headers: { 'content-type': 'application/json' } }), '요청을 처리하지'],
])('a %i without a problem gets a sentence of our own', async (_, response, sentence) => {
  const { http } = await httpOf(() => response);
  await expect(http('/lectures')).rejects.toThrow(sentence);
});
