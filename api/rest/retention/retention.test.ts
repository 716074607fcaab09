import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { tidyUp } from '../../testing/jobs.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { bring, openFiles, png } from '../../testing/setups/files.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const day = 86_400;
const rule = { keepYears: 5, receiptsKeptElsewhere: false, reviewMonth: 2 };
const setRule = (body: Sent<'changeRetentionSettings'>, as: Person) =>
  api.call('PUT', '/retention/settings', { as, body });
const begin = (expected: Sent<'beginRetentionRun'>['expected'], as: Person) =>
  api.call('POST', '/retention/runs', { as, body: { expected } });
const go = (id: string, as: Person) => api.call('POST', `/retention/runs/${id}/continue`, { as });
const cancel = (id: string, body: Sent<'cancelRetentionRun'>, as: Person) =>
  api.call('POST', `/retention/runs/${id}/cancel`, { as, body });
const leave = (id: string, body: Sent<'recordWithdrawal'>, as: Person) =>
  api.call('PUT', `/students/${id}/withdrawal`, { as, body });

/** A student who left so long ago, made as staff would make one. */
async function leaver(name: string, withdrawnOn = '2019-02-28'): Promise<string> {
  const { body } = await api.call('POST', '/students', { as: 'admin', body: { name, phone: '010-9000-1000' } });
  const answer = await leave(body.id, { withdrawnOn, registeredOn: '2018-03-02' }, 'ta');
  expect(answer.status).toBe(204);
  return body.id;
}

const dry = async () =>
  (
    await api.gql('{ retentionCandidates(order_by: { name: asc }) { studentId name reason lastDay dueOn } }', {
      as: 'admin',
    })
  ).body.data.retentionCandidates;

it('refuses what cannot be', async () => {
  for (const wrong of [{}, { ...rule, keepYears: 0 }, { ...rule, keepYears: 31 }, { ...rule, reviewMonth: 13 }])
    expect((await setRule(unfit(wrong), 'admin')).status).toBe(400);
  expect((await begin(unfit('all'), 'admin')).status).toBe(400);
  expect((await cancel(unknownId, unfit({}), 'admin')).status).toBe(400);
  expect((await go(unknownId, 'admin')).status).toBe(404);
  expect((await cancel(unknownId, { takeBack: false }, 'admin')).status).toBe(404);
  expect((await leave(unknownId, { withdrawnOn: null }, 'ta')).status).toBe(404);
  expect((await leave(students.minsu.id, unfit({}), 'ta')).status).toBe(400);
  expect((await leave(students.minsu.id, { withdrawnOn: '2999-01-01' }, 'ta')).status).toBe(400);
  expect((await leave(students.minsu.id, { withdrawnOn: '2001-01-01' }, 'ta')).status).toBe(422);
  const short = await setRule({ ...rule, keepYears: 3 }, 'admin');
  expect([short.status, short.body.code]).toEqual([409, 'legal-minimum']);
  const nobody = await begin(1, 'admin');
  expect([nobody.status, nobody.body.code]).toEqual([409, 'retention-changed']);
});

it('shows in a dry run who is due by the rule, and nobody else', async () => {
  await leaver('가지난이');
  await leaver('나아직이', '2024-12-01');
  expect(await dry()).toEqual([
    expect.objectContaining({ name: '가지난이', reason: 'WITHDRAWN', lastDay: '2019-02-28', dueOn: '2024-02-28' }),
  ]);
  expect((await setRule({ ...rule, keepYears: 1, receiptsKeptElsewhere: true }, 'admin')).status).toBe(204);
  expect((await dry()).map(({ name }: { name: string }) => name)).toEqual(['가지난이', '나아직이']);
  expect((await setRule(rule, 'admin')).status).toBe(204);
});

