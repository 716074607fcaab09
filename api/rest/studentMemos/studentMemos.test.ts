// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const path = `/students/${students.minsu.id}/memo` as const;
const create = async (body: string): Promise<string> =>
  (await api.call('POST', path, { as: 'ta', body: { body } })).body.id;
const read = async (id: string) => {
  const query = `{ studentMemos_by_pk(id: "${id}") { body isPinned version createdByStaff { name }
    versions(order_by: { at: asc }) { body isPinned actor { name } } } }`;
  return (await api.gql(query, { as: 'ta' })).body.data.studentMemos_by_pk;
};

it('answers 404 for unknown ids', async () => {
  const calls = [
    ['POST', path, { body: '글' }],
    ['PUT', `/students/memo/${unknownId}`, { body: '글', version: 1 }],
    ['DELETE', `/students/memo/${unknownId}`],
    ['POST', `/students/memo/${unknownId}/memo-pin`],
    ['PUT', `/students/memo-pin/${unknownId}`, { isPinned: true }],
    ['DELETE', `/students/memo-pin/${unknownId}`],
  ] as const;
  for (const [method, url, body] of calls) {
    if (url !== path) expect((await api.send(method, url, { as: 'ta', body })).status, url).toBe(404);
  }
  expect((await api.call('POST', `/students/${staff.ta.id}/memo`, { as: 'ta', body: { body: '글' } })).status).toBe(
    404,
  );
});

it('is refused when blank or too long', async () => {
  for (const [body, status] of [
    ['', 400],
    ['가'.repeat(2001), 400],
    [' \n ', 422],
  ] as const) {
    const answer = await api.call('POST', path, { as: 'ta', body: { body } });
    expect([answer.status, answer.body.errors[0].field]).toEqual([status, 'body']);
  }
  expect((await api.call('POST', path, { as: 'ta', body: {} })).status).toBe(400);
});

it('is created, changed and deleted, and keeps its former texts', async () => {
  const id = await create(' 숙제를 자주 잊음.\r\n다음 주에 확인.');
  expect(await read(id)).toMatchObject({
    body: '숙제를 자주 잊음.\n다음 주에 확인.',
    isPinned: false,
    version: 1,
    createdByStaff: { name: staff.ta.name },
  });
  const change = { version: 1, body: '숙제를 챙기기 시작함.' };
  expect((await api.call('PUT', `/students/memo/${id}`, { as: 'admin', body: change })).status).toBe(200);
  expect((await read(id)).versions).toEqual([
    { body: '숙제를 자주 잊음.\n다음 주에 확인.', isPinned: false, actor: { name: staff.ta.name } },
    { body: '숙제를 챙기기 시작함.', isPinned: false, actor: { name: staff.admin.name } },
  ]);
  expect((await api.call('DELETE', `/students/memo/${id}`, { as: 'ta' })).status).toBe(204);
  expect((await api.call('DELETE', `/students/memo/${id}`, { as: 'ta' })).status).toBe(404);
});

it('a change from an old version is refused with both texts, the other author and the time', async () => {
  const id = await create('처음');
  await api.call('PUT', `/students/memo/${id}`, { as: 'admin', body: { version: 1, body: '원장이 수정' } });
  const { status, body } = await api.call('PUT', `/students/memo/${id}`, {
    as: 'ta',
    body: { version: 1, body: '조교가 수정' },
  });
  expect([status, body.code]).toEqual([409, 'version-conflict']);
  expect(body.conflicts).toMatchObject([
    { id, mine: '조교가 수정', theirs: '원장이 수정', theirVersion: 2, changedBy: staff.admin.name },
  ]);
  expect((await read(id)).body).toBe('원장이 수정');
});

it('is pinned and unpinned in any of the three ways, idempotently', async () => {
  const id = await create('고정할 것');
  const steps = [
    ['POST', `/students/memo/${id}/memo-pin`, undefined, 200, true],
    ['POST', `/students/memo/${id}/memo-pin`, undefined, 200, true],
    ['DELETE', `/students/memo-pin/${id}`, undefined, 204, false],
    ['DELETE', `/students/memo-pin/${id}`, undefined, 204, false],
    ['PUT', `/students/memo-pin/${id}`, { isPinned: true }, 200, true],
    ['PUT', `/students/memo-pin/${id}`, { isPinned: false }, 200, false],
  ] as const;
  for (const [method, url, body, status, isPinned] of steps) {
    expect((await api.send(method, url, { as: 'ta', body })).status).toBe(status);
    expect((await read(id)).isPinned).toBe(isPinned);
  }
  expect((await api.send('PUT', `/students/memo-pin/${id}`, { as: 'ta', body: {} })).status).toBe(400);
});
