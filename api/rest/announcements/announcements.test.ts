import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { announce, open, paragraphs } from '../../testing/setups/announcements.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, unknownId } from '../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, 30);
});
afterAll(() => api.close());

const input = { title: '숙제 안내', body: paragraphs('예제를 풀어 오세요.'), publish: 'NOW' } satisfies Partial<
  Sent<'createAnnouncement'>
>;
const tomorrow = () => inDays(1);

async function read(id: string, as: 'ta' | 'minsu' | 'geonu' = 'ta') {
  const fields = as === 'ta' ? 'title body publishedAt version' : 'title body publishedAt';
  const { body } = await api.gql(`{ announcements_by_pk(id: "${id}") { ${fields} } }`, { as });
  return body.data.announcements_by_pk;
}

describe('createAnnouncement', () => {
  it('names wrong fields', async () => {
    const path = `${week.path}/announcements` as const;
    const fieldsOf = async (change: Partial<Sent<'createAnnouncement'>>) => {
      const { status, body } = await api.call('POST', path, { as: 'ta', body: { ...input, ...change } });
      return [status, ...(body.errors ?? []).map(({ field }: { field: string }) => field)];
    };
    expect(await fieldsOf(unfit({ title: '', body: '<p>안내</p>' }))).toEqual([400, 'title', 'body']);
    expect(await fieldsOf({ title: ' \u200b' })).toEqual([422, 'title']);
    expect(await fieldsOf(unfit({ publish: 'LATER' }))).toEqual([400, 'publish']);
    expect(await fieldsOf({ publish: 'AT' })).toEqual([422, 'publishAt']);
    expect(await fieldsOf({ publish: 'AT', publishAt: '2026-01-01T00:00:00Z' })).toEqual([422, 'publishAt']);
    expect(await fieldsOf({ body: paragraphs(' ') })).toEqual([422, 'body']);
    expect(await fieldsOf({ body: paragraphs('가'.repeat(100_000)) })).toEqual([422, 'body']);
  });

  it('answers 404 for weeks of another lecture', async () => {
    const under = (lecture: string, id: string) => `/lectures/${lecture}/weekly-lectures/${id}/announcements` as const;
    for (const path of [under(lectures.basics.id, week.id), under(week.lectureId, unknownId)]) {
      expect((await api.call('POST', path, { as: 'ta', body: input })).status).toBe(404);
    }
  });

  it('shows students of the week published announcements only', async () => {
    const [out, draft, later] = await Promise.all([
      announce(api, week),
      announce(api, week, { publish: 'DRAFT' }),
      announce(api, week, { publish: 'AT', publishAt: tomorrow() }),
    ]);
    expect((await read(out, 'minsu')).body).toEqual(paragraphs('3단원 예제를 풀어 오세요.'));
    expect(await Promise.all([draft, later].map((id) => read(id, 'minsu')))).toEqual([null, null]);
    expect(await read(out, 'geonu')).toBeNull();
    expect((await read(draft)).publishedAt).toBeNull();
  });
});

describe('updateAnnouncement', () => {
  it('changes only the version that was read, and keeps the time of publication', async () => {
    const id = await announce(api, week);
    const path = `${week.path}/announcements/${id}` as const;
    const { publishedAt, version } = await read(id);
    const change = { ...input, title: '숙제 안내 (수정)', version } satisfies Sent<'updateAnnouncement'>;
    expect((await api.call('PUT', path, { as: 'ta', body: { ...change, version: 0 } })).status).toBe(400);
    expect((await api.call('PUT', path, { as: 'ta', body: change })).status).toBe(200);
    expect(await read(id)).toMatchObject({ title: '숙제 안내 (수정)', publishedAt, version: 2 });

    const stale = await api.call('PUT', path, { as: 'admin', body: change });
    expect([stale.status, stale.body.code, stale.body.conflicts[0].changedBy]).toEqual([
      409,
      'version-conflict',
      '이준호',
    ]);
    const elsewhere = path.replace(week.lectureId, lectures.basics.id);
    expect((await api.send('PUT', elsewhere, { as: 'ta', body: change })).status).toBe(404);
  });

  it('turns one back into a draft', async () => {
    const id = await announce(api, week);
    const body = { ...input, publish: 'DRAFT', version: 1 } satisfies Sent<'updateAnnouncement'>;
    expect((await api.call('PUT', `${week.path}/announcements/${id}`, { as: 'ta', body })).status).toBe(200);
    expect(await read(id, 'minsu')).toBeNull();
  });
});

