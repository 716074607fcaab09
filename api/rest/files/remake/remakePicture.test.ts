// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { openFiles, send } from '../../../testing/setups/files.ts';
import { flatJpeg, turnedBy, withSegments } from '../../../testing/foreign/jpegParts.ts';
import { sha256 } from '../../../security/digest.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const photo = withSegments(flatJpeg(640, 480), turnedBy(6));

async function arrived(): Promise<string> {
  const body = { fileName: '칠판.png', contentType: 'image/png', fileSize: photo.byteLength };
  const begun = await api.call('POST', `/files/LECTURE/${lectures.calculusB.id}`, { as: 'ta', body });
  await send(openFiles(api), begun, photo);
  return begun.body.fileId;
}
const finish = (fileId: string) => api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId } });
const rowOf = (id: string) =>
  api.deps.db.kysely.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const storedOf = async (id: string) => new Uint8Array(await new Response(await api.deps.storage.get(id)).arrayBuffer());

async function expectMade(id: string): Promise<void> {
  expect((await finish(id)).status).toBe(200);
  const stored = await storedOf(id);
  expect(readPicture(stored)).toMatchObject({ kind: 'JPEG', width: 480, height: 640, turn: 1, hasFacts: false });
  expect(await rowOf(id)).toMatchObject({
    state: 'DONE',
    name: '칠판.jpg',
    content_type: 'image/jpeg',
    size_bytes: stored.byteLength,
    sha256: await sha256(stored),
  });
}

/** The same picture made by another upload: what a call leaves that ends before it has listed the file. */
async function madeElsewhere(): Promise<Uint8Array<ArrayBuffer>> {
  const id = await arrived();
  await finish(id);
  return storedOf(id);
}

it('is made once', async () => {
  const id = await arrived();
  await expectMade(id);
  await expectMade(id);
});

it('is made again when the server ended before it was stored', async () => {
  const id = await arrived();
  await finishPart(id);
  await api.deps.db.kysely
    .updateTable('files')
    .set({ sha256: await sha256(await madeElsewhere()) })
    .where('id', '=', id)
    .execute();
  await expectMade(id);
});

it('is listed as it is when the server ended after it was stored', async () => {
  const id = await arrived();
  await finishPart(id);
  const made = await madeElsewhere();
  await api.deps.db.kysely
    .updateTable('files')
    .set({ sha256: await sha256(made) })
    .where('id', '=', id)
    .execute();
  await api.deps.storage.put(id, made);
  await expectMade(id);
});

it('is refused when something else lies there', async () => {
  const id = await arrived();
  await finishPart(id);
  await api.deps.storage.put(id, await madeElsewhere());
  expect(await finish(id)).toMatchObject({ status: 422, body: { code: 'incomplete' } });
});

/** Puts the parts together, as the first step of a call does. */
async function finishPart(id: string): Promise<void> {
  const { upload_id } = await rowOf(id);
  const parts = await api.deps.storage.listParts(id, upload_id ?? '');
  await api.deps.storage.completeParts(id, upload_id ?? '', parts ?? []);
}
