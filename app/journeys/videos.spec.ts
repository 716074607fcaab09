import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { openClass } from './steps/openClass.ts';

const film = 'mocks/film.webm';

test('a video is uploaded, watched on a phone, and goes on where it was left on a second device', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, admin);
  const week = await openClass(page, '영상 확인반');
  await page.goto(week);
  await page.getByRole('navigation', { name: '주차 안의 화면' }).getByRole('link', { name: /^영상/ }).click();
  await page.getByLabel('올릴 영상 (MP4, MOV, WebM)').setInputFiles(film);
  await expect(page.getByRole('heading', { name: 'film', exact: true })).toBeVisible();
  await expect(page.getByText(/^0:40 · film\.webm/)).toBeVisible();
  await expectAccessible(page);

  const watch = async (viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ viewport });
    complaints.hear(context);
    const device = await context.newPage();
    await signIn(device, student);
    // It can be watched whenever one likes.
    await device.getByText(/^나중에 해도 되는 일/).click();
    await device.getByRole('link', { name: /^film .*영상 확인반/ }).click();
    await expect(device.getByText(`${student.name} ${student.loginId}`)).toBeVisible();
    const at = () => device.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    return { context, device, at };
  };

  const phone = await watch({ width: 360, height: 740 });
  await expectNoSideways(phone.device);
  await expectAccessible(phone.device);
  await phone.device.getByRole('button', { name: '재생', exact: true }).click();
  await expect.poll(phone.at).toBeGreaterThan(7);
  // Closed while it plays: what was told every five seconds and at leaving has arrived.
  const left = await phone.at();
  await phone.device.close({ runBeforeUnload: false });
  await phone.context.close();

  const laptop = await watch({ width: 1366, height: 768 });
  // At zero until the film has loaded, so the place is waited for, too.
  await expect.poll(laptop.at).toBeGreaterThan(Math.max(3, left - 10));
  await expect(laptop.device.getByText(/^\d+% 봤어요/)).not.toHaveText(/^0%/);
  await laptop.context.close();

  await page.reload();
  await expect(page.getByText(/중 1명이 보기 시작함/)).toBeVisible();
});
