// @module-tag timeless
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentHash } from '#client/files/contentHash.ts';
import { lectures } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { fetchContent, openFiles, pdfOf, type FileTools } from '../../../testing/setups/files.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
let tools: FileTools;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
});
afterAll(() => api.close());

const mb = 1_048_576;
const owner = { ownerType: 'LECTURE', ownerId: lectures.calculusB.id } satisfies Partial<Sent<'beginMultipart'>>;

interface Part {
  number: number;
  etag: string | null;
  url: string;
}

/** A PDF that ends in this many random bytes. */
async function largePdf(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(content.subarray(at, Math.min(at + 65_536, bytes)));
  content.set(await pdfOf(1));
  return content;
}

const initiate = (fileName: string, fileSize: number, as: Person = 'ta', contentHash?: string) =>
  api.call('POST', '/files/multipart/initiate', {
    as,
    body: { ...owner, fileName, contentType: 'application/pdf', fileSize, contentHash },
  });

async function sendPart(begun: Awaited<ReturnType<typeof initiate>>, part: Part, content: Uint8Array<ArrayBuffer>) {
  const from = (part.number - 1) * begun.body.partBytes;
  const piece = content.slice(from, from + begun.body.partBytes);
  const sent = await tools.fetch({ ...begun, body: part }, { method: 'PUT', body: piece }, begun);
  return { number: part.number, etag: sent.headers.get('etag') ?? '', status: sent.status };
}

it('uploads a large file in parts, resumes it, and stores the same bytes', async () => {
  const content = await largePdf(20 * mb + 17);
  const fileName = '교재 전체.pdf';
  const hash = await contentHash(new Blob([content]));
  const begun = await initiate(fileName, content.byteLength, 'ta', hash);
  expect([begun.status, begun.body.partBytes]).toEqual([200, 8 * mb]);
  const parts: Part[] = begun.body.parts;
  expect(parts.map(({ number, etag }) => [number, etag])).toEqual([
    [1, null],
    [2, null],
    [3, null],
  ]);
  expect((await sendPart(begun, parts[1]!, content)).status).toBe(200);
  // An interrupted part counts as not sent.
  const half = await tools.fetch({ ...begun, body: parts[0] }, { method: 'PUT', body: content.slice(0, 100) }, begun);
  expect(half.status).toBe(400);

  const complete = (sent: Sent<'completeMultipart'>['parts'], name = fileName, as: Person = 'ta') =>
    api.call('POST', '/files/multipart/complete', {
      as,
      body: { fileName: name, uploadId: begun.body.uploadId, parts: sent },
    });
  const again = await initiate(fileName.normalize('NFD'), content.byteLength, 'ta', hash);
  expect(again.body).toMatchObject({ fileId: begun.body.fileId, uploadId: begun.body.uploadId });
  const etags = (again.body.parts as Part[]).map(({ etag }) => etag !== null);
  expect(etags).toEqual([false, true, false]);
  const others = [
    await initiate(fileName, content.byteLength, 'admin', hash),
    await initiate(fileName, content.byteLength),
    await initiate(fileName, content.byteLength, 'ta', '0'.repeat(64)),
  ];
  for (const other of others) expect(other.body.fileId).not.toBe(begun.body.fileId);

  const sent = [again.body.parts[1]];
  for (const at of [2, 0]) sent.push({ ...again.body.parts[1], ...(await sendPart(again, parts[at]!, content)) });
  expect((await complete(sent.slice(0, 2))).status).toBe(422);
});

it('is assembled from the named parts only, by the person who began it', async () => {
  const content = await largePdf(9 * mb);
  const fileName = '두 조각.pdf';
  const begun = await initiate(fileName, content.byteLength);
  const sent = [];
  for (const part of begun.body.parts) sent.push(await sendPart(begun, part, content));
  const complete = (parts: Sent<'completeMultipart'>['parts'], { name = fileName, as = 'ta' as Person } = {}) =>
    api.call('POST', '/files/multipart/complete', {
      as,
      body: { fileName: name, uploadId: begun.body.uploadId, parts },
    });
  expect((await complete(sent, { as: 'admin' })).status).toBe(404);
  expect((await complete(sent, { name: '다른.pdf' })).status).toBe(404);
  expect((await complete([])).status).toBe(400);
  const wrong = await complete([sent[0]!, { number: 2, etag: 'not this one' }]);
  expect([wrong.status, wrong.body.code]).toEqual([409, 'not-uploaded']);
  const done = await complete(sent.toReversed());
  expect([done.status, done.body.id]).toEqual([200, begun.body.fileId]);
  const given = await api.call('GET', `/files/get-url?fileId=${done.body.id}`, { as: 'minsu' });
  const read = new Uint8Array(await (await fetchContent(tools, given)).arrayBuffer());
  const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(sum(read)).toBe(sum(content));
  const rows = await api.deps.db.sql.query(`select sha256 from files where id = '${done.body.id}'`);
  expect(rows).toEqual([{ sha256: sum(content) }]);
  // A retry after a lost answer succeeds.
  expect((await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: done.body.id } })).status).toBe(200);
});

