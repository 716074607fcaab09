// @module-tag timeless
// @module-tag sampled
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, inMinutes } from '#ui-kit/format/testing/when.ts';
import { createFolderStorage } from '../../adapters/storage/storageFolder.node.ts';
import type { Storage } from '../../ports/storage.ts';
import { startApi, type Person, type TestAnswer, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { openBuckets } from '../../testing/servers/buckets.node.ts';
import { fetchContent, openFiles, png, type FileTools } from '../../testing/setups/files.ts';
import { addWeek, type WeekPath } from '../../testing/rows.ts';
import { filmOf } from '../../testing/setups/videos.ts';

const folder = mkdtempSync(join(tmpdir(), 'videos-'));
const { stores, close } = await openBuckets();
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

describe.each<[string, () => Storage]>([['a folder', () => createFolderStorage(folder)], ...stores])(
  'videos in %s',
  (_, create) => {
    let api: TestApi;
    let tools: FileTools;
    let videos: `${WeekPath}/videos`;
    beforeAll(async () => {
      api = await startApi();
      api.deps.storage = create();
      tools = openFiles(api);
      videos = `${(await addWeek(api, 30)).path}/videos`;
    });
    afterAll(() => api.close());

    /** Sends content to an address of the api, or of the store where it has one. */
    const sendTo = (begun: TestAnswer, url: string, content: Uint8Array<ArrayBuffer>) =>
      url.startsWith('/')
        ? tools.fetch({ ...begun, body: { url } }, { method: 'PUT', body: content }, begun)
        : fetch(url, { method: 'PUT', body: content });

    /** Sends a film in parts, without an owner. */
    async function upload(content: Uint8Array<ArrayBuffer>, fileName = '1강.mp4', as: Person = 'ta') {
      const body = { fileName, contentType: 'video/mp4', fileSize: content.byteLength };
      const begun = await api.call('POST', '/files/multipart/initiate', { as, body });
      if (begun.status !== 200) return begun;
      for (const part of begun.body.parts) {
        const piece = content.slice((part.number - 1) * begun.body.partBytes, part.number * begun.body.partBytes);
        await sendTo(begun, part.url, piece);
      }
      return begun;
    }
    const create201 = (fileId: string, as: Person = 'ta') =>
      api.call('POST', videos, { as, body: { title: '1강', fileId, opensAt: '2026-01-01T00:00:00Z' } });
    /** Uploads a small file that belongs to a video. */
    async function beside(
      owner: `/files/VIDEO/${string}`,
      fileName: string,
      content: Uint8Array<ArrayBuffer>,
    ): Promise<number> {
      const body = { fileName, contentType: 'application/octet-stream', fileSize: content.byteLength };
      const begun = await api.call('POST', owner, { as: 'ta', body });
      await sendTo(begun, begun.body.url, content);
      return (await api.call('POST', '/files/upload-done', { as: 'ta', body: { fileId: begun.body.fileId } })).status;
    }
    const open = (as: Person, videoId: string) => api.call('POST', `${videos}/download`, { as, body: { videoId } });

    it('reads the length from the file, and plays it in pieces for 5 minutes', async () => {
      const film = await filmOf(90, { pictureBytes: 60_000 });
      const begun = await upload(film, `${'가나 강의'.normalize('NFD')}.mp4`);
      expect(begun.body.parts.length).toBeGreaterThan(1);
      const { status, body } = await create201(begun.body.fileId);
      expect(status).toBe(201);
      const read = await api.gql(
        `{ videos_by_pk(id: "${body.id}") { url durationSeconds files { name ownerType } } }`,
        {
          as: 'ta',
        },
      );
      expect(read.body.data.videos_by_pk).toEqual({
        url: null,
        durationSeconds: 90,
        files: [{ name: '가나 강의.mp4', ownerType: 'VIDEO' }],
      });
      expect((await create201(begun.body.fileId)).body.code).toBe('fixed');

      const source = await open('minsu', body.id);
      expect(source.body.kind).toBe('FILE');
      const middle = film.byteLength >> 1;
      const piece = await fetchContent(tools, source, { headers: { range: `bytes=${middle}-${middle + 99}` } });
      expect([piece.status, piece.headers.get('content-range')]).toEqual([
        206,
        `bytes ${middle}-${middle + 99}/${film.byteLength}`,
      ]);
      expect(new Uint8Array(await piece.arrayBuffer())).toEqual(film.slice(middle, middle + 100));
      const beyond = await fetchContent(tools, source, { headers: { range: `bytes=${film.byteLength}-` } });
      expect(beyond.status).toBe(416);
      const whole = await fetchContent(tools, source);
      expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(film))).toBe(true);

      expect((await open('geonu', body.id)).status).toBe(404);
      expect((await fetchContent(tools, source, { cookieOf: null })).status).toBe(403);
      expect((await fetchContent(tools, source, { cookieOf: await open('seoyeon', body.id) })).status).toBe(403);
      api.wait(301);
      const expired = await fetchContent(tools, source, { cookieOf: await open('minsu', body.id) });
      expect([expired.status, (await expired.json()).code]).toEqual([403, 'address-expired']);
    });

    it('are played and never taken home, by whatever door a student asks', async () => {
      const { body } = await create201((await upload(await filmOf(5))).body.fileId);
      const { fileId } = (
        await api.gql(`{ files(where: { videoId: { _eq: "${body.id}" } }) { fileId: id } }`, { as: 'ta' })
      ).body.data.files[0];
      const source = await open('minsu', body.id);
      const answers = async (as: Person) => [
        (await api.call('GET', `/files/get-url?fileId=${fileId}`, { as })).body.code,
        (await api.call('GET', `/files/VIDEO/${body.id}`, { as })).body.files.length,
      ];
      expect(await answers('minsu')).toEqual(['play-only', 0]);
      expect(await answers('ta')).toEqual([undefined, 1]);
      const mine = await api.call('GET', `/sp/get-download-url-by-file-id/${fileId}`, { as: 'minsu' });
      expect([mine.status, mine.body.code]).toEqual([403, 'play-only']);
      for (const use of ['document', 'empty', 'iframe']) {
        expect((await fetchContent(tools, source, { headers: { 'sec-fetch-dest': use } })).status).toBe(403);
      }
      const played = await fetchContent(tools, source, { headers: { 'sec-fetch-dest': 'video' } });
      expect([played.status, played.headers.get('content-disposition')]).toEqual([200, 'inline']);
    });

    it('are closed by an address got before the window ended', async () => {
      const begun = await upload(await filmOf(5, { format: 'webm' }), '짧은.webm');
      const { body } = await create201(begun.body.fileId);
      const source = await open('minsu', body.id);
      expect((await fetchContent(tools, source)).status).toBe(200);
      await api.deps.db.kysely
        .updateTable('videos')
        .set({ opens_at: inDays(-1), closes_at: inMinutes(-1) })
        .where('id', '=', body.id)
        .execute();
      expect((await fetchContent(tools, source)).status).toBe(404);
    });

    it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, string, number]>([
      ['a picture named as a film', async () => png, '그림.mp4', 415],
      ['a cut film', async () => (await filmOf(60)).slice(0, 300), '잘린.mp4', 422],
      ['a head and then noise', async () => (await filmOf(60)).fill(7, 40), '깨진.mp4', 422],
    ])('refuse %s with the reason, and keep nothing of it', async (_name, made, name, code) => {
      const begun = await upload(await made(), name);
      const { status, body } = await create201(begun.body.fileId);
      expect([status, body.detail]).toEqual([code, expect.stringMatching(/영상|내용/)]);
      expect(await api.deps.storage.size(begun.body.fileId)).toBeNull();
      const left = await api.deps.db.kysely
        .selectFrom('files')
        .select('id')
        .where('id', '=', begun.body.fileId)
        .execute();
      expect(left).toEqual([]);
    });

    it('refuse what is too large, empty, of another kind, of somebody else, and names that leave their folder', async () => {
      const initiate = (change: Partial<Sent<'beginMultipart'>>, as: Person = 'ta') =>
        api.call('POST', '/files/multipart/initiate', {
          as,
          body: { fileName: 'a.mp4', contentType: 'video/mp4', fileSize: 9, ...change },
        });
      expect((await initiate({ fileSize: 5 * 1024 ** 3 + 1 })).status).toBe(400);
      expect((await initiate({ fileSize: 0 })).status).toBe(400);
      expect((await initiate({ fileName: 'a.avi' })).status).toBe(415);
      expect((await initiate({ fileName: '../../a.mp4' })).status).toBe(422);
      expect((await initiate({}, 'minsu')).status).toBe(415);
      const promised = await initiate({ fileName: 'huge.mp4', fileSize: 5 * 1024 ** 3 });
      expect(promised.status).toBe(200);
      const early = await create201(promised.body.fileId);
      expect([early.status, early.body.code]).toEqual([409, 'not-uploaded']);
      expect((await create201(promised.body.fileId, 'admin')).status).toBe(404);
    });

    it('have one picture and one text beside them, which replace the old ones', async () => {
      const begun = await upload(await filmOf(5), '그림 있는.mp4');
      const { body } = await create201(begun.body.fileId);
      const owner = `/files/VIDEO/${body.id}` as const;
      const vtt = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\n안녕하세요\n');
      expect(await beside(owner, '표지.png', png)).toBe(200);
      expect(await beside(owner, '새 표지.png', png)).toBe(200);
      expect(await beside(owner, '자막.vtt', vtt)).toBe(200);
      expect(await beside(owner, '가짜.vtt', png)).toBe(415);
      const source = await open('minsu', body.id);
      const poster = await fetchContent(
        tools,
        { ...source, body: { url: source.body.posterUrl } },
        { cookieOf: source },
      );
      expect(poster.headers.get('content-type')).toBe('image/png');
      const captions = await fetchContent(
        tools,
        { ...source, body: { url: source.body.captionsUrl } },
        { cookieOf: source },
      );
      expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
        'text/vtt',
        expect.stringContaining('안녕하세요'),
      ]);
      const { body: read } = await api.gql(
        `{ videos_by_pk(id: "${body.id}") { files(order_by: [{ name: asc }]) { name } } }`,
        { as: 'ta' },
      );
      expect(read.data.videos_by_pk.files.map(({ name }: { name: string }) => name)).toEqual([
        '그림 있는.mp4',
        '새 표지.png',
        '자막.vtt',
      ]);
      expect((await api.call('DELETE', `${videos}/${body.id}`, { as: 'ta' })).status).toBe(204);
      const queued = await api.deps.db.kysely
        .selectFrom('removed_objects')
        .select('file_id')
        .where('file_id', '=', begun.body.fileId)
        .execute();
      expect(queued).toHaveLength(1);
    });
  },
);
