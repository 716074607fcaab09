import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

// What one person may add: every table has its number in hasura/rowLimits.test.ts; here is how it is said.

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const fill = (text: string, params: unknown[]) => api.deps.db.sql.query(text, params);

it('a student is told the number and what to do', async () => {
  await fill(
    `insert into board_posts (category, title, body, created_by) select 'QUESTION', '질문', '?', $1 from generate_series(1, 1000)`,
    [students.minsu.id],
  );
  const body = { category: 'QUESTION', title: '하나 더', body: '?', isPublic: false } as const;
  const { status, body: answer } = await api.call('POST', '/board', { as: 'minsu', body });
  expect([status, answer.code, answer.detail]).toEqual([
    409,
    'too-many',
    '게시글은 1,000개까지 남길 수 있습니다. 쓰지 않는 것을 삭제한 뒤 다시 시도해 주세요.',
  ]);
  expect((await api.call('POST', '/board', { as: 'seoyeon', body })).status).toBeLessThan(300);
});

it('a TA is told the same, by a command and by GraphQL, and a manager goes on', async () => {
  await fill(`insert into student_memos (student_id, body) select $1, '메모' from generate_series(1, 2000)`, [
    students.doyun.id,
  ]);
  const memo = (as: 'ta' | 'admin') =>
    api.call('POST', `/students/${students.doyun.id}/memo`, { as, body: { body: '하나 더' } });
  const refused = await memo('ta');
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many']);
  expect((await memo('admin')).status).toBeLessThan(300);

  const [ta] = (await api.gql('{ tas { id } }', { as: 'ta' })).body.data.tas;
  await fill(
    `insert into saved_views (screen, name, query, created_by) select 'students', 'v' || n, 'q=' || n, $1 from generate_series(1, 300) as n`,
    [ta.id],
  );
  const save = `mutation { insert_savedViews_one(object: { screen: "students", name: "more", query: "q=a" }) { id } }`;
  const { errors } = (await api.gql(save, { as: 'ta' })).body;
  expect(errors[0].message).toContain('저장한 보기는 300개까지 남길 수 있습니다.');
});
