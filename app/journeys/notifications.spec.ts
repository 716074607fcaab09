import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { openScreen } from './people/openScreen.ts';
import { admin, signIn, student } from './people/people.ts';
import { openClass } from './steps/openClass.ts';
import { writeAnnouncement } from './steps/writeAnnouncement.ts';

// The headless shell says that notifications are denied, whatever is granted.
test.use({ launchOptions: [({ withWindow }, give) => give(withWindow), { scope: 'worker' }] });

const title = '푸시로 알리는 공지';

test('staff publish an announcement, and it is pushed to the browser of a student', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, admin);
  await sendAtOnce(page, '주차 공지');
  const week = await openClass(page, '푸시 확인반');

  const hand = await browser.newContext({ viewport: { width: 390, height: 844 }, permissions: ['notifications'] });
  complaints.hear(hand);
  const arrived = await withPushService(hand);
  const phone = await hand.newPage();
  await signIn(phone, student);
  const pushTo = await turnOnPush(phone);

  await page.goto(week);
  await page.getByRole('navigation', { name: '주차 안의 화면' }).getByRole('link', { name: /^공지/ }).click();
  await writeAnnouncement(page, title);

  await expect(phone.getByText(title)).toBeVisible();
  // Journeys before this one may have something to tell the student, too.
  const pushed = async () => (await arrived()).filter(({ title }) => title === '새 공지');
  // Pushes of all journeys wait in one line.
  await expect.poll(pushed, { timeout: 60_000 }).toEqual([{ id: expect.any(String) as unknown, title: '새 공지' }]);
  const [message] = await pushed();
  // Chromium may drop a message while it stops a service worker that had nothing to do. One that comes twice is shown once.
  await expect(async () => {
    await pushTo(message);
    await expect.poll(() => shownOn(phone), { timeout: 3_000 }).toEqual(['새 공지']);
  }).toPass({ timeout: 30_000 });
  const unread = phone.getByRole('link', { name: /^알림, 안 읽음 \d+$/ });
  const before = await unread.getAttribute('aria-label');
  await phone.getByRole('link', { name: new RegExp(title) }).click();
  await expect(phone.getByRole('heading', { name: title })).toBeVisible();
  await expect(phone.getByRole('link', { name: before ?? '', exact: true })).toHaveCount(0);
  await hand.close();

  // Why it went out, on the template's page.
  await openTemplate(page, '주차 공지');
  await expect(page.getByText(/학생 포털 알림/).first()).toBeVisible();
  await expectAccessible(page);
});

async function openTemplate(page: Page, name: string): Promise<void> {
  await openScreen(page, '설정', '알림 템플릿');
  await page.getByRole('textbox', { name: '알림 템플릿 검색' }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
}

/** A template has to wait for nothing. */
async function sendAtOnce(page: Page, name: string): Promise<void> {
  await openTemplate(page, name);
  await page.getByRole('link', { name: '수정' }).click();
  const dialog = page.getByRole('dialog', { name: '알림 템플릿 수정' });
  await dialog.getByRole('textbox', { name: /보내기까지/ }).fill('0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('바로', { exact: true })).toBeVisible();
}

/** A message as it arrived at the push service. */
interface Pushed {
  id: string;
  title: string;
}

/** Lets a browser subscribe at our push service, for its own is out of reach here. Answers what arrived there. */
async function withPushService(context: BrowserContext): Promise<() => Promise<Pushed[]>> {
  const service = `http://localhost:${Number(process.env.E2E_PORT ?? 6400) + 5}`;
  let path = '';
  await context.exposeFunction('subscribeAtStandIn', async (key: string) => {
    const made = (await (await fetch(`${service}/subscribe?key=${key}`)).json()) as { endpoint: string };
    path = new URL(made.endpoint).pathname;
    return made;
  });
  await context.addInitScript(() => {
    type Made = { endpoint: string; p256dh: string; auth: string };
    const subscribe = (globalThis as unknown as { subscribeAtStandIn: (key: string) => Promise<Made> })
      .subscribeAtStandIn;
    let made: Made | null = null;
    const subscription = () =>
      made && {
        endpoint: made.endpoint,
        unsubscribe: () => Promise.resolve(true),
        toJSON: () => ({ endpoint: made?.endpoint, keys: made }),
      };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        made = await subscribe(applicationServerKey);
        return subscription();
      },
    });
  });
  return async () => (await (await fetch(`${service}/arrived?path=${path}`)).json()) as Pushed[];
}

/** Turns push on with a tap, at any hour. Answers how a message reaches the service worker. */
async function turnOnPush(phone: Page): Promise<(message: unknown) => Promise<void>> {
  const cdp = await phone.context().newCDPSession(phone);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  await phone.getByRole('link', { name: /^알림/ }).click();
  await phone.getByLabel('방해 금지 시작').fill('00:00');
  await phone.getByLabel('방해 금지 끝').fill('00:00');
  await phone.getByRole('button', { name: '저장' }).click();
  await expect(phone.getByText('방해 금지 시간을 바꿨어요')).toBeVisible();
  await phone.getByRole('button', { name: '푸시 알림 켜기' }).click();
  await expect(phone.getByText(/이 기기로 알림이 와요/)).toBeVisible();
  await expectNoSideways(phone);
  await expectAccessible(phone);
  const registrationId = await registered;
  const origin = new URL(phone.url()).origin;
  return async (message) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}

/** The titles of the notifications that the browser shows. */
const shownOn = (phone: Page): Promise<string[]> =>
  phone.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((one) => one.title);
  });
