import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { askQuestion, lectureOf } from '../../testing/setups/board.ts';
import { openFiles, png, send } from '../../testing/setups/files.ts';
import { listen } from '../../testing/servers/listen.ts';

let api: TestApi;
let id: string;
let fileId: string;
beforeAll(async () => {
  api = await startApi();
  const lectureId = await lectureOf(api);
  id = await askQuestion(api, {
    title: '이 증명이 맞나요?',
    body: '사진을 봐 주세요.',
    lectureId,
    visibility: 'ANONYMOUS',
  });
  fileId = await bringPhoto(id);
  await api.call('POST', `/board/${id}/answer`, { as: 'ta', body: { body: '맞아요.' } });
  await api.call('POST', `/board/${id}/follow-up`, { as: 'minsu', body: { body: '왜요?' } });
});
afterAll(() => api.close());

/** Sends a photograph with a telling name, as the portal does. */
async function bringPhoto(postId: string): Promise<string> {
  const file = { fileName: `${students.minsu.name}.png`, contentType: 'image/png', fileSize: png.byteLength };
  const begun = await api.call('POST', '/board/file/upload', { as: 'minsu', body: { postId, files: [file] } });
  const [upload] = begun.body.files;
  await send(openFiles(api), { ...begun, body: upload.parts[0] }, png);
  const done = await api.call('POST', '/files/upload-done', { as: 'minsu', body: { fileId: upload.fileId } });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  return upload.fileId;
}

/** Everything by which somebody could be known. */
const traces = [students.minsu.id, students.minsu.name, students.minsu.loginId];
const expectNoTrace = (answer: unknown) => {
  for (const trace of traces) expect(JSON.stringify(answer)).not.toContain(trace);
};

it('does not say in REST who asked', async () => {
  for (const path of ['/board?show=CLASS', '/board', `/board?words=${encodeURIComponent('증명이 맞나요')}`] as const) {
    const { body } = await api.call('GET', path, { as: 'seoyeon' });
    const post = body.posts.find((one: { id: string }) => one.id === id);
    expect(post).toMatchObject({ authorName: null, isMine: false });
    expectNoTrace(post);
  }
  const staff = await api.call('GET', '/board?show=CLASS&limit=100', { as: 'ta' });
  expect(staff.body.posts.find(({ id: one }) => one === id)!.authorName).toBe(students.minsu.name);
});

it('does not say in GraphQL who asked, however it is asked', async () => {
  const where = `where: {id: {_eq: "${id}"}}`;
  const read = await api.gql(
    `{ boardPosts(${where}) { id title body visibility author { name } createdByStudent { id }
        files { id name } answers { kind body } }
      boardAuthors(where: {postId: {_eq: "${id}"}}) { name } }`,
    { as: 'seoyeon' },
  );
  expect(read.body.data.boardPosts).toMatchObject([
    { author: null, createdByStudent: null, files: [{ name: '질문 1.png' }], answers: [{}, {}] },
  ]);
  expect(read.body.data.boardAuthors).toEqual([]);
  expectNoTrace(read.body);
  const me = students.minsu.id;
  for (const guess of [
    `boardPosts(where: {id: {_eq: "${id}"}, createdByStudent: {id: {_eq: "${me}"}}}) { id }`,
    `boardPosts(where: {id: {_eq: "${id}"}, author: {name: {_is_null: false}}}) { id }`,
  ]) {
    expect((await api.gql(`{ ${guess} }`, { as: 'seoyeon' })).body.data.boardPosts, guess).toEqual([]);
  }
  for (const refused of [
    `boardPosts(${where}) { createdBy }`,
    `boardPosts(${where}) { assignedTaId }`,
    `boardPosts(where: {createdBy: {_eq: "${me}"}}) { id }`,
    `boardPosts(order_by: [{createdBy: asc}]) { id }`,
    `boardPosts(${where}) { readers { studentId } }`,
    `boardPosts(${where}) { versions { actorId } }`,
    `boardAnswers(where: {postId: {_eq: "${id}"}}) { createdBy }`,
    `boardAnswers(where: {postId: {_eq: "${id}"}}) { createdByStaff { name } }`,
    `files(where: {id: {_eq: "${fileId}"}}) { createdBy }`,
    `boardReaders { studentId }`,
    `boardPosts_aggregate { aggregate { count } }`,
  ]) {
    const { body } = await api.gql(`{ ${refused} }`, { as: 'seoyeon' });
    expect(body.errors, refused).toHaveLength(1);
    expectNoTrace(body);
  }
  const own = await api.gql(`{ boardPosts(where: {createdByStudent: {id: {_eq: "${me}"}}}) { id } }`, { as: 'minsu' });
  expect(own.body.data.boardPosts).toContainEqual({ id });
  const staff = await api.gql(`{ boardPosts(${where}) { createdByStudent { user { name } } } }`, { as: 'ta' });
  expect(staff.body.data.boardPosts[0].createdByStudent.user.name).toBe(students.minsu.name);
});

