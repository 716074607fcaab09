// @module-tag tree
import { expect, test, vi } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { meetNetwork, nameCall } from './network.ts';

const at = (path: string, init?: RequestInit) => new Request(`http://academy.test/api${path}`, init);
const document = () =>
  at('/gql', { method: 'POST', body: JSON.stringify({ operationName: 'LectureList', query: '' }) });

test('each call of the contract is known by its id', async () => {
  const wrong: string[] = [];
  for (const [id, { method, path }] of Object.entries(operations)) {
    const name = await nameCall(at(path.replaceAll(/\{\w+\}/g, '0199'), { method }));
    if (name !== id) wrong.push(`${id}: ${name}`);
  }
  expect(wrong).toEqual([]);
});

test('a document is known by its name, and below a place too', async () => {
  expect(await nameCall(document())).toBe('LectureList');
  expect(await nameCall(new Request('http://a.test/tour/now.admin.small/api/lectures', { method: 'POST' }))).toBe(
    'createLecture',
  );
  expect(await nameCall(new Request('http://a.test/api-review/tour/now/api/lectures', { method: 'POST' }))).toBe(
    'createLecture',
  );
  expect(await nameCall(at('/nowhere'))).toBeUndefined();
});

test('only the chosen call fails, as the contract or Hasura would tell it', async () => {
  const failing = (name: string) => ({ network: 'fast' as const, failing: name });
  const saved = await meetNetwork(failing('createLecture'), at('/lectures', { method: 'POST' }));
  expect(saved?.status).toBe(500);
  expect(await saved?.json()).toMatchObject({ code: 'unexpected', detail: expect.stringContaining('다시') });
  const read = await meetNetwork(failing('LectureList'), document());
  expect(await read?.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'unexpected' } }] });
  expect(await meetNetwork(failing('createLecture'), document())).toBeUndefined();
});

test('a lost network answers nothing, a slow one late', async () => {
  expect((await meetNetwork({ network: 'lost', failing: '' }, document()))?.type).toBe('error');
  vi.useFakeTimers();
  const answered = vi.fn();
  const late = meetNetwork({ network: 'phone', failing: '' }, document()).then(answered);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await late;
  expect(answered).toHaveBeenCalledWith(undefined);
  vi.useRealTimers();
});
