import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { expect, expectAccessible, expectPage, test } from './people/journey.ts';
import { post } from './people/ask.ts';
import { expectLanding, fillLogin, signIn, signOut, taAdmin } from './people/people.ts';

test.describe.configure({ mode: 'serial' });

// In `step` periods from now: a code is taken once.
const codeOf = (key: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(inMinutes(step / 2)) });

test('a second factor is set up, used, lost and recovered', { tag: '@hour' }, async ({ page, browser, complaints }) => {
  complaints.allow(/^40[01] POST \/api\/auth\/(login|second-factor)$/);
  await signIn(page, taAdmin);
  // Other journeys on this academy leave theirs open.
  await post(page, '/api/auth/account/sessions/end', { currentPassword: taAdmin.password });
  await page.getByRole('button', { name: taAdmin.name }).click();
  await page
    .getByRole('menuitem', { name: '내 계정' })
    .or(page.getByRole('link', { name: '내 계정' }))
    .click();
  await expectPage(page, '내 계정');
  const { key, codes } = await connectApp(page);
  await expect(page.getByText('켜짐')).toBeVisible();

  // Another browser: the password is not enough, a wrong code neither.
  const elsewhere = await browser.newContext();
  complaints.hear(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(new URL('/login', page.url()).href);
  await fillLogin(other, taAdmin);
  await expect(other.getByRole('heading', { name: '2단계 인증' })).toBeVisible();
  await expectAccessible(other);
  await giveCode(other, '000000');
  await expect(other.getByText('코드가 맞지 않습니다.')).toBeVisible();
  await other.getByRole('checkbox', { name: /30일 동안/ }).check();
  await giveCode(other, codeOf(key, 1));
  await expectLanding(other, taAdmin);

  // The first browser is told of the new device, and ends its sign-in.
  await page.reload();
  await expect(page.getByText('새 기기에서 로그인했습니다.')).toBeVisible();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await givePassword(page, '로그아웃');
  await expect(page.getByText('로그아웃했습니다')).toBeVisible();
  complaints.allow(/^401 /);
  await other.goto(new URL('/crm/account', page.url()).href);
  await expect(other).toHaveURL(/\/(login)?$/);

  // Remembered there: the password alone.
  await other.goto(new URL('/login', page.url()).href);
  await fillLogin(other, taAdmin);
  await expect(other).toHaveURL(/\/crm\//);
  await elsewhere.close();

  // The phone is lost: a recovery code signs in, and the factor is taken off.
  const third = await browser.newContext();
  complaints.hear(third);
  const lost = await third.newPage();
  await lost.goto(new URL('/login', page.url()).href);
  await fillLogin(lost, taAdmin);
  await giveCode(lost, codes[0] ?? '');
  await expectLanding(lost, taAdmin);
  await lost.goto(new URL('/crm/account', page.url()).href);
  await expect(lost.getByText('복구 코드 9개 남음')).toBeVisible();
  await lost.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await givePassword(lost, '끄기');
  await expect(lost.getByText('꺼짐')).toBeVisible();
  await third.close();
});

test('a passkey is set up and used', async ({ page, context, complaints }) => {
  complaints.allow(/^401 POST \/api\/auth\/login$/);
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, taAdmin);
  await page.goto('/crm/account');
  await page.getByRole('button', { name: '패스키 등록' }).click();
  await page.getByRole('textbox', { name: /이름/ }).fill('교무실 노트북');
  await givePassword(page, '등록');
  await page.getByRole('button', { name: '적어 두었습니다' }).click();
  await expect(page.getByText('패스키 ‘교무실 노트북’')).toBeVisible();

  await signOut(page, taAdmin);
  await page.goto('/login');
  await fillLogin(page, taAdmin);
  await page.getByRole('button', { name: '패스키로 확인' }).click();
  await expectLanding(page, taAdmin);

  await page.goto('/crm/account');
  await page.getByRole('button', { name: '2단계 인증 끄기' }).click();
  await givePassword(page, '끄기');
  await expect(page.getByText('꺼짐')).toBeVisible();
});

async function connectApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: '인증 앱 연결' }).click();
  await givePassword(page, '다음');
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  const words = await page.getByText(/앱에 이 키를 입력해 주세요/).textContent();
  const key = /[A-Z2-7]{32}/.exec(words ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: /코드/ }).fill(codeOf(key));
  await page.getByRole('button', { name: '연결', exact: true }).click();
  const shown = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: '적어 두었습니다' }).click();
  return { key, codes };
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /코드/ }).fill(code);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

async function givePassword(page: Page, submit: string): Promise<void> {
  await page.getByLabel(/^지금 비밀번호/).fill(taAdmin.password);
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
}