it('does not say in events who asked', async () => {
  const heard = await listen(api, (await api.signIn(students.seoyeon.loginId)).token);
  await api.call('POST', `/board/${id}/follow-up`, { as: 'minsu', body: { body: '하나 더요' } });
  await expect.poll(() => heard.events.some(({ data }) => data.includes('boardPosts'))).toBe(true);
  expectNoTrace(heard.events);
  heard.close();
});

it('serves files with the question, and no more once it is deleted', async () => {
  const open = (as: 'seoyeon' | 'ta' | 'admin' | 'doyun') => api.call('GET', `/files/get-url?fileId=${fileId}`, { as });
  const reading = await open('seoyeon');
  expect(reading.status).toBe(200);
  expectNoTrace(reading.body);
  const tools = openFiles(api);
  expect((await tools.fetch(reading, {}, reading)).status).toBe(200);
  expect((await api.call('DELETE', `/board/${id}`, { as: 'ta' })).status).toBe(204);
  // An address that was given before leads nowhere either.
  expect((await tools.fetch(reading, {}, reading)).status).not.toBe(200);
  for (const as of ['seoyeon', 'ta', 'admin'] as const) expect((await open(as)).status, as).toBe(404);
  for (const as of ['seoyeon', 'ta', 'admin'] as const) {
    const { body } = await api.gql(
      `{ files(where: {id: {_eq: "${fileId}"}}) { id } boardPosts_by_pk(id: "${id}") { id } boardAnswers(where: {postId: {_eq: "${id}"}}) { id } }`,
      { as },
    );
    expect(body.data, as).toEqual({ files: [], boardPosts_by_pk: null, boardAnswers: [] });
  }
  expect((await api.call('PUT', `/board/${id}`, { as: 'minsu', body: { title: '다시' } })).status).toBe(404);
  expect((await api.call('POST', `/board/${id}/answer`, { as: 'ta', body: { body: '늦은 답' } })).status).toBe(404);
});

it('takes files only for one’s own question, few and of known kinds', async () => {
  const mine = await askQuestion(api, { title: '사진', body: '봐 주세요' });
  const upload = (as: 'minsu' | 'ta', files: Sent<'uploadBoardFiles'>['files']) =>
    api.call('POST', '/board/file/upload', { as, body: { postId: mine, files } });
  const file = { fileName: 'a.png', contentType: 'image/png', fileSize: 9 };
  expect((await upload('minsu', [{ ...file, fileName: 'a.exe' }])).status).toBe(415);
  expect((await upload('minsu', [{ ...file, fileSize: 21 * 1_048_576 }])).status).toBe(413);
  expect((await upload('ta', [file])).status).toBe(201);
  expect(
    (
      await upload(
        'minsu',
        Array.from({ length: 10 }, () => file),
      )
    ).body.code,
  ).toBe('too-many-files');
  const foreign = { body: '답', fileIds: [fileId] };
  expect((await api.call('POST', `/board/${mine}/answer`, { as: 'ta', body: foreign })).body.errors[0].field).toBe(
    'fileIds',
  );
});