it('runs over those who were shown, in steps, and can be stopped and taken back', async () => {
  for (let at = 0; at < 24; at++) await leaver(`많은이 ${at}`);
  const found = await dry();
  const wrong = await begin(found.length - 1, 'admin');
  expect([wrong.status, wrong.body.code]).toEqual([409, 'retention-changed']);
  const { status, body: run } = await begin(found.length, 'admin');
  expect([status, run.status, run.planned, run.asked]).toEqual([201, 'RUNNING', found.length, 0]);
  expect((await begin(found.length, 'admin')).body.code).toBe('run-open');
  expect((await setRule({ ...rule, keepYears: 6 }, 'admin')).body.code).toBe('run-open');
  const step = await go(run.runId, 'admin');
  expect([step.body.status, step.body.asked]).toEqual(['RUNNING', 20]);
  const stopped = await cancel(run.runId, { takeBack: true }, 'admin');
  expect(stopped.body).toMatchObject({ status: 'CANCELLED', asked: 20, takenBack: 20 });
  expect((await go(run.runId, 'admin')).body.code).toBe('run-ended');
  expect((await cancel(run.runId, { takeBack: false }, 'admin')).body.code).toBe('run-ended');
  expect((await cancel(run.runId, { takeBack: true }, 'admin')).body.code).toBe('nothing-to-take-back');
  expect(await dry()).toHaveLength(found.length);
});

it('anonymises as deleting does, objects too, and skips whoever came back', async () => {
  const tools = openFiles(api);
  const [first, second] = await dry();
  const fileId = await bring(tools, `/files/STUDENT/${first.studentId}`, '서류.png', png, 'admin');
  const { body: run } = await begin((await dry()).length, 'admin');
  expect((await leave(second.studentId, { withdrawnOn: null }, 'ta')).status).toBe(204);
  await api.call('PUT', `/students/${second.studentId}/toggle-status`, { as: 'ta', body: { isActive: true } });
  let { body: now } = await go(run.runId, 'admin');
  while (now.status === 'RUNNING') ({ body: now } = await go(run.runId, 'admin'));
  expect(now).toMatchObject({ status: 'DONE', skipped: 1, asked: run.planned - 1 });
  api.wait(8 * day);
  await tidyUp(api.deps);
  const { body } = await api.gql(
    'query ($ids: [uuid!]!) { students(where: { id: { _in: $ids } }) { id anonymisedAt parentPhone user { name phone } } }',
    { as: 'admin', variables: { ids: [first.studentId, second.studentId] } },
  );
  const byId = new Map(body.data.students.map((each: { id: string }) => [each.id, each]));
  expect(byId.get(first.studentId)).toMatchObject({ user: { name: '탈퇴한 학생', phone: null } });
  expect(byId.get(second.studentId)).toMatchObject({ anonymisedAt: null });
  const left = await api.deps.db.sql.query(
    'select 1 from files where id = $1 union all select 1 from removed_objects where file_id = $1',
    [fileId],
  );
  expect(left).toEqual([]);
  expect(await api.deps.storage.size(fileId)).toBeNull();
  const named = await api.deps.db.sql.query(
    'select 1 from audit_log where after::text like $1 or before::text like $1',
    [`%${first.name}%`],
  );
  expect(named).toEqual([]);
});

it('deletes changes of so many months ago, and keeps what is read from the history', async () => {
  const { sql, kysely } = api.deps.db;
  for (const auditMonths of [23, 241, 'all'])
    expect((await setRule(unfit({ ...rule, auditMonths }), 'admin')).status, String(auditMonths)).toBe(400);
  const monthsAgo = (months: number, table: string) =>
    sql.query(
      `with moment as (select now() - make_interval(months => $1) as at)
       insert into audit_log (id, at, action, table_name, row_id, after)
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 19))::uuid, at, 'INSERT', $2, 'old ' || $1, '{}' from moment`,
      [months, table],
    );
  for (const months of [25, 30, 60]) await monthsAgo(months, 'tags');
  await monthsAgo(23, 'tags');
  await monthsAgo(60, 'student_memos');
  const left = async () =>
    (
      await sql.query<{ name: string }>(
        `select table_name || ' ' || row_id as name from audit_log where row_id like 'old %' order by 1`,
      )
    ).map(({ name }) => name);
  expect((await setRule({ ...rule, auditMonths: null }, 'admin')).status).toBe(204);
  await tidyUp(api.deps);
  expect(await left()).toHaveLength(5);
  expect((await setRule({ ...rule, auditMonths: 24 }, 'admin')).status).toBe(204);
  // Who does not know of it leaves it as it is.
  expect((await setRule(rule, 'admin')).status).toBe(204);
  const recent = await kysely.selectFrom('audit_log').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await tidyUp(api.deps);
  expect(await left()).toEqual(['student_memos old 60', 'tags old 23']);
  expect(await sql.query('select from audit_log where id = $1', [recent.id])).toHaveLength(1);
  await expect(sql.query(`delete from audit_log where row_id = 'old 23'`)).rejects.toThrow('audit_log_append_only');
});
