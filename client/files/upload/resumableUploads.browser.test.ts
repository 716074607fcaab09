import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAuth } from '#mocks/builders/user.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { forgetSession, KEPT_UPLOADS, keepSession } from '../../session/sessionStore.ts';
import { forgetResumableUpload, keepUpload, readResumableUploads } from './resumableUploads.ts';

beforeEach(() => keepSession(buildAuth('minsu')));
afterEach(forgetSession);

const soon = () => Date.parse(inMinutes(1));
const picture = new File(['쪽'], '01쪽.jpg', { type: 'image/jpeg' });
const idsOf = async (queue: string) => (await readResumableUploads(queue)).map(({ id }) => id);
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test('a file and a handle are there again until they are forgotten', async () => {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle('film.mp4', { create: true });
  await keepUpload({ id: 'page', queue: 'pages', source: picture, until: soon() });
  await keepUpload({ id: 'film', queue: 'videos', source: handle, until: soon() });
  const [page] = await readResumableUploads('pages');
  expect(page?.source).toBeInstanceOf(File);
  expect(await (page?.source as File).text()).toBe('쪽');
  const [film] = await readResumableUploads('videos');
  expect(await handle.isSameEntry(film?.source as FileSystemFileHandle)).toBe(true);
  await forgetResumableUpload('page');
  expect(await idsOf('pages')).toEqual([]);
  expect(await idsOf('videos')).toEqual(['film']);
});

test('nothing is kept of what is over, of another person, or of nobody', async () => {
  await keepUpload({ id: 'over', queue: 'pages', source: picture, until: Date.parse(inMinutes(-1)) });
  expect(await idsOf('pages')).toEqual([]);
  await keepUpload({ id: 'mine', queue: 'pages', source: picture, until: soon() });
  keepSession(buildAuth('seoyeon'));
  expect(await idsOf('pages')).toEqual([]);
  keepSession(buildAuth('minsu'));
  expect(await idsOf('pages')).toEqual([]);
  forgetSession();
  await keepUpload({ id: 'nobody', queue: 'pages', source: picture, until: soon() });
  await expect.poll(databases).not.toContain(KEPT_UPLOADS);
});

test('signing out takes everything away', async () => {
  await keepUpload({ id: 'page', queue: 'pages', source: picture, until: soon() });
  expect(await databases()).toContain(KEPT_UPLOADS);
  forgetSession();
  await expect.poll(databases).not.toContain(KEPT_UPLOADS);
});
