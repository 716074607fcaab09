import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeIso } from '#api/testing/foreign/writeIso.ts';
import { keepUpload } from '#client/files/upload/resumableUploads.ts';
import { contentHash } from '#client/files/contentHash.ts';
import { forgetSession, keepSession } from '#client/session/sessionStore.ts';
import { buildAuth } from '#mocks/builders/user.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { readRemembered, rememberUpload } from './rememberedUploads.ts';
import { restoreUploads, resumeUpload, resumeWith } from './resume.ts';
import { cancelVideoUpload, queueName, videoUploads } from './videoUploads.ts';

const id = '01990000-0000-7000-8000-000000000001';
const place = { lectureId: 'l', weekId: 'w' };
const content = writeIso();
const film = new File([content], '수업.mp4', { type: 'video/mp4' });
const shown = () => videoUploads.get()[0];
const choose = vi.fn();
const done = vi.fn();
let asked: string[];

beforeEach(() => {
  keepSession(buildAuth('admin'));
  videoUploads.set([]);
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    // Both parts have arrived.
    const parts = [1, 2].map((number) => ({ number, etag: `e${number}`, url: '/none' }));
    const begun = { fileId: id, uploadId: 'u', partBytes: 10, parts, expiresAt: inMinutes(1) };
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(begun);
  });
  return () => vi.unstubAllGlobals();
});
afterEach(forgetSession);

async function handleOf(file: File): Promise<FileSystemFileHandle> {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle(file.name, { create: true });
  const writer = await handle.createWritable();
  await writer.write(file);
  await writer.close();
  return handle;
}

/** An upload of the film that a reload cut off, with or without a handle. */
async function cutOff(handle?: FileSystemFileHandle): Promise<void> {
  const hash = await contentHash(film);
  rememberUpload({ id, name: film.name, sizeBytes: film.size, place, uploadId: 'u', contentHash: hash });
  const until = Date.parse(inMinutes(1));
  if (handle) await keepUpload({ id, queue: queueName, source: handle, until });
  await restoreUploads();
}

test('one tap goes on with what the browser has a handle of, and nothing of it stays', async () => {
  await cutOff(await handleOf(film));
  expect(shown()).toMatchObject({ state: 'PAUSED', file: null });
  await restoreUploads();
  expect(videoUploads.get()).toHaveLength(1);
  await resumeUpload(id, choose, done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(asked).toEqual(['POST /api/files/multipart/initiate', 'POST /api/lectures/l/weekly-lectures/w/videos']);
  expect([videoUploads.get(), readRemembered()]).toEqual([[], []]);
  expect(choose).not.toHaveBeenCalled();
});

test('a forbidden file waits for the next tap; one that is gone is chosen again', async () => {
  const handle = await handleOf(film);
  await cutOff(handle);
  const forbidden = { requestPermission: async () => 'denied', getFile: () => handle.getFile() };
  videoUploads.set([{ ...shown()!, handle: forbidden as unknown as FileSystemFileHandle }]);
  await resumeUpload(id, choose, done);
  expect(shown()).toMatchObject({ state: 'PAUSED', reason: expect.stringContaining('허용해야'), handle: forbidden });
  videoUploads.set([{ ...shown()!, handle }]);
  await (await navigator.storage.getDirectory()).removeEntry(film.name);
  await resumeUpload(id, choose, done);
  expect(shown()).toMatchObject({ state: 'PAUSED', reason: expect.stringContaining('찾을 수 없습니다') });
  vi.stubGlobal('showOpenFilePicker', undefined);
  await resumeUpload(id, choose, done);
  expect(choose).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

test.each([
  ['name', new File([film], '다른 수업.mp4')],
  ['size', new File([film, '!'], film.name)],
  ['last byte', new File([content.slice(0, -1), '!'], film.name)],
])('a file of another %s is refused in plain words, and nothing is sent', async (_, other) => {
  await cutOff();
  resumeWith(id, { files: [other], handles: new Map() }, done);
  await vi.waitFor(() => expect(shown()?.reason).toContain('올리던 것과 다른 파일입니다'));
  expect(shown()).toMatchObject({ state: 'PAUSED', file: null });
  expect(asked).toEqual([]);
  resumeWith(id, { files: [film], handles: new Map() }, done);
  await vi.waitFor(() => expect(videoUploads.get()).toEqual([]));
});

test('taking one from the list takes its parts from the server', async () => {
  await cutOff();
  cancelVideoUpload(id);
  expect([videoUploads.get(), readRemembered()]).toEqual([[], []]);
  await vi.waitFor(() => expect(asked).toEqual(['POST /api/files/multipart/abort']));
});

test('what another tab sends is not offered in a duplicate of it', async () => {
  let end = () => {};
  const held = navigator.locks.request(`upload:${id}`, () => new Promise<void>((resolve) => (end = resolve)));
  await cutOff();
  expect([videoUploads.get(), readRemembered()]).toEqual([[], []]);
  end();
  await held;
});
