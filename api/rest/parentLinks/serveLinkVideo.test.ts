import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave } from '#hasura/testing/doors/students.ts';
import { makerOf, type Make } from '#hasura/testing/make.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { deviceCookie, deviceHash } from './admit.ts';
import { linkVideoUrl } from './linkVideo.ts';

let api: TestApi;
let make: Make;
beforeAll(async () => {
  api = await startApi();
  make = makerOf(api.deps.db.sql);
});
afterAll(() => api.close());

const portrait = {
  owner_type: 'PROFILE',
  content_type: 'image/jpeg',
  name: '나.jpg',
  state: 'DONE',
  sha256: 'a'.repeat(64),
} as const;

/** A student's file behind a link of theirs, and what the address of its content answers. */
async function playing() {
  const { id: studentId } = await make('students');
  const { id: fileId } = await make('files', { ...portrait, owner_id: studentId });
  const hash = crypto.randomUUID().replaceAll('-', '').repeat(2);
  const row = { student_id: studentId, purpose: 'WEEK', token_hash: hash, expires_at: inDays(2) } as const;
  const { id: linkId } = await make('parent_links', row);
  const url = await linkVideoUrl(api.deps.place.secret, { linkId, fileId }, api.deps.clock.now());
  const device = { link_id: linkId, device_hash: await deviceHash(linkId, 'phone') };
  await api.deps.db.kysely.insertInto('parent_link_devices').values(device).execute();
  const ask = async (device = 'phone') => {
    const headers = { cookie: `${deviceCookie}=${device}` };
    return (await api.app.fetch(new Request(`http://academy.test${url}`, { method: 'HEAD', headers }))).status;
  };
  return { studentId, linkId, ask };
}

it.each([
  ...Object.entries(leave).map(([state, statement]) => ({ state, statement, of: 'studentId' as const })),
  { state: 'revoked', statement: 'update parent_links set revoked_at = now() where id = $1', of: 'linkId' as const },
  { state: 'used up', statement: 'update parent_links set used_at = now() where id = $1', of: 'linkId' as const },
])('a film that plays ends when its link or student is $state', async ({ statement, of }) => {
  const { ask, ...ids } = await playing();
  expect(await ask()).toBe(200);
  await api.deps.db.sql.query(statement, [ids[of]]);
  expect(await ask()).toBe(404);
});

it('a film is had in the browser that opened the link, and for five minutes', async () => {
  const { ask } = await playing();
  expect(await ask('another')).toBe(404);
  expect(await ask()).toBe(200);
  api.wait(301);
  expect(await ask()).toBe(404);
});
