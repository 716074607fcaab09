// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { png } from '../../testing/setups/files.ts';
import { readHead } from './readHead.ts';

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
    title: '다온수학',
    description: '소수 정예 수업입니다. 상담은 언제나 열려 있습니다.',
    picture: null,
  });
});

it('takes a picture, refuses what is none, and shows it to everybody', async () => {
  const send = (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new File([bytes], 'hero', { type: 'image/png' }));
    return api.call('PUT', '/admin/landing/picture', { as: 'admin', body: form });
  };
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
