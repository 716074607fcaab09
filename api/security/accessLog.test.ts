import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { tidyUp } from '../testing/jobs.ts';
import { longList } from '../gql/personalData.ts';
import { startApi, type Person, type TestApi } from '../testing/api.ts';
import type { Sent } from '../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const { minsu, seoyeon } = students;
const kept = () =>
  api.deps.db.sql.query<Record<string, unknown>>(
    'select kind, actor_id, actor_role, student_id, student_count, ip from access_log order by id',
  );
const record = (id: string, as: Person) =>
  api.gql('query Page($id: uuid!) { students_by_pk(id: $id) { id user { name phone } } }', { as, variables: { id } });

it('keeps who opened whose page, once in ten minutes; a student’s own is not kept', async () => {
  await record(minsu.id, 'minsu');
  expect(await kept()).toEqual([]);
  await record(minsu.id, 'ta');
  await record(minsu.id, 'ta');
  await record(seoyeon.id, 'ta');
  await record(crypto.randomUUID(), 'ta');
  // A colleague is no student, and what names nobody is no personal data.
  await api.gql(`{ users_by_pk(id: "${staff.ta.id}") { name } }`, { as: 'admin' });
  await api.gql(`{ students_by_pk(id: "${minsu.id}") { id version } }`, { as: 'admin' });
  const entry = { kind: 'RECORD', actor_id: staff.ta.id, actor_role: 'ta', student_count: 1, ip: '192.0.2.1' };
  expect(await kept()).toEqual([
    { ...entry, student_id: minsu.id },
    { ...entry, student_id: seoyeon.id },
  ]);
});

it('keeps whoever reads any column that goes with its person', async () => {
  const before = (await kept()).length;
  await api.gql(`{ students_by_pk(id: "${students.jihun.id}") { school } }`, { as: 'admin' });
  expect((await kept()).slice(before)).toMatchObject([{ kind: 'RECORD', student_id: students.jihun.id }]);
});

it('keeps long lists, with how many they were', async () => {
  const before = (await kept()).length;
  await api.gql('{ students(limit: 20) { user { name } } }', { as: 'ta' });
  expect(await kept()).toHaveLength(before);
  await api.deps.db.sql.exec(`
    insert into users (login_id, type, name) select 'crowd-' || n, 'STUDENT', '학생' from generate_series(1, ${longList}) as n;
    insert into students (id, student_number) select id, '9' || lpad(split_part(login_id, '-', 2), 7, '0') from users where login_id like 'crowd-%'`);
  const { body } = await api.gql('query Search { found: students { user { name } } }', { as: 'ta' });
  const [entry] = (await kept()).slice(before);
  expect(entry).toMatchObject({ kind: 'LIST', student_id: null, student_count: body.data.found.length });
});

it('keeps an export', async () => {
  const body = {
    userIds: [minsu.id, seoyeon.id],
    columns: ['name'],
    format: 'CSV',
    purpose: '주소록',
    filter: '',
  } satisfies Sent<'exportStudents'>;
  expect((await api.call('POST', '/students/export', { as: 'admin', body })).status).toBe(200);
  expect((await kept()).at(-1)).toMatchObject({ kind: 'EXPORT', actor_id: staff.admin.id, student_count: 2 });
});

it('is read by managers alone, with what stands out', async () => {
  const question =
    '{ accessReview(order_by: { at: asc }) { kind month isNight isBulk isFormer actor { name } student { name } } }';
  expect((await api.gql(question, { as: 'ta' })).body.errors).toHaveLength(1);
  await api.deps.db.sql.exec(`
    insert into access_log (kind, actor_id, actor_role, student_id, at) values
      ('RECORD', '${staff.ta.id}', 'ta', '${minsu.id}', '2026-03-02T03:00+09'),
      ('RECORD', '${crypto.randomUUID()}', 'ta', '${minsu.id}', '2026-03-02T15:00+09')`);
  const { body } = await api.gql(question, { as: 'admin' });
  expect(body.data.accessReview.slice(0, 2)).toEqual([
    {
      kind: 'RECORD',
      month: '2026-03',
      isNight: true,
      isBulk: false,
      isFormer: false,
      actor: { name: staff.ta.name },
      student: { name: minsu.name },
    },
    {
      kind: 'RECORD',
      month: '2026-03',
      isNight: false,
      isBulk: false,
      isFormer: true,
      actor: null,
      student: { name: minsu.name },
    },
  ]);
  const { kind, isBulk } = body.data.accessReview.at(-1);
  expect([kind, isBulk]).toEqual(['EXPORT', true]);
});

it('is changed by nobody, and forgets after two years', async () => {
  const { sql } = api.deps.db;
  await expect(sql.exec('update access_log set ip = null')).rejects.toThrow('audit_log_append_only');
  await expect(sql.exec('delete from access_log')).rejects.toThrow('audit_log_append_only');
  await sql.exec(`insert into access_log (kind, actor_id, actor_role, student_id, at)
    values ('RECORD', '${staff.ta.id}', 'ta', '${minsu.id}', now() - interval '731 days')`);
  const before = (await kept()).length;
  await tidyUp(api.deps);
  expect(await kept()).toHaveLength(before - 1);
});
