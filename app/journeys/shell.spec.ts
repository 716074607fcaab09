import { expect, expectAccessible, expectPage, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';

const pollMs = 60_000;

test('a newer version is announced, the same one is not', async ({ page, request }) => {
  const { version } = (await (await request.get('/version.json')).json()) as { version: string };
  const [major, minor, patch] = version.split('.').map(Number);
  let served = version;
  await page.clock.install();
  await page.route('**/version.json?*', (route) => route.fulfill({ json: { version: served } }));
  await page.goto('/');
  const notice = page.getByText('새 버전이 있습니다');
  const poll = async (): Promise<void> => {
    const asked = page.waitForResponse(/\/version\.json\?t=\d+$/);
    await page.clock.fastForward(pollMs + 1);
    await asked;
  };

  // What asks is loaded after the first screen.
  await expect(async () => {
    const asked = page.waitForResponse(/\/version\.json\?t=\d+$/, { timeout: 1_000 });
    await page.clock.fastForward(pollMs + 1);
    await asked;
  }).toPass();
  await poll();
  await expect(notice).toBeHidden();
  // 1.86.10 is newer than 1.86.4, although not by text comparison.
  served = `${major}.${minor}.${(patch ?? 0) + 6}`;
  await poll();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '나중에' }).click();
  await expect(notice).toBeHidden();
});

test('a crash is reported and the page reloads; the third in a minute stands still', async ({ page, complaints }) => {
  await signIn(page, admin);
  complaints.allow(/is not a function/);
  let reports = 0;
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/error-log/error') reports++;
  });
  // Lectures that are not a list: the screen cannot be rendered.
  await page.route('**/api/gql', (route) => route.fulfill({ json: { data: { lectures: 1 } } }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '화면을 여는 중 문제가 반복되었습니다' })).toBeVisible();
  await expect(page.getByText(/^[0-9A-F]{10}$/)).toBeVisible();
  expect(reports).toBe(3);
  await expectAccessible(page);

  await page.unroute('**/api/gql');
  await page.getByRole('button', { name: '새로고침' }).click();
  await expectPage(page, '강의');
});
