// @module-tag timeless
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { contentFault } from '#ui-kit/format/file/faults.ts';
import { takes } from '#ui-kit/format/file/kinds.ts';
import { rightContents, wrongContents } from '../../../testing/foreign/wrongFiles.ts';
import { openFiles, pdfOf, png, send, type FileTools } from '../../../testing/setups/files.ts';

// Files as phones, messengers and other programs name them.

let api: TestApi;
let tools: FileTools;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
});
afterAll(() => api.close());

const material = () => `/files/LECTURE/${lectures.calculusB.id}` as const;
const onePage = await pdfOf(1);
const jpegOf = async () =>
  new Uint8Array(
    await sharp({ create: { width: 9, height: 6, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer(),
  );

it.each([
  ['뒤집힌\u202efdp.pdf', '뒤집힌fdp.pdf'],
  ['\u200b해설\ufeff.pdf\u200e', '해설.pdf'],
  ['해\u00ad설.pdf', '해설.pdf'],
  ['해설\u3164.pdf', '해설.pdf'],
  ['해설.pdf'.normalize('NFD'), '해설.pdf'],
])('under the name %j is called %s', async (fileName, name) => {
  const body = { fileName, contentType: 'application/pdf', fileSize: onePage.byteLength };
  const begun = await api.call('POST', material(), { as: 'ta', body });
  await send(tools, begun, onePage);
  expect((await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: begun.body.fileId } })).status).toBe(
    200,
  );
  const [row] = await api.deps.db.sql.query<{ name: string }>('select name from files where id = $1', [
    begun.body.fileId,
  ]);
  expect(row?.name).toBe(name);
});

it.each([
  ['필기.jpg', png, 'image/png'],
  ['필기.png', await jpegOf(), 'image/jpeg'],
  ['필기.heic', png, 'image/png'],
  ['소리.mp3', new TextEncoder().encode('RIFF0000WAVEfmt '), 'audio/wav'],
  ['필기.pdf', png, null],
  ['필기.png', onePage, null],
  ['소리.mp3', png, null],
])('of %s is what its content says', async (fileName, content, type) => {
  const body = { fileName, contentType: 'application/octet-stream', fileSize: content.byteLength };
  const begun = await api.call('POST', material(), { as: 'ta', body });
  await send(tools, begun, new Uint8Array(content));
  const done = await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: begun.body.fileId } });
  const [row] = await api.deps.db.sql.query<{ content_type: string }>('select content_type from files where id = $1', [
    begun.body.fileId,
  ]);
  expect([done.status, row?.content_type ?? null]).toEqual([type === null ? 415 : 200, type]);
});

const wrongs = Object.entries(wrongContents).filter(([what]) => !rightContents.pdf!.some((right) => right === what));
it.each(wrongs)('that is %s and called .pdf is refused in the words of the browser', async (_, content) => {
  const fileName = '필기.pdf';
  const body = { fileName, contentType: 'application/pdf', fileSize: content.byteLength };
  const begun = await api.call('POST', material(), { as: 'ta', body });
  await send(tools, begun, content);
  const { status, body: said } = await api.call('POST', '/files/upload-done', {
    as: 'ta',
    body: { fileId: begun.body.fileId },
  });
  expect([status, (said as { detail?: string }).detail]).toEqual([415, contentFault(takes.LECTURE, fileName, content)]);
  expect(await api.deps.storage.size(begun.body.fileId)).toBeNull();
});
