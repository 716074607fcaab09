// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const input = { name: '재수강', color: '#0e7490' };
const list = async (): Promise<{ id: string; name: string; color: string; priority: number }[]> =>
  (await api.gql('{ tags(order_by: { priority: asc }) { id name color priority } }', { as: 'ta' })).body.data.tags;
const create = async (name: string): Promise<string> =>
  (await api.call('POST', '/tag', { as: 'ta', body: { ...input, name } })).body.id;

describe('a tag', () => {
  it('is refused with a wrong colour, or a blank or taken name', async () => {
    const wrong = await api.call('POST', '/tag', { as: 'ta', body: { name: '', color: 'red' } });
    expect([wrong.status, wrong.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['name', 'color'],
    ]);
    expect((await api.call('POST', '/tag', { as: 'ta', body: { ...input, name: ' \u3164 ' } })).status).toBe(422);
    await create('하나뿐');
    const twice = await api.call('POST', '/tag', { as: 'ta', body: { ...input, name: ' 하나뿐 ' } });
    expect([twice.status, twice.body.code, twice.body.errors[0].field]).toEqual([409, 'duplicate-name', 'name']);
  });

  it('is created as the last one, changed and deleted', async () => {
    const before = await list();
    const id = await create(input.name);
    expect((await list()).at(-1)).toMatchObject({
      id,
      ...input,
      priority: Math.max(...before.map((tag) => tag.priority)) + 1,
    });
    const change = { name: '재수강생', color: '#b91c1c' };
    expect((await api.call('PUT', `/tag/${id}`, { as: 'ta', body: change })).status).toBe(200);
    expect((await list()).at(-1)).toMatchObject(change);
    expect((await api.call('DELETE', `/tag/${id}`, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', `/tag/${id}`, { as: 'ta' })).status).toBe(404);
    expect((await api.call('PUT', `/tag/${id}`, { as: 'ta', body: change })).status).toBe(404);
    expect(await list()).toEqual(before);
  });

  it('is changed only at the version that was read, which a new order does not raise', async () => {
    const id = await create('두 사람이 수정하는');
    const put = (body: Sent<'updateTag'>) => api.call('PUT', `/tag/${id}`, { as: 'ta', body });
    const tagIds = (await list()).map((tag) => tag.id).toReversed();
    expect((await api.call('PUT', '/tag/priority', { as: 'ta', body: { tagIds } })).status).toBe(204);
    expect((await put({ name: '먼저 수정한', color: input.color, version: 1 })).status).toBe(200);
    const stale = await put({ name: '나중에 수정한', color: input.color, version: 1 });
    expect([stale.status, stale.body.conflicts]).toMatchObject([
      409,
      [{ mine: '이름: 나중에 수정한', theirs: '이름: 먼저 수정한', theirVersion: 2, changedBy: '이준호' }],
    ]);
    expect((await api.call('DELETE', `/tag/${id}`, { as: 'ta' })).status).toBe(204);
  });

  it('is not deleted while somebody has it', async () => {
    const id = await create('누가 가진');
    const path = `/tag/${id}/user/${students.minsu.id}` as const;
    expect((await api.call('POST', path, { as: 'ta' })).status).toBe(204);
    const { status, body } = await api.call('DELETE', `/tag/${id}`, { as: 'ta' });
    expect([status, body.code]).toEqual([409, 'in-use']);
    expect(body.detail).toContain(`${students.minsu.name} 학생에게 붙어 있는 태그입니다.`);
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', `/tag/${id}`, { as: 'ta' })).status).toBe(204);
  });
});

describe('the order', () => {
  it('becomes the one that was sent', async () => {
    const tagIds = (await list()).map(({ id }) => id).reverse();
    expect((await api.call('PUT', '/tag/priority', { as: 'ta', body: { tagIds } })).status).toBe(204);
    expect((await list()).map(({ id }) => id)).toEqual(tagIds);
  });

  it('is refused and unchanged when tags are missing, unknown or duplicate', async () => {
    const before = await list();
    const [first = '', ...others] = before.map(({ id }) => id);
    for (const tagIds of [others, [first, ...others, unknownId], [first, first, ...others.slice(1)], []]) {
      const { status, body } = await api.call('PUT', '/tag/priority', { as: 'ta', body: { tagIds } });
      expect([status, body.code]).toEqual([409, 'tags-changed']);
    }
    expect((await api.call('PUT', '/tag/priority', { as: 'ta', body: { tagIds: ['x'] } })).status).toBe(400);
    expect(await list()).toEqual(before);
  });

  it('gives tags created at once different positions', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => create(`동시 ${at}`)));
    const places = (await list()).map(({ priority }) => priority);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('a student', () => {
  it('gets and loses a tag, idempotently', async () => {
    const id = await create('붙였다 떼는');
    const path = `/tag/${id}/user/${students.seoyeon.id}` as const;
    const who = async () =>
      (await api.gql(`{ userTags(where: { tagId: { _eq: "${id}" } }) { userId } }`, { as: 'ta' })).body.data.userTags;
    for (const method of ['POST', 'POST'] as const)
      expect((await api.call(method, path, { as: 'ta' })).status).toBe(204);
    expect(await who()).toEqual([{ userId: students.seoyeon.id }]);
    for (const method of ['DELETE', 'DELETE'] as const)
      expect((await api.call(method, path, { as: 'ta' })).status).toBe(204);
    expect(await who()).toEqual([]);
  });

  it('or a tag with an unknown id is answered with 404; staff have no tags', async () => {
    const [tag] = await list();
    for (const path of [
      `/tag/${tag?.id}/user/${unknownId}`,
      `/tag/${tag?.id}/user/${staff.ta.id}`,
      `/tag/${unknownId}/user/${students.minsu.id}`,
    ] as const) {
      for (const method of ['POST', 'DELETE'] as const)
        expect((await api.call(method, path, { as: 'ta' })).status).toBe(404);
    }
  });
});
