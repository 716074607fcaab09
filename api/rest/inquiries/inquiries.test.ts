import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.deps.db.kysely
    .updateTable('lectures')
    .set({ is_public: true })
    .where('id', '=', lectures.calculusB.id)
    .execute();
  await api.deps.db.kysely
    .updateTable('lectures')
    .set({ is_public: false })
    .where('id', '=', lectures.statistics.id)
    .execute();
});
afterAll(() => api.close());

let networks = 1;
const input = {
  kind: 'ENROL',
  name: '방문자',
  phone: '010-5555-1234',
  grade: '고1',
  mayContact: true,
} satisfies Partial<Sent<'createInquiry'>>;
const ask = (body: Partial<Sent<'createInquiry'>> = {}, ip = `198.51.${networks++}.7`) =>
  api.call('POST', '/inquiries', { body: { ...input, ...body }, headers: { 'x-forwarded-for': ip } });
const kept = () => api.deps.db.kysely.selectFrom('inquiries').selectAll().orderBy('created_at').execute();

it('is refused without consent, a name or a number, and about a lecture that is not open', async () => {
  expect((await ask(unfit({ mayContact: false }))).status).toBe(400);
  expect((await ask({ name: ' ' })).status).toBe(422);
  expect((await ask({ phone: '123-4567' })).body.errors[0].field).toBe('phone');
  const closed = await ask({ lectureId: lectures.statistics.id });
  expect([closed.status, closed.body.code]).toEqual([409, 'lecture-closed']);
  expect((await ask({ lectureId: unknownId })).body.code).toBe('lecture-closed');
  expect(await kept()).toEqual([]);
});

it('is kept once for the same wish, more words below the first, and not at all for a robot', async () => {
  const lectureId = lectures.calculusB.id;
  expect((await ask({ lectureId })).status).toBe(204);
  expect((await ask({ lectureId, message: '저녁에 전화해 주세요' })).status).toBe(204);
  expect((await ask({ lectureId, message: '저녁에 전화' })).status).toBe(204);
  expect((await ask({ lectureId, name: '다른 사람', message: '취소합니다' })).status).toBe(204);
  expect((await ask({ phone: '010-5555-9999', website: 'https://spam.example' })).status).toBe(204);
  // What is there already is not said twice, and what another wrote changes nothing of it.
  const message = '저녁에 전화해 주세요\n\n다른 사람 고1: 취소합니다';
  expect(await kept()).toMatchObject([
    { name: '방문자', phone: '+821055551234', grade: '고1', lecture_id: lectureId, message },
  ]);
});

it('takes no more words than staff would read', async () => {
  const phone = '010-5555-4321';
  for (let at = 0; at < 9; at++) expect((await ask({ phone, message: `${at} `.repeat(200).trim() })).status).toBe(204);
  const { kysely } = api.deps.db;
  const [row] = await kysely
    .deleteFrom('inquiries')
    .where('phone', '=', '+821055554321')
    .returning('message')
    .execute();
  expect(row?.message).toHaveLength(2000);
});

it('is limited for one number', async () => {
  const ip = '203.0.113.9';
  for (let at = 0; at < 5; at += 1) expect((await ask({ kind: 'CALL' }, ip)).status).toBe(204);
  const { status, headers } = await ask({ kind: 'CALL' }, ip);
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

it('is read by staff only, and closed', async () => {
  const row = (await kept()).find(({ kind }) => kind === 'ENROL');
  const close = (id = row!.id) =>
    api.call('PUT', `/inquiries/${id}/close`, { as: 'ta', body: { outcome: '토요일에 방문' } });
  expect((await close(unknownId)).status).toBe(404);
  const read =
    '{ inquiries(where: {closedAt: {_is_null: true}, kind: {_eq: "ENROL"}}) { id name phone lecture { name } } }';
  for (const as of [undefined, 'minsu'] as const) expect((await api.gql(read, { as })).body.errors).toHaveLength(1);
  const before = (await api.gql(read, { as: 'ta' })).body.data.inquiries;
  expect(before[0]).toMatchObject({ name: '방문자', lecture: { name: lectures.calculusB.name } });
  expect((await close()).status).toBe(204);
  expect((await close()).status).toBe(204);
  expect((await api.gql(read, { as: 'ta' })).body.data.inquiries).toHaveLength(before.length - 1);
});

it('shows visitors of a lecture only what is open, without anybody in it', async () => {
  const { body } = await api.gql('{ openLectures { id name teacherName placesLeft } }', {});
  expect(body.data.openLectures.map(({ id }: { id: string }) => id)).toContain(lectures.calculusB.id);
  expect(body.data.openLectures[0].placesLeft).toBeGreaterThanOrEqual(0);
  expect((await api.gql('{ lectures { id } }', {})).body.errors).toHaveLength(1);
});

it('is forgotten half a year after it was closed', async () => {
  const after = async (days: number) => {
    await api.deps.db.sql.query(`select forget_inquiries(now() + make_interval(days => $1))`, [days]);
    return (await kept()).map(({ kind }) => kind);
  };
  expect(await after(179)).toContain('ENROL');
  expect(await after(181)).toEqual(['CALL']);
  expect(await after(366)).toEqual([]);
});
