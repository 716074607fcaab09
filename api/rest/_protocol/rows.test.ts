import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each([
  ['read', 'POST', `/word-decks/${unknownId}/copy`, { title: '사본' }, '단어장을'],
  ['locked', 'PUT', `/tag/${unknownId}`, { name: '이름', color: '#112233', version: 1 }, '태그를'],
  ['deleted', 'DELETE', `/students/memo/${unknownId}`, undefined, '학생 메모를'],
  ['read with others', 'PUT', `/students/${unknownId}/toggle-status`, undefined, '학생을'],
] as const)('a row that is not there to be %s is called what its table is', async (_, method, path, body, noun) => {
  const answer = await api.send(method, path, { as: 'admin', body });
  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'not-found', detail: `${noun} 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.` },
  });
});
