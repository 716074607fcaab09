import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const input = { title: '겨울 특강 시간표', body: '12월 둘째 주부터 바뀝니다.' };

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
  const path = `/admin/notice/${body.id}` as const;
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
  const put = (body: Sent<'writeClinicNotice'>) => api.call('PUT', '/admin/clinic-notice', { as: 'admin', body });
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

it('is changed only at the version that was read', async () => {
  const { id } = (await api.call('POST', '/admin/notice', { as: 'admin', body: { ...input, kind: 'CLINIC' } })).body;
  const put = (body: Sent<'updateNotice'>) => api.call('PUT', `/admin/notice/${id}`, { as: 'admin', body });
  expect((await put({ ...input, version: 0 })).status).toBe(400);
  expect((await put({ ...input, body: '첫째 주부터', version: 1 })).status).toBe(200);
  const stale = await put({ ...input, isPinned: true, version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
  expect(stale.body.conflicts).toMatchObject([
    {
      theirs: '내용: 첫째 주부터 · 맨 위에 고정: 아니요',
      mine: `내용: ${input.body} · 맨 위에 고정: 예`,
      theirVersion: 2,
      changedBy: '한서윤',
    },
  ]);
});

it('on the clinic board is replaced only at the version that was read', async () => {
  const put = (body: Sent<'writeClinicNotice'>) => api.call('PUT', '/admin/clinic-notice', { as: 'admin', body });
  const { id } = (await put(input)).body;
  const read = await api.gql(`{ notices_by_pk(id: "${id}") { version } }`, { as: 'ta' });
  const { version } = read.body.data.notices_by_pk;
  expect((await put({ ...input, body: '쉽니다.', version })).status).toBe(200);
  const stale = await put({ ...input, body: '엽니다.', version });
  expect([stale.status, stale.body.conflicts[0].mine, stale.body.conflicts[0].theirs]).toEqual([
    409,
    '내용: 엽니다.',
    '내용: 쉽니다.',
  ]);
});
