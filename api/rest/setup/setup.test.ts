import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit } from '../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const read = async (as: Person = 'admin') => (await api.call('GET', '/admin/setup', { as })).body;
const putAway = (isPutAway: boolean, as: Person = 'admin') =>
  api.call('PUT', '/admin/setup', { as, body: { isPutAway } });
const runSql = (text: string) => api.deps.db.sql.exec(text);

it('reads each step from the data', async () => {
  const { students, lectures, plannedLectures, enrollments, staff: others, linkedStudents } = await read();
  for (const figure of [students, lectures, plannedLectures, enrollments, others]) expect(figure).toBeGreaterThan(0);
  expect(plannedLectures).toBeLessThanOrEqual(lectures);
  const link = await api.deps.db.sql.query(`select count(distinct student_id)::int as count from parent_links`);
  expect(link).toEqual([{ count: linkedStudents }]);
  await runSql(`update users set is_active = false where type = 'TA'`);
  await runSql(`update lectures set status = 'DISABLED'; update enrollments set to_date = from_date`);
  expect(await read()).toMatchObject({ lectures: 0, plannedLectures: 0 });
  expect((await read()).staff).toBeLessThan(others);
  expect((await read()).enrollments).toBeLessThan(enrollments);
});

it('says of texts which way they go, and whether one went', async () => {
  await runSql('delete from sms_recipients');
  expect((await read()).texts).toEqual({ way: api.deps.sms.kind, wereSent: false });
});

it('knows where backups lie, and leaves out what cannot be read', async () => {
  expect((await read()).backups).toBeNull();
  const backedUpAt = new Date('2026-11-22T18:00:00Z');
  const notes = { backedUpAt, bytes: 7, checkedAt: null, checkOk: null, isElsewhere: true };
  api.deps.machine = { startedAt: backedUpAt, isDemo: false, disk: async () => null, backups: async () => notes };
  expect((await read()).backups).toEqual({ backedUpAt: backedUpAt.toISOString(), checkOk: null, isElsewhere: true });
  api.deps.machine.backups = () => Promise.reject(new Error('the bucket is away'));
  expect((await read()).backups).toBeNull();
});

it('is put away for all managers, once, and shown again', async () => {
  expect((await api.call('PUT', '/admin/setup', { as: 'admin', body: unfit({}) })).status).toBe(400);
  expect((await putAway(false)).status).toBe(204);
  expect((await read()).putAway).toBeNull();
  const answers = await Promise.all(Array.from({ length: 5 }, () => putAway(true)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  const { putAway: away } = await read();
  expect(away).toEqual({ at: expect.any(String), name: staff.admin.name });
  api.wait(60);
  await putAway(true);
  expect((await read()).putAway).toEqual(away);
  expect((await putAway(false)).status).toBe(204);
  expect((await read()).putAway).toBeNull();
});

it('asks for the second factor of whoever asks', async () => {
  expect((await read()).hasSecondFactor).toBe(false);
  const begun = `insert into second_factors (user_id, totp_secret) values ('${staff.admin.id}', 'sealed')`;
  await runSql(`${begun} on conflict do nothing`);
  expect((await read()).hasSecondFactor).toBe(false);
  await runSql(`update second_factors set confirmed_at = now() where user_id = '${staff.admin.id}'`);
  expect((await read()).hasSecondFactor).toBe(true);
});
