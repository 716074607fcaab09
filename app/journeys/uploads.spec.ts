import { createHash, randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askGql } from './people/ask.ts';
import { expect, expectAccessible, test } from './people/journey.ts';
import { admin, signIn, signOut } from './people/people.ts';
import { openClass } from './steps/openClass.ts';

const name = '긴 수업.webm';
const megabytes = 30;

/** Where parts of an upload are sent: to the api, or straight to a bucket. */
const partAddress = /\/api\/file-content\/|[?&]partNumber=/;

/** The fixture, followed by an element of noise that players skip. */
function longFilm(): Buffer {
  const film = readFileSync('mocks/film.webm');
  const noise = randomFillSync(Buffer.alloc(megabytes * 1_048_576 - film.length));
  // EBML's Void, with a length of eight bytes.
  noise[0] = 0xec;
  noise.writeBigUInt64BE(BigInt(noise.length - 9) | (1n << 56n), 1);
  return Buffer.concat([film, noise]);
}

/** Puts a film into the browser's own folders and lets the dialog of files choose it: a handle like one of the disk. */
async function chooseFilm(page: Page, film: Buffer): Promise<void> {
  await page.addInitScript((name) => {
    const choose = async () => [await (await navigator.storage.getDirectory()).getFileHandle(name)];
    Object.assign(window, { showOpenFilePicker: choose });
  }, name);
  await page.route('**/the-film', (route) => route.fulfill({ body: film, contentType: 'video/webm' }));
  await page.reload();
  await page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await (await fetch('/the-film')).body?.pipeTo(writer);
  }, name);
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    if (!databases.includes('kept-uploads')) return 0;
    const request = indexedDB.open('kept-uploads');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const rows = request.result.transaction('uploads').objectStore('uploads').count();
    await new Promise((resolve) => (rows.onsuccess = resolve));
    request.result.close();
    return rows.result;
  });

test('a film that a reload cut off goes on with one tap, and arrives as it was', async ({ page }) => {
  const film = longFilm();
  // The page warns before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, admin);
  const week = await openClass(page, '긴 영상반', 3);
  await page.goto(`${week}/videos`);
  await chooseFilm(page, film);

  const parts: string[] = [];
  let isHeld = true;
  let stored = 0;
  page.on('response', (response) => {
    const isPart = partAddress.test(response.url()) && response.request().method() === 'PUT';
    if (isPart && response.ok()) stored++;
  });
  await page.route(partAddress, async (route) => {
    // The third part is on its way when the page is reloaded.
    if (isHeld && parts.length === 2) return;
    parts.push(route.request().url());
    await route.continue();
  });
  await page.getByRole('button', { name: '파일 선택' }).click();
  const panel = page.getByRole('region', { name: '영상 올리기' });
  await expect(panel.getByText('16MB / 30MB')).toBeVisible();
  // What was sent is shown before the server has stored it.
  await expect.poll(() => stored).toBe(2);
  expect(await kept(page)).toBe(1);
  await page.reload();
  isHeld = false;

  await expect(panel.getByText('올리다 멈춘 영상 1개')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: `${name} 이어서 올리기` }).click();
  await expect(page.getByRole('heading', { name: '긴 수업', exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  // Each part went over the line once.
  expect(parts).toHaveLength(4);
  expect(await kept(page)).toBe(0);

  const [, weekId] = /weeks\/(.*)$/.exec(week) ?? [];
  const { videos } = await askGql<{ videos: { files: { id: string }[] }[] }>(
    page,
    'query ($id: uuid!) { videos(where: { weeklyLectureId: { _eq: $id } }) { files { id } } }',
    { id: weekId },
  );
  const digest = await page.evaluate(async (fileId) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const { url } = (await (await fetch(`/api/files/get-url?fileId=${fileId}`, { headers })).json()) as { url: string };
    const content = await (await fetch(url)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, videos[0]!.files[0]!.id);
  expect(digest).toBe(createHash('sha256').update(film).digest('hex'));
});

test('signing out takes what is kept of an upload away', async ({ page, complaints }) => {
  complaints.allow(/file-content|multipart/);
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, admin);
  await page.goto(`${await openClass(page, '멈춘 영상반', 3)}/videos`);
  await chooseFilm(page, longFilm());
  await page.route(partAddress, () => undefined);
  // By its first part an upload is begun on the server, too.
  const begun = page.waitForRequest(partAddress);
  await page.getByRole('button', { name: '파일 선택' }).click();
  await expect(page.getByRole('region', { name: '영상 올리기' })).toBeVisible();
  await begun;
  await expect.poll(() => kept(page)).toBe(1);
  await page.reload();
  await expect(page.getByText('올리다 멈춘 영상 1개')).toBeVisible();
  await signOut(page, admin);
  expect(await kept(page)).toBe(0);
  await signIn(page, admin);
  await expect(page.getByText('올리다 멈춘 영상')).toBeHidden();
});