describe('deleteAnnouncement', () => {
  it('deletes it with its read marks', async () => {
    const id = await announce(api, week);
    const path = `${week.path}/announcements/${id}` as const;
    await open(api, 'minsu', id);
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(404);
  });

  it('keeps its week from being deleted until then', async () => {
    const other = await addWeek(api, 31);
    const id = await announce(api, other);
    const refused = await api.call('DELETE', other.path, { as: 'ta' });
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
    await api.call('DELETE', `${other.path}/announcements/${id}`, { as: 'ta' });
    expect((await api.call('DELETE', other.path, { as: 'ta' })).status).toBe(204);
  });
});

describe('read marks', () => {
  it('are set by the student who opens it, and by nobody else', async () => {
    const id = await announce(api, week);
    expect((await open(api, 'minsu', id)).body.data.insert_announcementReads_one.studentId).toBe(students.minsu.id);
    expect((await open(api, 'minsu', id)).body.errors[0].extensions.code).toBe('constraint-violation');
    const forged = await api.gql(
      `mutation { insert_announcementReads_one(object: { announcementId: "${id}", studentId: "${students.seoyeon.id}" }) { id } }`,
      { as: 'minsu' },
    );
    expect(forged.body.errors[0].message).toMatch(/studentId/);
    const dated = await api.gql(
      `mutation { insert_announcementReads_one(object: { announcementId: "${id}", readAt: "2026-01-01" }) { id } }`,
      { as: 'minsu' },
    );
    expect(dated.body.errors[0].message).toMatch(/readAt/);
    const byStaff = await api.gql(
      `mutation { insert_announcementReads_one(object: { announcementId: "${id}" }) { id } }`,
      { as: 'ta' },
    );
    expect(byStaff.body.errors).toHaveLength(1);
    const { body } = await api.gql(`{ announcementReads(where: { announcementId: { _eq: "${id}" } }) { studentId } }`, {
      as: 'ta',
    });
    expect(body.data.announcementReads).toEqual([{ studentId: students.minsu.id }]);
  });

  it('are refused for announcements the student cannot see', async () => {
    const [out, draft, later] = await Promise.all([
      announce(api, week),
      announce(api, week, { publish: 'DRAFT' }),
      announce(api, week, { publish: 'AT', publishAt: tomorrow() }),
    ]);
    const tries = await Promise.all([open(api, 'geonu', out), open(api, 'minsu', draft), open(api, 'minsu', later)]);
    expect(tries.map(({ body }) => body.data ?? null)).toEqual([null, null, null]);
  });

  it('of other students cannot be read, also not through filters', async () => {
    const id = await announce(api, week);
    await open(api, 'seoyeon', id);
    const { body } = await api.gql(
      `{ announcementReads(where: { announcementId: { _eq: "${id}" } }) { id }
        announcements_by_pk(id: "${id}") { reads { id } }
        unread: announcements(where: { id: { _eq: "${id}" }, _not: { reads: {} } }) { id } }`,
      { as: 'minsu' },
    );
    expect(body.data).toEqual({ announcementReads: [], announcements_by_pk: { reads: [] }, unread: [{ id }] });
  });
});

describe('readAnnouncements', () => {
  const unread = async (as: 'minsu' | 'geonu') => {
    const { body } = await api.gql('{ announcements(where: { _not: { reads: {} } }, order_by: { id: asc }) { id } }', {
      as,
    });
    return body.data.announcements.map(({ id }: { id: string }) => id);
  };

  it('marks one’s own that are out, nobody else’s, and keeps the time of those read before', async () => {
    const out = await announce(api, week, {});
    const [minsu, geonu] = [await unread('minsu'), await unread('geonu')];
    expect(minsu).toContain(out);
    expect(geonu.length).toBeGreaterThan(0);
    expect((await api.call('PUT', '/sp/announcements/read', { as: 'minsu' })).status).toBe(204);
    expect(await unread('minsu')).toEqual([]);
    expect(await unread('geonu')).toEqual(geonu);
    const times = async () => {
      const { body } = await api.gql('{ announcementReads(order_by: {id: asc}) { id readAt } }', { as: 'minsu' });
      return body.data.announcementReads;
    };
    const before = await times();
    expect((await api.call('PUT', '/sp/announcements/read', { as: 'minsu' })).status).toBe(204);
    expect(await times()).toEqual(before);
  });
});
