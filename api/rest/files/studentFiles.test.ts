import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { bring, fetchContent, openFiles, pdfOf, png, type FileTools } from '../../testing/setups/files.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let tools: FileTools;
let handout: string;
let pledge: string;
beforeAll(async () => {
  api = await startApi();
  tools = openFiles(api);
  handout = await bring(tools, `/files/LECTURE/${lectures.calculusB.id}`, '유인물.pdf', await pdfOf(1), 'ta');
  pledge = await bring(tools, `/files/STUDENT/${students.minsu.id}`, '서약서.png', png, 'ta');
});
afterAll(() => api.close());

describe.each([
  ['GET', 'get-download-url-by-file-id/:id'],
  ['POST', 'file/:id/view'],
  ['POST', 'self-study-file/:id/view'],
])('%s /sp/%s', (method, path) => {
  const ask = (id: string, as: Person) => api.send(method, `/sp/${path.replace(':id', id)}`, { as });

  it('is for those who may open the file', async () => {
    expect((await ask('x', 'minsu')).status).toBe(404);
    expect((await ask('..%2F..', 'minsu')).status).toBe(404);
    expect((await ask(unknownId, 'minsu')).status).toBe(404);
    expect((await ask(handout, 'geonu')).status).toBe(404);
    expect((await ask(pledge, 'minsu')).status).toBe(404);
    expect((await ask(handout, 'minsu')).status).toBe(200);
  });
});

it('gives an address that works for five minutes, for this sign-in', async () => {
  const given = await api.call('GET', `/sp/get-download-url-by-file-id/${handout}`, { as: 'minsu' });
  expect((await fetchContent(tools, given)).status).toBe(200);
  expect((await fetchContent(tools, given, { cookieOf: null })).status).toBe(403);
  api.wait(301);
  expect((await fetchContent(tools, given)).status).toBe(403);
});

it('counts a look once a minute', async () => {
  const id = await bring(tools, `/files/LECTURE/${lectures.calculusB.id}`, '연습.pdf', await pdfOf(1), 'ta');
  const views = async () =>
    (await api.gql(`{ fileViews(where: { fileId: { _eq: "${id}" } }) { kind userId } }`, { as: 'ta' })).body.data
      .fileViews;
  const look = () => api.call('POST', `/sp/file/${id}/view`, { as: 'seoyeon' });
  await look();
  await look();
  expect(await views()).toEqual([{ kind: 'VIEW', userId: students.seoyeon.id }]);
  api.wait(61);
  await look();
  expect(await views()).toHaveLength(2);
});

it('takes no other file for one to study alone', async () => {
  const mine = await bring(tools, `/files/PROFILE/${students.minsu.id}`, '나.png', png, 'minsu');
  expect((await api.call('POST', `/sp/file/${mine}/view`, { as: 'minsu' })).status).toBe(200);
  expect((await api.call('POST', `/sp/self-study-file/${mine}/view`, { as: 'minsu' })).status).toBe(404);
});

describe('uploadProfileImage', () => {
  const upload = (as: Person, content: Uint8Array<ArrayBuffer>, name = '나.jpg') => {
    const body = new FormData();
    body.set('file', new File([content], name));
    return api.call('POST', '/sp/profile-image', { as, body });
  };
  // Red above, blue below, held sideways: the EXIF says to turn it a quarter.
  const photo = async () =>
    new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#00f' } })
        .composite([
          { input: { create: { width: 450, height: 600, channels: 3, background: '#f00' } }, left: 0, top: 0 },
        ])
        .withExif({ IFD0: { Copyright: '세움고 3층' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
  const pictureOf = async (id: string, as: Person = 'minsu') => {
    const given = await api.call('GET', `/files/get-url?fileId=${id}`, { as });
    return new Uint8Array(await (await fetchContent(tools, given)).arrayBuffer());
  };

  it('is for pictures', async () => {
    const picture = await photo();
    expect((await api.send('POST', '/sp/profile-image', { as: 'minsu', body: {} })).status).toBe(415);
    expect((await api.call('POST', '/sp/profile-image', { as: 'minsu', body: new FormData() })).status).toBe(400);
    expect((await upload('minsu', new Uint8Array(0))).status).toBe(400);
    expect((await upload('minsu', await pdfOf(1))).status).toBe(415);
    expect((await upload('minsu', picture.slice(0, 200))).status).toBe(422);
    const large = new Uint8Array(10 * 1_048_576 + 1);
    large.set(picture);
    expect((await upload('minsu', large)).status).toBe(413);
  });

  it('keeps an upright square without what the camera wrote, and only the last one', async () => {
    const first = await upload('minsu', await photo(), '../../나.jpg');
    expect(first.status).toBe(200);
    const kept = await pictureOf(first.body.id);
    const facts = await sharp(kept).metadata();
    expect(facts).toMatchObject({ width: 512, height: 512, format: 'jpeg' });
    expect([facts.exif, facts.icc, facts.orientation]).toEqual([undefined, undefined, undefined]);
    const top = await sharp(kept).extract({ left: 200, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
    const second = await upload('minsu', png);
    const { body } = await api.gql(
      `{ files(where: { profileUserId: { _eq: "${students.minsu.id}" } }) { id name contentType } }`,
      { as: 'ta' },
    );
    expect(body.data.files).toEqual([{ id: second.body.id, name: '프로필.jpg', contentType: 'image/jpeg' }]);
    expect((await api.call('GET', `/files/get-url?fileId=${second.body.id}`, { as: 'seoyeon' })).status).toBe(404);
  });
});
