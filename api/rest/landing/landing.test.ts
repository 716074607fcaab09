// @module-tag timeless
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { png } from '../../testing/setups/files.ts';
import { readHead, readLogo } from './readHead.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const page = {
  version: 1,
  heroTitle: '수학을 끝까지',
  heroText: '소수 정예 수업입니다.\r\n상담은 언제나 열려 있습니다.',
  pictureWords: '교실',
  teachers: [{ name: '김선생', subject: '미적분', words: '15년' }],
  address: '서울 강남구 테헤란로 1',
  phone: '02-555-1234',
  showsNotices: true,
  takesInquiries: true,
  headTitle: '다온수학',
  headDescription: '',
};
const open = async (path: string) => api.app.fetch(new Request(`http://academy.test${path}`), { ip: '192.0.2.1' });
const update = (as: Person, body: Partial<Sent<'updateLanding'>> = {}) =>
  api.call('PUT', '/admin/landing', { as, body: { ...page, ...body } });

it('is changed from the version that was read', async () => {
  expect((await update('admin', { phone: '1' })).status).toBe(400);
  expect((await update('admin', { teachers: [{ name: '', subject: '', words: '' }] })).status).toBe(400);
  expect((await update('admin')).status).toBe(204);
  expect((await update('taAdmin')).body.code).toBe('version-conflict');
});

it('is read by everybody, and its head tells what managers wrote', async () => {
  const { body } = await api.gql('{ landingPages { heroTitle heroText phone teachers } }', {});
  expect(body.data.landingPages).toEqual([
    {
      heroTitle: '수학을 끝까지',
      heroText: '소수 정예 수업입니다.\n상담은 언제나 열려 있습니다.',
      phone: '+8225551234',
      teachers: page.teachers,
    },
  ]);
  expect((await api.gql('{ landingPages { version } }', {})).body.errors).toHaveLength(1);
  expect(await readHead(api.deps)).toEqual({
    name: '',
    phone: '+8225551234',
    title: '다온수학',
    description: '소수 정예 수업입니다. 상담은 언제나 열려 있습니다.',
    picture: null,
    accent: '',
    logo: null,
  });
});

it('names the academy, which a form of the version before leaves as it is', async () => {
  const read = async () =>
    (await api.gql('{ landingPages { version academyName hours } }', { as: 'admin' })).body.data.landingPages[0];
  const change = async (body: Partial<Sent<'updateLanding'>>) =>
    update('admin', { version: (await read()).version, ...body });
  expect((await change({ academyName: '가'.repeat(41) })).status).toBe(400);
  expect((await change({ academyName: ' 한빛  학원 ', hours: '평일\r\n토요일' })).status).toBe(204);
  expect((await change({})).status).toBe(204);
  expect(await read()).toMatchObject({ academyName: '한빛 학원', hours: '평일\n토요일' });
});

it("keeps the academy's colour where a form of the version before does not send one", async () => {
  const versionOf = async () =>
    (await api.gql('{ landingPages { version } }', { as: 'admin' })).body.data.landingPages[0].version;
  const change = async (accent?: string) => update('admin', { version: await versionOf(), accent });
  for (const accent of ['7a1f2b', '#7A1F2B', 'red', '#7a1f2b;}']) expect((await change(accent)).status).toBe(400);
  expect((await change('#7a1f2b')).status).toBe(204);
  expect((await change()).status).toBe(204);
  expect((await readHead(api.deps)).accent).toBe('#7a1f2b');
  expect((await change('')).status).toBe(204);
  expect((await readHead(api.deps)).accent).toBe('');
});

const sendTo = (place: 'picture' | 'logo', bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.append('file', new File([bytes], 'hero', { type: 'image/png' }));
  return api.call('PUT', `/admin/landing/${place}`, { as: 'admin', body: form });
};

it('takes a logo, see-through as it is, which comes and goes without the picture', async () => {
  const drawn = sharp({
    create: { width: 600, height: 200, channels: 4, background: { r: 122, g: 31, b: 43, alpha: 0.5 } },
  });
  const { body: hero } = await sendTo('picture', png);
  const { body } = await sendTo('logo', new Uint8Array(await drawn.png().toBuffer()));
  const path = `/api/landing-picture/${body.id}`;
  expect(await readHead(api.deps)).toMatchObject({
    picture: `/api/landing-picture/${hero.id}`,
    logo: { path, width: 512, height: 171 },
  });
  const logo = await open(path);
  expect(logo.headers.get('content-type')).toBe('image/png');
  expect((await sharp(await logo.arrayBuffer()).stats()).isOpaque).toBe(false);
  const slip = await readLogo(api.deps.db.kysely);
  expect([...(slip ?? [])].slice(1, 4)).toEqual([...Buffer.from('PNG')]);
  expect((await api.call('DELETE', '/admin/landing/picture', { as: 'admin' })).status).toBe(204);
  expect((await open(path)).status).toBe(200);
  expect((await api.call('DELETE', '/admin/landing/logo', { as: 'admin' })).status).toBe(204);
  expect((await open(path)).status).toBe(404);
  expect(await readHead(api.deps)).toMatchObject({ picture: null, logo: null });
});

it('takes a picture, refuses what is none, and shows it to everybody', async () => {
  const send = (bytes: Uint8Array<ArrayBuffer>) => sendTo('picture', bytes);
  expect((await send(new Uint8Array(3))).status).toBe(415);
  expect((await send(new Uint8Array(10 * 1_048_576 + 1))).status).toBe(413);
  const { status, body } = await send(png);
  expect(status).toBe(200);
  const path = `/api/landing-picture/${body.id}`;
  expect((await readHead(api.deps)).picture).toBe(path);
  const picture = await open(path);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect([...new Uint8Array(await picture.arrayBuffer())].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  expect((await open('/api/landing-picture/none')).status).toBe(404);
  expect((await api.call('DELETE', '/admin/landing/picture', { as: 'admin' })).status).toBe(204);
  expect((await open(path)).status).toBe(404);
});
