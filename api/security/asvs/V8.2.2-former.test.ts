import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const day = 86_400_000;

/** A material of the lecture that was published so many days ago. */
async function addMaterial(daysAgo: number): Promise<string> {
  const { id } = await api.deps.db.kysely
    .insertInto('lecture_materials')
    .values({
      lecture_id: lectures.calculusB.id,
      title: `${daysAgo}일 전`,
      sequence: 100 + daysAgo,
      published_at: new Date(Date.now() - daysAgo * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const readBy = async (as: 'minsu' | 'seoyeon', ids: string[]): Promise<string[]> => {
  const query = `{ lectureMaterials(where: {id: {_in: ${JSON.stringify(ids)}}}) { id } }`;
  const { body } = await api.gql(query, { as });
  return body.data.lectureMaterials.map(({ id }: { id: string }) => id);
};

describe('a student who left a lecture', () => {
  it('reads on what was published while they attended it, and nothing later', async () => {
    const { db } = api.deps;
    const leaver = students.minsu.id;
    const ids = [await addMaterial(40), await addMaterial(1)];
    expect((await readBy('minsu', ids)).sort()).toEqual(ids.toSorted());
    // Without the triggers, which keep weeks with scores: only the dates matter here.
    await db.sql.exec(`set session_replication_role = replica;
      delete from participants where student_id = '${leaver}';
      update enrollments set from_date = current_date - 90, to_date = current_date - 20
      where student_id = '${leaver}' and lecture_id = '${lectures.calculusB.id}';
      set session_replication_role = origin`);
    expect(await readBy('minsu', ids)).toEqual([ids[0]]);
    const check = (id = '') => api.call('POST', `/sp/lecture-materials/${id}/check`, { as: 'minsu' });
    expect([(await check(ids[0])).status, (await check(ids[1])).status < 300]).toEqual([200, false]);
  });
});
