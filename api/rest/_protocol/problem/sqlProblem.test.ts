// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { sqlProblem } from './sqlProblem.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('words a unique constraint in Korean, at its field', async () => {
  const problem = await refusalOf(`insert into tags (name) values ('장학생')`);
  expect(problem).toMatchObject({ status: 409, code: 'duplicate-name' });
  expect(problem?.extras.errors).toEqual([{ field: 'name', message: '같은 이름의 태그가 이미 있습니다.' }]);
});

it('names the value that a row lacks', async () => {
  const problem = await refusalOf(`update tags set name = null`);
  expect(problem?.extras.errors).toEqual([{ field: 'name', message: '이름을 입력해 주세요.' }]);
});

it('words the refusal of a trigger, with its facts', async () => {
  const problem = await refusalOf(`update lectures set capacity = 1`);
  expect(problem).toMatchObject({ status: 409, code: 'capacity-below-enrolled' });
  expect(problem?.message).toMatch(/^오늘부터 많게는 \d+명이 등록되어 있어/);
});

it('names the refusal of a shared trigger by its table', async () => {
  const forget = `select anonymise_student(id) from students where student_number = '20260024'`;
  await api.deps.db.sql.query(forget);
  const memo = `insert into student_memos (student_id, body) select id, '메모' from students where anonymised_at is not null`;
  expect(await refusalOf(memo)).toMatchObject({ status: 409, code: 'anonymised' });
  expect(await refusalOf(`update files set state = 'UPLOADING'`)).toMatchObject({
    status: 409,
    code: 'move-not-allowed',
  });
});

it('calls a value of the wrong form invalid, not a fault', async () => {
  expect(await refusalOf(`select 'x'::uuid`)).toMatchObject({ status: 422, code: 'invalid-value' });
  expect(await refusalOf(`select 1 / 0`)).toMatchObject({ status: 422 });
  expect((await refusalOf(`select 3000000000::int`))?.message).toBe('숫자가 너무 크거나 작습니다.');
});

it('tells what is not there from what is in use, of one foreign key', async () => {
  const nobody = `'01990000-0000-7000-8000-00000000dead'`;
  const missing = `insert into word_test_plans (deck_id, title, to_sequence, question_count, target_count, opens_at, closes_at, kind, created_by, weekly_lecture_id)
    select id, '시험', 1, 1, 1, now(), now() + interval '1 day', 'SPELLING', null, ${nobody} from word_decks limit 1`;
  expect(await refusalOf(missing)).toMatchObject({ status: 404, code: 'not-found' });
  expect((await refusalOf(missing))?.message).toBe('주차를 찾을 수 없습니다. 그 사이에 삭제되었을 수 있습니다.');
  expect(await refusalOf('delete from attendance_types')).toMatchObject({ status: 409, code: 'in-use' });
});

it('leaves faults alone', async () => {
  expect(await refusalOf('select nothing from nowhere')).toBeNull();
  expect(sqlProblem(new Error('other'))).toBeNull();
});

async function refusalOf(sql: string) {
  const error = await api.deps.db.sql.query(sql).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return sqlProblem(error);
}
