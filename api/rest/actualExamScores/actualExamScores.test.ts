import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const pathOf = (id: string) => `/students/${id}/actual-exam-score` as const;
const mock = {
  kind: 'MOCK',
  year: 2024,
  month: 6,
  subject: '수학',
  rawScore: 84,
  standardScore: 131,
  percentile: 92,
  grade: 2,
} satisfies Sent<'createActualExamScore'>;
const school = {
  kind: 'SCHOOL',
  year: 2024,
  term: 1,
  part: 'MIDTERM',
  subject: '수학',
  rawScore: 91.5,
  grade: 1,
} as const;
const fields = 'kind year term part month subject rawScore standardScore percentile grade gradeScale version';
const read = async (id: string) =>
  (await api.gql(`{ actualExamScores_by_pk(id: "${id}") { ${fields} } }`, { as: 'ta' })).body.data
    .actualExamScores_by_pk;
const create = (body: Sent<'createActualExamScore'>, studentId: string = students.minsu.id) =>
  api.call('POST', pathOf(studentId), { as: 'ta', body });

it('answers 404 for unknown students', async () => {
  const one = `/students/actual-exam-score/${unknownId}`;
  const batch = { rows: [{ ...mock, studentId: unknownId }] };
  const calls = [
    ['POST', pathOf(unknownId), mock],
    ['PUT', one, { ...mock, version: 1 }],
    ['DELETE', one],
    ['PUT', '/students/actual-exam-score/batch', batch],
  ] as const;
  for (const [method, url, body] of calls) {
    expect((await api.send(method, url, { as: 'ta', body })).status, url).toBe(404);
  }
  expect((await create(mock, staff.ta.id)).status).toBe(404);
});

it.each([
  ['a mock exam without its month', { ...mock, month: undefined }, 422],
  ['a school exam with a month', { ...school, month: 3 }, 422],
  ['a CSAT with a term', { ...mock, kind: 'CSAT', month: null, term: 1 }, 422],
  ['a blank subject', { ...mock, subject: ' ' }, 422],
  ['no result at all', { kind: 'MOCK', year: 2024, month: 6, subject: '수학' }, 422],
  ['a percentile above 100', { ...mock, percentile: 101 }, 400],
  ['a tenth grade', { ...mock, grade: 10 }, 400],
  ['a sixth of five grades', { ...school, grade: 6, gradeScale: 5 }, 422],
  ['five grades of a mock exam', { ...mock, gradeScale: 5 }, 422],
  ['another kind', { ...mock, kind: 'QUIZ' }, 400],
])('refuses %s', async (_, body, status) => {
  expect((await create(unfit(body))).status).toBe(status);
});

it('uses the grade scale of the year the student entered high school, nine for national exams, or the given one', async () => {
  const scale = async (body: Sent<'createActualExamScore'>, studentId: string) =>
    (await read((await create(body, studentId)).body.id)).gradeScale;
  const years = await api.gql('{ students { id highSchoolEntryYear } }', { as: 'admin' });
  const entered = (test: (year: number) => boolean): string =>
    years.body.data.students.find(
      ({ highSchoolEntryYear: year }: { highSchoolEntryYear: number | null }) => year !== null && test(year),
    ).id;
  const young = entered((year) => year >= 2025);
  const old = entered((year) => year < 2025);
  expect(await scale({ ...school, subject: '척도 가' }, young)).toBe(5);
  expect(await scale({ ...school, subject: '척도 가' }, old)).toBe(9);
  expect(await scale({ ...school, subject: '척도 나', gradeScale: 9 }, young)).toBe(9);
  expect(await scale({ ...mock, subject: '척도 다' }, young)).toBe(9);
  expect(await scale({ ...school, subject: '척도 라', grade: null }, young)).toBeNull();
});

