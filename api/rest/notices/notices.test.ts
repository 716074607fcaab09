import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const input = { title: '겨울 특강 시간표', body: '12월 둘째 주부터 바뀝니다.' };

it('refuses everyone below admin level', async () => {
  expect((await api.call('POST', '/admin/notice', { body: input })).status).toBe(401);
  expect((await api.call('POST', '/admin/notice', { as: 'minsu', body: input })).status).toBe(403);
  expect((await api.call('POST', '/admin/notice', { as: 'ta', body: input })).status).toBe(403);
});

it('names wrong fields and unknown notices', async () => {
  const empty = await api.call('POST', '/admin/notice', { as: 'admin', body: { title: '', body: '' } });
  expect(empty.body.errors.map(({ field }: { field: string }) => field)).toEqual(['title', 'body']);
  for (const [field, blank] of Object.entries({ title: ' \u200b', body: ' \n ' })) {
    const refused = await api.call('POST', '/admin/notice', { as: 'admin', body: { ...input, [field]: blank } });
    expect([refused.status, refused.body.errors?.[0].field]).toEqual([422, field]);
  }
  expect((await api.call('PUT', `/admin/notice/${unknownId}`, { as: 'admin', body: input })).status).toBe(404);
  expect((await api.call('DELETE', `/admin/notice/${unknownId}`, { as: 'admin' })).status).toBe(404);
});

it('is created, changed and deleted by a TA with admin level', async () => {
  const { status, body } = await api.call('POST', '/admin/notice', { as: 'taAdmin', body: input });
  expect(status).toBe(201);
  const path = `/admin/notice/${body.id}`;
  const change = { ...input, title: '겨울 특강 시간표 (수정)', isPinned: true };
  expect((await api.call('PUT', path, { as: 'taAdmin', body: change })).status).toBe(200);
  const read = await api.gql(`{ notices_by_pk(id: "${body.id}") { title isPinned kind createdByStaff { name } } }`, {
    as: 'ta',
  });
  expect(read.body.data.notices_by_pk).toEqual({
    title: '겨울 특강 시간표 (수정)',
    isPinned: true,
    kind: 'STAFF',
    createdByStaff: { name: '박서연' },
  });
  expect((await api.call('DELETE', path, { as: 'taAdmin' })).status).toBe(204);
});

it('is shown on the clinic board, one at a time, and to students if set', async () => {
  const put = (body: object, as: 'admin' | 'ta' = 'admin') => api.call('PUT', '/admin/clinic-notice', { as, body });
  expect((await api.call('PUT', '/admin/clinic-notice', { body: input })).status).toBe(401);
  expect((await put(input, 'ta')).status).toBe(403);
  expect((await put({ title: '', body: '' })).body.errors).toHaveLength(2);
  const read = async (as: 'minsu' | 'ta') =>
    (await api.gql(`{ notices(where: {title: {_eq: "${input.title}"}}) { id body } }`, { as })).body.data.notices;
  const { id } = (await put(input)).body;
  expect(await read('minsu')).toEqual([{ id, body: input.body }]);
  expect((await put({ ...input, body: '이번 주는 쉽니다.', isForStudents: false })).body.id).toBe(id);
  expect([await read('minsu'), await read('ta')]).toEqual([[], [{ id, body: '이번 주는 쉽니다.' }]]);
  const staffOnly = await api.call('PUT', `/admin/notice/${id}`, { as: 'admin', body: { ...input, kind: 'STAFF' } });
  expect([staffOnly.status, staffOnly.body.code]).toEqual([409, 'standing-notice']);
  expect((await api.call('DELETE', `/admin/notice/${id}`, { as: 'admin' })).status).toBe(204);
  expect((await put(input)).status).toBe(200);
});
