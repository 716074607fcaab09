import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { askQuestion, lectureOf } from '../../testing/setups/board.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let lectureId: string;
beforeAll(async () => {
  api = await startApi();
  lectureId = await lectureOf(api);
});
afterAll(() => api.close());

const question = { title: '3번 풀이가 이해되지 않아요', body: '왜 판별식을 쓰나요?' };
const answer = { body: '근이 두 개이기 때문이에요. $b^2-4ac>0$' };

it('names wrong fields, and posts and answers that are not there', async () => {
  const post = (body: Sent<'createBoardPost'>) => api.call('POST', '/board', { as: 'minsu', body });
  expect((await post({ title: '', body: '' })).status).toBe(400);
  expect((await post({ title: '제목만' })).body.errors[0].field).toBe('body');
  for (const [field, wrong] of Object.entries({
    lectureId: { lectureId: unknownId },
    examId: { lectureId, examId: unknownId },
    title: { title: ' \u200b' },
  })) {
    const refused = await post({ ...question, ...wrong });
    expect([refused.status, refused.body.errors?.[0].field], field).toEqual([422, field]);
  }
  const toClass = await post({ ...question, visibility: 'CLASS' });
  expect([toClass.status, toClass.body.errors[0].field]).toEqual([422, 'lectureId']);
  expect((await api.call('PUT', `/board/${unknownId}`, { as: 'ta', body: question })).status).toBe(404);
  expect((await api.call('DELETE', `/board/${unknownId}`, { as: 'ta' })).status).toBe(404);
  expect((await api.call('POST', `/board/${unknownId}/answer`, { as: 'ta', body: answer })).status).toBe(404);
  expect((await api.call('PUT', `/board/answer/${unknownId}`, { as: 'ta', body: answer })).status).toBe(404);
  expect((await api.call('DELETE', `/board/answer/${unknownId}`, { as: 'ta' })).status).toBe(404);
});

it('takes questions of students, FAQ and notices of staff', async () => {
  const byStaff = await api.call('POST', '/board', { as: 'ta', body: question });
  expect([byStaff.status, byStaff.body.code]).toEqual([409, 'students-ask']);
  const faq = await api.call('POST', '/board', { as: 'minsu', body: { ...question, category: 'FAQ' } });
  expect([faq.status, faq.body.code]).toEqual([409, 'questions-only']);
  const made = await api.call('POST', '/board', { as: 'ta', body: { ...question, category: 'FAQ' } });
  expect(made.status).toBe(201);
  const seen = await api.gql(`{ boardPosts_by_pk(id: "${made.body.id}") { title } }`);
  expect(seen.body.data.boardPosts_by_pk).toEqual({ title: question.title });
  const draft = { ...question, category: 'NOTICE', isPublic: false } satisfies Sent<'createBoardPost'>;
  const { id } = (await api.call('POST', '/board', { as: 'ta', body: draft })).body;
  expect((await api.gql(`{ boardPosts_by_pk(id: "${id}") { title } }`)).body.data.boardPosts_by_pk).toBeNull();
});

it('is about an exam the student sat and an item it has', async () => {
  const [exam] = await api.deps.db.sql.query<{ id: string; lecture: string; number: number }>(
    `select exams.id, exams.lecture_id as lecture, max(item.number)::integer as number from exams
     join scores on scores.exam_id = exams.id join exam_items as item on item.exam_id = exams.id
     where is_shown and student_id = $1 group by exams.id limit 1`,
    [students.minsu.id],
  );
  if (!exam) throw new Error('Minsu sat no exam');
  const about = { ...question, lectureId: exam.lecture, examId: exam.id };
  const ask = (examNumber: number) => api.call('POST', '/board', { as: 'minsu', body: { ...about, examNumber } });
  expect((await ask(exam.number)).status).toBe(201);
  expect((await ask(100)).body.errors[0].field).toBe('examNumber');
});