it('is created, changed and deleted; the same exam twice is refused', async () => {
  const { status, body } = await create(mock);
  expect(status).toBe(201);
  expect(await read(body.id)).toEqual({ ...mock, term: null, part: null, gradeScale: 9, version: 1 });
  const twice = await create({ ...mock, rawScore: 1 });
  expect([twice.status, twice.body.code]).toEqual([409, 'duplicate']);
  const path = `/students/actual-exam-score/${body.id}` as const;
  const change = { ...mock, rawScore: 88, percentile: null, version: 1 } satisfies Sent<'updateActualExamScore'>;
  expect((await api.call('PUT', path, { as: 'admin', body: change })).status).toBe(200);
  expect(await read(body.id)).toMatchObject({ rawScore: 88, percentile: null, version: 2 });
  const refused = await api.call('PUT', path, { as: 'ta', body: change });
  expect([refused.status, refused.body.code]).toEqual([409, 'version-conflict']);
  expect(refused.body.conflicts).toMatchObject([
    {
      label: '2024년 6월 모의고사 수학',
      theirs: '원점수 88 · 표준점수 131 · 2등급 (9등급제)',
      theirVersion: 2,
      changedBy: staff.admin.name,
    },
  ]);
  expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
  expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(404);
});

describe('a grid', () => {
  const save = (rows: Sent<'saveActualExamScores'>['rows']) =>
    api.call('PUT', '/students/actual-exam-score/batch', { as: 'ta', body: { rows } });
  const row = (studentId: string, more: Partial<Sent<'saveActualExamScores'>['rows'][number]> = {}) => ({
    ...mock,
    month: 9,
    studentId,
    ...more,
  });
  const stored = async () =>
    (
      await api.gql(
        `{ actualExamScores(where: { year: { _eq: 2024 }, month: { _eq: 9 } }, order_by: { studentId: asc }) { studentId subject rawScore version } }`,
        { as: 'ta' },
      )
    ).body.data.actualExamScores;

  it('inserts new rows, changes different ones, leaves the rest', async () => {
    const first = await save([row(students.minsu.id), row(students.seoyeon.id)]);
    expect([first.status, first.body.created, first.body.changed]).toEqual([200, 2, 0]);
    const second = await save([
      row(students.minsu.id, { version: 1, rawScore: 90 }),
      row(students.seoyeon.id, { version: 1 }),
      row(students.jihun.id),
    ]);
    expect(second.body).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
    expect(await stored()).toEqual([
      { studentId: students.minsu.id, subject: '수학', rawScore: 90, version: 2 },
      { studentId: students.seoyeon.id, subject: '수학', rawScore: 84, version: 1 },
      { studentId: students.jihun.id, subject: '수학', rawScore: 84, version: 1 },
    ]);
  });

  it('is refused as a whole for an old version, an unknown student, a wrong value or a duplicate row', async () => {
    const before = await stored();
    const fresh = row(students.doyun.id);
    for (const [rows, status] of [
      [[fresh, row(students.minsu.id, { version: 1, rawScore: 1 })], 409],
      [[fresh, row(students.minsu.id, { rawScore: 1 })], 409],
      [[fresh, row(unknownId)], 404],
      [[fresh, row(students.geonu.id, { gradeScale: 5 })], 422],
      [[fresh, fresh], 400],
      [[], 400],
      [[{ ...fresh, rawScore: 'A' }], 400],
    ] as const) {
      expect((await save(unfit([...rows]))).status).toBe(status);
    }
    expect(await stored()).toEqual(before);
  });

  it('takes 2,000 rows', async () => {
    const { body } = await api.gql('{ students { id } }', { as: 'admin' });
    const ids: string[] = body.data.students.map(({ id }: { id: string }) => id);
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      ...row(ids[at % ids.length] ?? ''),
      month: 11,
      subject: `과목 ${Math.floor(at / ids.length)}`,
    }));
    const answer = await save(rows);
    expect([answer.status, answer.body.created]).toEqual([200, 2000]);
    expect((await save(unfit([...rows, rows[0]]))).status).toBe(400);
  });
});
