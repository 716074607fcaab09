import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const published = { title: '여름 방학 문제집', publishedAt: '2026-01-02T00:00:00Z' };

async function addMaterial(values: object = published, as: 'ta' | 'minsu' = 'ta') {
  const { body } = await api.gql(
    'mutation ($input: lectureMaterials_insert_input!) { insert_lectureMaterials_one(object: $input) { id sequence } }',
    { as, variables: { input: { lectureId: lectures.calculusB.id, ...values } } },
  );
  return body.data?.insert_lectureMaterials_one as { id: string; sequence: number };
}

const checks = async (materialId: string, as: 'ta' | 'minsu' | 'seoyeon') => {
  const { body } = await api.gql(
    `{ lectureMaterialChecks(where: { materialId: { _eq: "${materialId}" } }) { studentId } }`,
    { as },
  );
  return body.data.lectureMaterialChecks;
};

describe('checkLectureMaterial', () => {
  it('answers 404 for unknown ids', async () => {
    expect((await api.call('POST', '/sp/lecture-materials/7/check', { as: 'minsu' })).status).toBe(404);
    expect((await api.call('POST', `/sp/lecture-materials/${unknownId}/check`, { as: 'minsu' })).status).toBe(404);
  });

  it('marks it for this student only, and is idempotent', async () => {
    const { id } = await addMaterial();
    const path = `/sp/lecture-materials/${id}/check` as const;
    expect((await api.call('POST', path, { as: 'minsu' })).status).toBe(200);
    expect((await api.call('POST', path, { as: 'minsu' })).status).toBe(200);
    const mine = [{ studentId: students.minsu.id }];
    expect(await checks(id, 'ta')).toEqual(mine);
    expect(await checks(id, 'minsu')).toEqual(mine);
    expect(await checks(id, 'seoyeon')).toEqual([]);
  });

  it('is refused for unpublished materials and other lectures', async () => {
    const draft = await addMaterial({ title: '다음 달 자료' });
    const refused = await api.call('POST', `/sp/lecture-materials/${draft.id}/check`, { as: 'minsu' });
    expect(refused.status).toBe(403);
    const out = await addMaterial();
    expect((await api.call('POST', `/sp/lecture-materials/${out.id}/check`, { as: 'geonu' })).status).toBe(403);
  });
});

describe('materials', () => {
  it('are created by staff only, and come last', async () => {
    const [first, second] = [await addMaterial(), await addMaterial()];
    expect(second.sequence).toBe(first.sequence + 1);
    expect(await addMaterial(published, 'minsu')).toBeUndefined();
  });

  it('are put in order in one request', async () => {
    const [one, other] = [await addMaterial(), await addMaterial()];
    const { body } = await api.gql(
      'mutation ($updates: [lectureMaterials_updates!]!) { update_lectureMaterials_many(updates: $updates) { affected_rows } }',
      {
        as: 'ta',
        variables: {
          updates: [other, one].map(({ id }, index) => ({
            where: { id: { _eq: id } },
            _set: { sequence: 500 + index },
          })),
        },
      },
    );
    expect(body.data.update_lectureMaterials_many).toEqual([{ affected_rows: 1 }, { affected_rows: 1 }]);
    const { body: read } = await api.gql(
      '{ lectureMaterials(where: { sequence: { _gte: 500 } }, order_by: [{ sequence: asc }]) { id } }',
      { as: 'minsu' },
    );
    expect(read.data.lectureMaterials.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
  });
});
