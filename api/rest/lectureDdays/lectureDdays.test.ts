import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const input = { title: '9월 모의고사', fallsOn: '2027-09-01' };
const under = (lectureId: string) => `/lectures/${lectureId}/ddays` as const;

async function ddaysOf(lectureId: string, as: 'ta' | 'minsu' = 'ta'): Promise<{ id: string; title: string }[]> {
  const { body } = await api.gql(
    `{ lectureDdays(where: { lectureId: { _eq: "${lectureId}" } }, order_by: [{ sequence: asc }]) { id title sequence } }`,
    { as },
  );
  return body.data.lectureDdays;
}
const idsOf = async (lectureId: string) => (await ddaysOf(lectureId)).map(({ id }) => id);

describe('createLectureDday', () => {
  it('refuses wrong fields and unknown lectures', async () => {
    const path = under(lectures.calculusB.id);
    const wrong = await api.call('POST', path, { as: 'ta', body: { title: '', fallsOn: '2027-02-30' } });
    expect([wrong.status, ...wrong.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      'title',
      'fallsOn',
    ]);
    const blank = await api.call('POST', path, { as: 'ta', body: { ...input, title: ' \u200b' } });
    expect([blank.status, blank.body.errors[0].field]).toEqual([422, 'title']);
    expect((await api.call('POST', under(unknownId), { as: 'ta', body: input })).status).toBe(404);
  });

  it('puts it after the others, and students of the lecture see it', async () => {
    const { status, body } = await api.call('POST', under(lectures.calculusB.id), { as: 'ta', body: input });
    expect(status).toBe(201);
    const all = await ddaysOf(lectures.calculusB.id, 'minsu');
    expect(all.at(-1)).toMatchObject({ id: body.id, title: '9월 모의고사' });
  });

  it('gives each its own place when several come at once', async () => {
    const lectureId = lectures.basics.id;
    const before = await ddaysOf(lectureId);
    const added = await Promise.all(
      Array.from({ length: 8 }, () => api.call('POST', under(lectureId), { as: 'ta', body: input })),
    );
    expect(added.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await ddaysOf(lectureId)).toHaveLength(before.length + 8);
  });
});

describe('updateLectureDday', () => {
  it('changes only the version that was read', async () => {
    const { body } = await api.call('POST', under(lectures.statistics.id), { as: 'ta', body: input });
    const path = `/lectures/ddays/${body.id}` as const;
    const change = { title: '10월 모의고사', fallsOn: '2027-10-12', version: 1 };
    expect((await api.call('PUT', path, { as: 'ta', body: { ...change, version: 0 } })).status).toBe(400);
    expect((await api.call('PUT', `/lectures/ddays/${unknownId}`, { as: 'ta', body: change })).status).toBe(404);
    expect((await api.call('PUT', path, { as: 'ta', body: change })).status).toBe(200);
    const stale = await api.call('PUT', path, { as: 'admin', body: change });
    expect([stale.status, stale.body.code, stale.body.conflicts[0].changedBy]).toEqual([
      409,
      'version-conflict',
      '이준호',
    ]);
  });
});

describe('deleteLectureDday', () => {
  it('deletes it and keeps the order of the others', async () => {
    const lectureId = lectures.statistics.id;
    const [first, ...others] = await idsOf(lectureId);
    const path = `/lectures/ddays/${first}` as const;
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(404);
    expect(await idsOf(lectureId)).toEqual(others);
  });
});

describe('orderLectureDdays', () => {
  const order = (ids: string[]) => api.call('PUT', '/lectures/ddays/seq', { as: 'ta', body: { ids } });

  it('refuses incomplete orders', async () => {
    expect((await order([])).status).toBe(400);
    expect((await order([unknownId])).status).toBe(404);
  });

  it('reverses them, and refuses an order of an outdated list', async () => {
    const lectureId = lectures.calculusB.id;
    const ids = await idsOf(lectureId);
    expect((await order(ids.toReversed())).status).toBe(204);
    expect(await idsOf(lectureId)).toEqual(ids.toReversed());
    const others = await idsOf(lectures.basics.id);
    for (const wrong of [ids.slice(1), [...ids, unknownId], [...ids, ids[0]!], [...ids.slice(1), others[0]!]]) {
      const { status, body } = await order(wrong);
      expect([status, body.code]).toEqual([409, 'list-changed']);
    }
    expect(await idsOf(lectureId)).toEqual(ids.toReversed());
  });

  it('runs two concurrent orders one after another', async () => {
    const lectureId = lectures.basics.id;
    const ids = await idsOf(lectureId);
    const turned = [...ids.slice(3), ...ids.slice(0, 3)];
    const answers = await Promise.all([order(ids.toReversed()), order(turned), order(ids.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect([ids.toReversed(), turned]).toContainEqual(await idsOf(lectureId));
  });
});