it('is never glued together from two files of one name and size', async () => {
  const [one, two] = [await largePdf(17 * mb), await largePdf(17 * mb)];
  const fileName = '교재.pdf';
  const hash = await contentHash(new Blob([two]));
  const begun = await initiate(fileName, one.byteLength, 'ta', hash);
  // The first parts are of one, the last of the other, as if the tab had been closed in between.
  const sent = [];
  for (const part of begun.body.parts) sent.push(await sendPart(begun, part, part.number === 3 ? two : one));
  const done = await api.call('POST', '/files/multipart/complete', {
    as: 'ta',
    body: { fileName, uploadId: begun.body.uploadId, parts: sent },
  });
  expect([done.status, done.body.code]).toEqual([422, 'content-differs']);
  const left = await api.deps.db.sql.query(`select from files where id = '${begun.body.fileId}'`);
  expect([left, await api.deps.storage.size(begun.body.fileId)]).toEqual([[], null]);
});

it('in one piece is compared, too', async () => {
  const content = await pdfOf(1);
  const body = { fileName: '한 조각.pdf', contentType: 'application/pdf', fileSize: content.byteLength };
  const send = async (hash: string | undefined) => {
    const begun = await api.call('POST', `/files/LECTURE/${lectures.calculusB.id}`, {
      as: 'ta',
      body: { ...body, contentHash: hash },
    });
    await tools.fetch(begun, { method: 'PUT', body: content }, begun);
    return api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: begun.body.fileId } });
  };
  expect((await send(await contentHash(new Blob([content])))).status).toBe(200);
  expect((await send('1'.repeat(64))).body.code).toBe('content-differs');
});

it('ends when it is cancelled', async () => {
  const begun = await initiate('그만.pdf', 9 * mb);
  const { fileId, uploadId } = begun.body;
  const abort = (as: Person) =>
    api.call('POST', '/files/multipart/abort', { as, body: { fileName: '그만.pdf', uploadId } });
  expect((await abort('admin')).status).toBe(404);
  expect((await abort('ta')).status).toBe(204);
  expect((await abort('ta')).status).toBe(404);
  expect(await api.deps.storage.listParts(fileId, uploadId)).toBeNull();
  expect((await sendPart(begun, begun.body.parts[0], new Uint8Array(9 * mb))).status).toBe(409);
});

it('takes an owner later, with the rules of that owner', async () => {
  const content = await pdfOf(1);
  const begin = (as: Person, body: Partial<Sent<'beginMultipart'>>) =>
    api.call('POST', '/files/multipart/initiate', {
      as,
      body: { fileName: '나중.pdf', contentType: 'application/pdf', fileSize: content.byteLength, ...body },
    });
  expect((await begin('ta', { ownerType: 'LECTURE' })).body.errors[0].field).toBe('ownerId');
  expect((await begin('ta', { fileName: '나중.exe' })).status).toBe(415);
  expect((await begin('minsu', { fileName: '영상.mp4' })).status).toBe(415);
  expect((await begin('minsu', { fileSize: 40 * mb })).status).toBe(413);

  const begun = await begin('ta', {});
  const part = await sendPart(begun, begun.body.parts[0], content);
  const done = (body: Partial<Sent<'finishUpload'>>, as: Person = 'ta') =>
    api.call('POST', '/files/upload-done', { as, body: { fileId: begun.body.fileId, ...body } });
  const complete = (body: Partial<Sent<'completeMultipart'>>) =>
    api.call('POST', '/files/multipart/complete', {
      as: 'ta',
      body: { fileName: '나중.pdf', uploadId: begun.body.uploadId, parts: [part], ...body },
    });
  expect((await done({})).body.errors[0].field).toBe('ownerType');
  expect((await done(owner, 'admin')).status).toBe(404);
  expect((await complete({})).status).toBe(200);
  const listed = `{ files(where: { id: { _eq: "${begun.body.fileId}" } }) { ownerType state } }`;
  expect((await api.gql(listed, { as: 'ta' })).body.data.files).toEqual([]);
  expect((await done({ ownerType: 'LECTURE', ownerId: unknownId })).status).toBe(404);
  expect((await done({ ownerType: 'VIDEO', ownerId: unknownId })).status).toBe(404);
  expect((await complete(owner)).status).toBe(200);
  expect((await api.gql(listed, { as: 'ta' })).body.data.files).toEqual([{ ownerType: 'LECTURE', state: 'DONE' }]);
  expect((await done(owner)).status).toBe(200);
});

it('keeps the owner it was begun with', async () => {
  const content = await pdfOf(2);
  const begun = await initiate('정해진 곳.pdf', content.byteLength);
  const part = await sendPart(begun, begun.body.parts[0], content);
  const body = {
    fileName: '정해진 곳.pdf',
    uploadId: begun.body.uploadId,
    parts: [part],
  } satisfies Sent<'completeMultipart'>;
  const elsewhere = { ...body, ownerType: 'LECTURE', ownerId: lectures.basics.id } satisfies Sent<'completeMultipart'>;
  const refused = await api.call('POST', '/files/multipart/complete', { as: 'ta', body: elsewhere });
  expect([refused.status, refused.body.code]).toEqual([409, 'fixed']);
  expect((await api.call('POST', '/files/multipart/complete', { as: 'ta', body })).status).toBe(200);
});
