// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playLimitWords } from '#ui-kit/format/film/filmWords.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { openFiles, type FileTools } from '../../testing/setups/files.ts';
import { foreignFilms } from '../../testing/foreign/films.ts';
import { writeEbml } from '../../testing/foreign/writeEbml.ts';
import { writeIso } from '../../testing/foreign/writeIso.ts';
import { addWeek, type WeekPath } from '../../testing/rows.ts';

let api: TestApi;
let tools: FileTools;
let videos: `${WeekPath}/videos`;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
  videos = `${(await addWeek(api, 30)).path}/videos`;
});
afterAll(() => api.close());

/** Sends a film in parts and makes a video of it. */
async function add(content: Uint8Array<ArrayBuffer>, fileName: string) {
  const body = { fileName, contentType: 'video/mp4', fileSize: content.byteLength };
  const begun = await api.call('POST', '/files/multipart/initiate', { as: 'ta', body });
  const { fileId, partBytes, parts } = begun.body;
  for (const { number, url } of parts) {
    const piece = content.slice((number - 1) * partBytes, number * partBytes);
    await tools.fetch({ ...begun, body: { url } }, { method: 'PUT', body: piece }, begun);
  }
  return api.call('POST', videos, { as: 'ta', body: { title: fileName, fileId } });
}
const read = async (id: string) =>
  (await api.gql(`{ videos_by_pk(id: "${id}") { durationSeconds files { contentType playLimit } } }`, { as: 'ta' }))
    .body.data.videos_by_pk;

it('takes a film that some cannot play, says so, and keeps it', async () => {
  const { status, body } = await add(writeIso({ brand: 'qt  ', picture: 'hvc1' }), '아이폰.mp4');
  expect([status, body.notice]).toEqual([201, playLimitWords('HEVC')]);
  expect(await read(body.id)).toEqual({
    durationSeconds: 12,
    files: [{ contentType: 'video/quicktime', playLimit: 'HEVC' }],
  });
  const common = await add(writeIso(), '수업.mp4');
  expect([common.status, common.body.notice]).toEqual([201, undefined]);
});

it('takes a recording without a length that is larger than any head', async () => {
  const { status, body } = await add(writeEbml({ isLive: true, seconds: 70, pictureBytes: 1_048_576 }), '실시간.webm');
  expect(status).toBe(201);
  expect((await read(body.id)).durationSeconds).toBe(70);
});

it.each(['잘린 수업.mp4', '열린 채 잘림.mp4', '잘린 조각.mp4', '잘린 수업.webm', '소리만.mp4'])(
  'refuses %s, and keeps nothing of it',
  async (name) => {
    const { bytes, expected } = foreignFilms.find((film) => film.name === name)!;
    const { status, body } = await add(bytes, name);
    expect([status, body.code, body.detail]).toEqual([422, 'unreadable-video', expected]);
  },
);
