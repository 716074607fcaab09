// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures, staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { bring, openFiles, png } from '../../testing/setups/files.ts';
import { addWeek, unknownId, type WeekPath } from '../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
let ofWeek: string;
let ofLecture: string;
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, 90);
  const tools = openFiles(api);
  ofWeek = await bring(tools, `/files/WEEKLY_LECTURE/${week.id}`, '필기.png', png, 'ta');
  ofLecture = await bring(tools, `/files/LECTURE/${lectures.calculusB.id}`, '안내.png', png, 'ta');
});
afterAll(() => api.close());

const { minsu, seoyeon, geonu } = students;
const put = (fileId: string, body: Sent<'setFilePermission'>, path: WeekPath = week.path) =>
  api.call('PUT', `${path}/file-permission/${fileId}`, { as: 'ta', body });
const opens = async (fileId: string) => {
  const can = async (as: 'minsu' | 'seoyeon' | 'jihun') =>
    (await api.call('GET', `/files/get-url?fileId=${fileId}`, { as })).status === 200;
  return [await can('minsu'), await can('seoyeon'), await can('jihun')];
};

it('everyone of the place may open it by default', async () => {
  expect([await opens(ofWeek), await opens(ofLecture)]).toEqual([
    [true, true, true],
    [true, true, true],
  ]);
});

it('can be revoked from one and granted again, while the others keep it', async () => {
  for (const file of [ofWeek, ofLecture]) {
    const one = { readers: 'STUDENTS', studentIds: [minsu.id] } satisfies Partial<Sent<'setFilePermission'>>;
    expect((await put(file, { ...one, isAllowed: false })).status).toBe(200);
    expect(await opens(file)).toEqual([false, true, true]);
    await put(file, { ...one, isAllowed: false });
    expect(await opens(file)).toEqual([false, true, true]);
    await put(file, { ...one, isAllowed: true });
    expect(await opens(file)).toEqual([true, true, true]);
  }
});

it('is closed to all, opened to some, opened to all', async () => {
  await put(ofWeek, { readers: 'EVERYONE', isAllowed: false });
  expect(await opens(ofWeek)).toEqual([false, false, false]);
  await put(ofWeek, { readers: 'STUDENTS', studentIds: [seoyeon.id, minsu.id, minsu.id], isAllowed: true });
  expect(await opens(ofWeek)).toEqual([true, true, false]);
  await put(ofWeek, { readers: 'EVERYONE', isAllowed: true });
  await put(ofWeek, { readers: 'STUDENTS', studentIds: [minsu.id], isAllowed: true });
  expect(await opens(ofWeek)).toEqual([true, true, true]);
  const rows = await api.deps.db.sql.query(`select 1 from file_permissions where file_id = '${ofWeek}'`);
  expect(rows).toHaveLength(1);
});

it('of an exam opens while the exam is shown, to those who may; a scan of it never', async () => {
  const exam = await addExam(api, 92);
  const [file, scan] = [
    await bring(openFiles(api), `/files/EXAM/${exam.id}`, '해설.png', png, 'ta'),
    await bring(openFiles(api), `/files/EXAM/${exam.id}`, '답안.png', png, 'ta'),
  ];
  const { kysely } = api.deps.db;
  await kysely.insertInto('omr_scans').values({ exam_id: exam.id, file_id: scan, file_name: '답안.png' }).execute();
  expect(await opens(file)).toEqual([false, false, false]);
  await kysely.updateTable('exams').set({ is_shown: true }).where('id', '=', exam.id).execute();
  expect(await opens(file)).toEqual([true, true, true]);
  const listed = await api.gql(`{ exams_by_pk(id: "${exam.id}") { files { id name } } }`, { as: 'minsu' });
  expect(listed.body.data.exams_by_pk.files.map(({ id }: { id: string }) => id)).toContain(file);
  await put(file, { readers: 'STUDENTS', studentIds: [minsu.id], isAllowed: false }, exam.week.path);
  expect(await opens(file)).toEqual([false, true, true]);
  const everyone = { readers: 'EVERYONE', isAllowed: true } as const;
  expect((await put(scan, everyone, exam.week.path)).status).toBe(404);
});

it('of several files changes all or none, as one change set', async () => {
  const rule = { readers: 'STUDENTS', studentIds: [minsu.id], isAllowed: false } satisfies Sent<'setFilePermission'>;
  const bulk = (fileIds: string[]) =>
    api.call('PUT', `${week.path}/file-permission/bulk`, { as: 'ta', body: { fileIds, ...rule } });
  expect((await bulk([ofWeek, unknownId])).status).toBe(404);
  expect(await opens(ofWeek)).toEqual([true, true, true]);
  expect((await bulk([ofWeek, ofLecture, ofWeek])).body).toEqual({ fileIds: [ofWeek, ofLecture] });
  expect([(await opens(ofWeek))[0], (await opens(ofLecture))[0]]).toEqual([false, false]);
  const sets = await api.deps.db.sql.query(`
    select distinct change_set_id from audit_log join change_sets on change_sets.id = change_set_id
    where table_name = 'file_permissions' and kind = 'FILE_PERMISSIONS' and coalesce(after, before) ->> 'file_id' in ('${ofWeek}', '${ofLecture}')`);
  expect(sets).toHaveLength(1);
});

it('is refused for people, places and files elsewhere', async () => {
  const body = { readers: 'STUDENTS', studentIds: [minsu.id], isAllowed: true } satisfies Sent<'setFilePermission'>;
  for (const studentIds of [[geonu.id], [unknownId], []]) {
    const refused = await put(ofWeek, { ...body, studentIds });
    expect([refused.status, refused.body.code]).toEqual([422, 'not-a-participant']);
  }
  expect((await put(ofWeek, unfit({ ...body, readers: 'PARENTS' }))).status).toBe(400);
  expect((await put(ofWeek, unfit({}))).status).toBe(400);
  expect((await put(unknownId, body)).status).toBe(404);
  const other = await addWeek(api, 91);
  expect((await put(ofWeek, body, other.path)).status).toBe(404);
  const elsewhere = `/lectures/${lectures.statistics.id}/weekly-lectures/${week.id}` as const;
  expect((await put(ofWeek, body, elsewhere)).status).toBe(404);
});

it('agrees with GraphQL for every file and person', async () => {
  const everyFile = (await api.deps.db.sql.query<{ id: string }>('select id from files')).map(({ id }) => id);
  for (const as of ['minsu', 'seoyeon', 'geonu', 'ta', 'admin'] as const) {
    const person = { ...students, ...staff }[as].id;
    const by = await api.deps.db.sql.query<{ id: string }>('select id from files where may_read_file(files, $1)', [
      person,
    ]);
    const { body } = await api.gql('query ($ids: [uuid!]!) { files(where: { id: { _in: $ids } }) { id } }', {
      as,
      variables: { ids: everyFile },
    });
    const listed: { id: string }[] = body.data.files;
    // A student's list ends at 100.
    const expected = new Set(by.map(({ id }) => id));
    expect(listed.filter(({ id }) => !expected.has(id))).toEqual([]);
    expect(listed.length, as).toBe(Math.min(expected.size, as === 'ta' || as === 'admin' ? 10_000 : 100));
  }
});