it('refuses another student’s private question like one that is not there', async () => {
  const id = await askQuestion(api, { ...question, lectureId });
  const read = await api.gql(
    `{ boardPosts_by_pk(id: "${id}") { id } boardAnswers(where: {postId: {_eq: "${id}"}}) { id } }`,
    {
      as: 'seoyeon',
    },
  );
  expect(read.body.data).toEqual({ boardPosts_by_pk: null, boardAnswers: [] });
  const tries = [
    ['PUT', `/board/$`, question],
    ['DELETE', `/board/$`],
    ['POST', '/board/$/follow-up', { body: '저도요' }],
    ['PUT', '/board/$/accept', { answerId: unknownId, isAccepted: true }],
    ['POST', '/board/$/reopen'],
    [
      'POST',
      '/board/file/upload',
      { postId: '$', files: [{ fileName: 'a.png', contentType: 'image/png', fileSize: 9 }] },
    ],
  ] as const;
  for (const [method, path, body] of tries) {
    const asked = async (wanted: string) => {
      const sent = body && JSON.parse(JSON.stringify(body).replace('$', wanted));
      const { status, body: said } = await api.send(method, path.replace('$', wanted), { as: 'seoyeon', body: sent });
      return [status, said.code, said.detail];
    };
    expect(await asked(id), path).toEqual(await asked(unknownId));
    expect((await asked(id))[0], path).toBe(404);
  }
});

it('lets the class read a question without the name, and not change it', async () => {
  const id = await askQuestion(api, { ...question, lectureId, visibility: 'CLASS' });
  const list = await api.call('GET', '/board?show=CLASS', { as: 'seoyeon' });
  const found = list.body.posts.find((post: { id: string }) => post.id === id);
  expect(found).toMatchObject({ visibility: 'ANONYMOUS', authorName: null, isMine: false });
  const read = await api.gql(`{ boardPosts_by_pk(id: "${id}") { visibility author { name } } }`, { as: 'seoyeon' });
  expect(read.body.data.boardPosts_by_pk).toEqual({ visibility: 'ANONYMOUS', author: null });
  expect((await api.call('PUT', `/board/${id}`, { as: 'seoyeon', body: question })).status).toBe(403);
  expect((await api.call('POST', `/board/${id}/follow-up`, { as: 'seoyeon', body: { body: '저도요' } })).status).toBe(
    403,
  );
  expect((await api.call('DELETE', `/board/${id}`, { as: 'seoyeon' })).status).toBe(403);
});

it('is answered, accepted, asked on and reopened', async () => {
  const id = await askQuestion(api, { ...question, lectureId });
  const waits = async () => {
    const { body } = await api.gql(`{ boardPosts_by_pk(id: "${id}") { waitingSince answeredAt } }`, { as: 'ta' });
    return body.data.boardPosts_by_pk.waitingSince !== null;
  };
  expect(await waits()).toBe(true);
  expect((await api.call('POST', `/board/${id}/reopen`, { as: 'minsu' })).body.code).toBe('waiting');
  const given = await api.call('POST', `/board/${id}/answer`, { as: 'ta', body: answer });
  expect([given.status, await waits()]).toEqual([201, false]);
  expect((await api.call('PUT', `/board/${id}`, { as: 'minsu', body: { title: '다른 질문' } })).body.code).toBe(
    'answered',
  );
  expect((await api.call('DELETE', `/board/${id}`, { as: 'minsu' })).body.code).toBe('answered');
  const accept = (isAccepted: boolean) =>
    api.call('PUT', `/board/${id}/accept`, { as: 'minsu', body: { answerId: given.body.id, isAccepted } });
  expect((await accept(true)).status).toBe(200);
  expect((await api.call('POST', `/board/${id}/follow-up`, { as: 'minsu', body: { body: '음수면요?' } })).status).toBe(
    201,
  );
  expect(await waits()).toBe(true);
  const { body } = await api.gql(
    `{ boardAnswers(where: {postId: {_eq: "${id}"}}, order_by: [{createdAt: asc}]) { kind isAccepted } }`,
    {
      as: 'minsu',
    },
  );
  expect(body.data.boardAnswers).toEqual([
    { kind: 'ANSWER', isAccepted: false },
    { kind: 'FOLLOW_UP', isAccepted: false },
  ]);
  expect((await accept(true)).status).toBe(200);
  expect(await waits()).toBe(false);
  expect((await api.call('POST', `/board/${id}/reopen`, { as: 'minsu' })).status).toBe(200);
  expect(await waits()).toBe(true);
  expect((await api.call('DELETE', `/board/answer/${given.body.id}`, { as: 'ta' })).status).toBe(204);
  expect(await waits()).toBe(true);
});

it('tells the second of two who answer at once', async () => {
  const id = await askQuestion(api, { ...question, lectureId });
  const { body } = await api.gql(`{ boardPosts_by_pk(id: "${id}") { version } }`, { as: 'ta' });
  const { version } = body.data.boardPosts_by_pk;
  const post = (as: 'ta' | 'taAdmin') => api.call('POST', `/board/${id}/answer`, { as, body: { ...answer, version } });
  expect((await post('ta')).status).toBe(201);
  const second = await post('taAdmin');
  expect([second.status, second.body.code, second.body.conflicts[0].changedBy]).toEqual([
    409,
    'version-conflict',
    staff.ta.name,
  ]);
});

