// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { inHours } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { sendImport, workbookOf } from '../../../testing/setups/workbooks.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const header = ['이름', '학번', '학교', '학년', '휴대폰', '대표강의', '태그', '메모'];

async function importRows(...rows: string[][]): Promise<string> {
  const file = await workbookOf([header, ...rows]);
  const { plan } = (await sendImport(api, 'ta', { mode: 'PREVIEW', file })).body;
  const { status, body } = await sendImport(api, 'ta', { mode: 'COMMIT', file, plan });
  expect(status).toBe(200);
  return body.changeSetId;
}

const undo = (changeSetId?: string) => sendImport(api, 'ta', { mode: 'UNDO', changeSetId });

/** All data an import writes, except audit and version columns. */
async function state() {
  const { body } = await api.gql(
    `{ students(order_by: {studentNumber: asc}) { id studentNumber school grade parentPhone user { name phone userTags(order_by: {tagId: asc}) { tagId } }
        representativeLecture { lectureId } memos(order_by: {id: asc}) { body } }
      tags(order_by: {name: asc}) { id name } studentImports(order_by: {id: asc}) { id } }`,
    { as: 'ta' },
  );
  return body.data;
}

const idOf = async (number: string): Promise<string> =>
  (await state()).students.find(({ studentNumber }: { studentNumber: string }) => studentNumber === number).id;

it('is for an import that was not undone', async () => {
  const changeSetId = await importRows(['마루한', '61000001']);
  expect((await undo()).body.errors[0].field).toBe('changeSetId');
  for (const malformed of ['', 'x']) expect((await undo(malformed)).status).toBe(400);
  expect((await undo(crypto.randomUUID())).status).toBe(404);
  expect((await undo(changeSetId)).status).toBe(200);
  expect((await undo(changeSetId)).status).toBe(404);
});

it('leaves everything as it was before the import', async () => {
  await importRows(['마루솔', '62000001', '세움고', '고1', '010-6200-0001', '미적분 B', '기숙', '메모 하나']);
  const before = await state();
  const changeSetId = await importRows(
    ['마루솔이', '62000001', '다온고', '고2', '010-6200-0002', '확통 심화', '새 꼬리표', '메모 둘'],
    ['마루별', '62000002', '세움고', '고1', '010-6200-0003', '확통 심화', '새 꼬리표, 기숙', '메모 셋'],
  );
  const { status, body } = await undo(changeSetId);
  expect([status, body.mode, body.counts.new, body.counts.changed]).toEqual([200, 'UNDO', 1, 1]);
  expect(await state()).toEqual(before);
  const { body: log } = await api.gql('query ($id: uuid!) { auditLog(where: {changeSetId: {_eq: $id}}) { action } }', {
    as: 'admin',
    variables: { id: body.changeSetId },
  });
  expect(log.data.auditLog.length).toBeGreaterThan(5);
});

it('is refused as a whole when somebody changed one of the students since', async () => {
  const changeSetId = await importRows(['마루비', '63000001', '세움고'], ['마루온', '63000002', '세움고']);
  const id = await idOf('63000002');
  const { body: found } = await api.gql('query ($id: uuid!) { students_by_pk(id: $id) { version } }', {
    as: 'ta',
    variables: { id },
  });
  const change = { name: '마루온', school: '다온고', version: found.data.students_by_pk.version };
  expect((await api.call('PUT', `/students/${id}`, { as: 'admin', body: change })).status).toBe(200);
  const before = await state();
  const { status, body } = await undo(changeSetId);
  expect([status, body.code]).toEqual([409, 'changed-since']);
  expect(body.detail).toContain('마루온');
  expect(body.conflicts).toEqual([expect.objectContaining({ id, label: '마루온', changedBy: staff.admin.name })]);
  expect(await state()).toEqual(before);
});

it.each([
  ['a consult', '상담 기록', (id: string) => ['POST', `/students/${id}/consult`, consult] as const],
  ['a memo', '학생 메모', (id: string) => ['POST', `/students/${id}/memo`, { body: '나중에 쓴 메모' }] as const],
])('is refused when %s hangs on a student it made', async (_, word, act) => {
  const number = `6400${Math.trunc(Math.random() * 9000) + 1000}`;
  const changeSetId = await importRows(['마루단', number]);
  const [method, path, body] = act(await idOf(number));
  expect((await api.call(method, path, { as: 'ta', body })).status).toBe(201);
  const answer = await undo(changeSetId);
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
    409,
    'changed-since',
    expect.stringContaining(`마루단: ${word}`),
  ]);
});

const consult = {
  channel: 'PHONE',
  counterpart: 'PARENT',
  topic: 'STUDY',
  body: '첫 상담',
  consultedAt: inHours(-1),
};

it('undoes an import of hundreds of students', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => [
    `대량 ${at}`,
    String(65000000 + at),
    '세움고',
    '고2',
    '',
    '미적분 B',
    '대량',
    '',
  ]);
  const before = await state();
  const { status } = await undo(await importRows(...rows));
  expect(status).toBe(200);
  expect(await state()).toEqual(before);
});
