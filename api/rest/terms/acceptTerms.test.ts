import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const accept = (versionIds: string[], as: Person) => api.call('POST', '/sp/terms/accept', { as, body: { versionIds } });
const pending = async (as: Person) =>
  (await api.gql('{ pendingTerms { versionId termId } }', { as })).body.data.pendingTerms as {
    versionId: string;
    termId: string;
  }[];

/** A version of the terms of service that holds from some days on. */
async function addVersion(days: number): Promise<string> {
  const [version] = await api.deps.db.sql.query<{ id: string }>(
    `insert into term_versions (term_id, body, published_from)
     values ('service', '{"type": "doc"}', (now() at time zone 'Asia/Seoul')::date + $1::integer) returning id`,
    [days],
  );
  return version!.id;
}

it('asks for consent once after a change, and for nothing before its day', async () => {
  const { sql } = api.deps.db;
  await sql.query('alter table term_versions disable trigger term_versions_guard_write');
  await sql.query(`update term_versions set published_from = '2020-01-01' where term_id = 'service'`);
  await sql.query('alter table term_versions enable trigger term_versions_guard_write');
  expect(await pending('minsu')).toEqual([]);
  const later = await addVersion(5);
  expect(await pending('minsu')).toEqual([]);
  const changed = await addVersion(0);
  // Whoever registered today agreed to what holds today.
  await sql.query(`update students set registered_on = (now() at time zone 'Asia/Seoul')::date where id = $1`, [
    students.seoyeon.id,
  ]);
  expect(await pending('seoyeon')).toEqual([]);
  expect(await pending('minsu')).toEqual([{ versionId: changed, termId: 'service' }]);

  expect((await accept([], 'minsu')).status).toBe(400);
  expect((await accept([unknownId], 'minsu')).status).toBe(404);
  expect((await accept([later], 'minsu')).body.code).toBe('not-published');
  expect((await accept([changed], 'minsu')).status).toBe(204);
  expect((await accept([changed], 'minsu')).status).toBe(204);
  expect(await pending('minsu')).toEqual([]);
});

it('asks who never consented for the terms in force and the consent, once, at the first sign-in', async () => {
  const first = await pending('doyun');
  expect(first.map(({ termId }) => termId).sort()).toEqual(['privacy', 'service']);
  const ids = first.map(({ versionId }) => versionId);
  expect((await accept(ids.slice(0, 1), 'doyun')).status).toBe(204);
  expect((await pending('doyun')).map(({ versionId }) => versionId)).toEqual(ids.slice(1));
  expect((await accept(ids, 'doyun')).status).toBe(204);
  expect(await pending('doyun')).toEqual([]);
});

it('does not ask for the terms of the first day of whoever consented on paper', async () => {
  const body = { kind: 'REQUIRED', giver: 'GUARDIAN', giverName: '안재석', method: 'PAPER' } as const;
  await api.deps.db.sql.query(`delete from consents where student_id = $1`, [students.geonu.id]);
  const before = (await pending('geonu')).map(({ termId }) => termId);
  expect(before).toContain('privacy');
  expect((await api.call('POST', `/students/${students.geonu.id}/consents`, { as: 'ta', body })).status).toBe(201);
  expect((await pending('geonu')).map(({ termId }) => termId)).not.toContain('privacy');
});

it('shows visitors no version before its day', async () => {
  const { body } = await api.gql('{ termVersions(where: {termId: {_eq: "service"}}) { publishedFrom } }', {});
  expect(body.data.termVersions.length).toBeGreaterThan(0);
  for (const { publishedFrom } of body.data.termVersions) expect(publishedFrom <= dateOf(0)).toBe(true);
});