it('keeps what posts and answers said, for staff', async () => {
  const id = await askQuestion(api, { ...question, lectureId, visibility: 'CLASS' });
  await api.call('PUT', `/board/${id}`, { as: 'minsu', body: { body: '다시 썼어요', version: 1 } });
  const stale = await api.call('PUT', `/board/${id}`, { as: 'minsu', body: { body: '또', version: 1 } });
  expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
  const given = (await api.call('POST', `/board/${id}/answer`, { as: 'ta', body: answer })).body.id;
  await api.call('PUT', `/board/answer/${given}`, { as: 'taAdmin', body: { body: '수정한 답', version: 1 } });
  expect((await api.call('PUT', `/board/answer/${given}`, { as: 'ta', body: { ...answer, version: 1 } })).status).toBe(
    409,
  );
  const ask = `{ boardVersions(where: {postId: {_eq: "${id}"}}, order_by: [{at: asc}]) { answerId body } }`;
  const { body } = await api.gql(ask, { as: 'ta' });
  expect(body.data.boardVersions.map((one: { body: string }) => one.body)).toEqual([
    question.body,
    '다시 썼어요',
    answer.body,
    '수정한 답',
  ]);
  expect((await api.gql(ask, { as: 'seoyeon' })).body.errors).toHaveLength(1);
});

it('puts all FAQ in an order, or nothing', async () => {
  const rows = await api.deps.db.sql.query<{ id: string }>(
    `select id from board_posts where category = 'FAQ' and deleted_at is null order by sort_order, id`,
  );
  const postIds = rows.map(({ id }) => id).reverse();
  const sort = (ids: string[]) =>
    api.call('PUT', '/board/sort-order', { as: 'ta', body: { category: 'FAQ', postIds: ids } });
  expect((await sort(postIds)).status).toBe(204);
  const listed = await api.call('GET', '/board?category=FAQ&limit=100', { as: 'minsu' });
  expect(listed.body.posts.map(({ id }: { id: string }) => id)).toEqual(postIds);
  const partly = await sort(postIds.slice(1));
  expect([partly.status, partly.body.code]).toEqual([409, 'order-changed']);
});

it('finds similar questions among those one may read', async () => {
  const title = '삼각함수 덧셈정리 증명이 어려워요';
  const open = await askQuestion(api, { title, body: '왜 성립하나요', lectureId, visibility: 'ANONYMOUS' });
  const secret = await askQuestion(api, { title, body: '왜 성립하나요', lectureId });
  const find = async (as: 'minsu' | 'seoyeon') => {
    const { body } = await api.call('GET', `/board?words=${encodeURIComponent('덧셈정리 증명')}`, { as });
    return body.posts.map(({ id }: { id: string }) => id);
  };
  expect(await find('minsu')).toEqual(expect.arrayContaining([open, secret]));
  expect(await find('seoyeon')).toContain(open);
  expect(await find('seoyeon')).not.toContain(secret);
});

it('is handed to a TA, waits by the academy’s deadline, and has canned answers', async () => {
  const id = await askQuestion(api, { ...question, lectureId });
  const assign = (as: 'ta' | 'minsu') => api.call('PUT', `/board/${id}`, { as, body: { assignedTaId: staff.ta.id } });
  expect([(await assign('minsu')).status, (await assign('ta')).status]).toEqual([403, 200]);
  const set = (version: number) =>
    api.call('PUT', '/board/settings', { as: 'admin', body: { answerHours: 12, version } });
  expect([(await set(1)).status, (await set(1)).status]).toEqual([204, 409]);
  const reply = { title: '풀이 사진 요청', body: '풀이 과정을 사진으로 올려 주세요.' };
  const made = await api.call('POST', '/board/replies', { as: 'ta', body: reply });
  expect(made.status).toBe(201);
  expect((await api.call('POST', '/board/replies', { as: 'ta', body: reply })).body.code).toBe('duplicate');
  const path = `/board/replies/${made.body.id}` as const;
  const put = () => api.call('PUT', path, { as: 'ta', body: { ...reply, body: '풀이를 올려 주세요.', version: 1 } });
  expect([(await put()).status, (await put()).status]).toEqual([200, 409]);
  expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(204);
  expect((await api.call('DELETE', path, { as: 'ta' })).status).toBe(404);
});
