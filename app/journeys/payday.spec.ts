import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { timeInSeoul } from '#ui-kit/format/time/date.ts';
import { formatMonth } from '#ui-kit/format/time/month.ts';
import { monthOf } from '#ui-kit/format/testing/when.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test, type Complaints } from './people/journey.ts';
import { printPdf } from '#omr/testing/scans.node.ts';
import { openAcademy } from './people/openAcademy.ts';
import { jumpTo, pickIn, pressOn, tabTo, typeIn } from './people/keys.ts';

// The project `empty`: an academy that holds nobody at first.
const ta = { loginId: 'minji', name: '조민지', password: '채점은 즐겁습니다 7' };
const kind = '채점';

test('an empty academy pays its first TA', { tag: '@hour' }, async ({ page, browser, complaints }) => {
  test.setTimeout(300_000);
  // It stays this month where a new one begins meanwhile.
  const month = monthOf(-1);
  const paid = formatMonth(month);

  await test.step('the first manager opens the academy, by keyboard alone', () => openAcademy(page));

  await test.step('a kind of work with its wage', async () => {
    await jumpTo(page, '급여', /^화면 급여$/);
    await pressOn(page, page.getByRole('link', { name: '시급 구분' }));
    await expectPage(page, '시급 구분');
    await pressOn(page, page.getByRole('button', { name: '시급 구분 만들기' }).first());
    const dialog = page.getByRole('dialog', { name: '시급 구분 만들기' });
    await typeIn(page, dialog.getByRole('textbox', { name: '이름' }), kind);
    await typeIn(page, dialog.getByRole('textbox', { name: '시급' }), '12000');
    await pickIn(page, dialog.getByRole('combobox', { name: '적용 시작 월' }), paid);
    await pressOn(page, dialog.getByRole('button', { name: '만들기' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(kind) })).toContainText('12,000원');
  });

  const temporary = await test.step('a TA', () => addTa(page));

  await test.step('how the TA is paid', async () => {
    await expectPage(page, ta.name);
    await pressOn(page, page.getByRole('button', { name: '급여 조건 바꾸기' }));
    const terms = page.getByRole('dialog', { name: '급여 조건 바꾸기' });
    await pickIn(page, terms.getByRole('combobox', { name: '시작 월' }), paid);
    await pressOn(page, terms.getByRole('button', { name: '저장' }));
    await expect(page.getByText(`${paid}부터`, { exact: true })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: '시급 구분 고르기' }));
    const kinds = page.getByRole('alertdialog');
    await tabTo(page, kinds.getByRole('checkbox', { name: kind }));
    await page.keyboard.press('Space');
    await pressOn(page, kinds.getByRole('button', { name: '저장' }));
    await expect(kinds).toBeHidden();
    await expectAccessible(page);
  });

  const phone = await openPhone({ page, browser, complaints });
  await test.step('the TA comes in, goes out and asks for a correction, on a phone', async () => {
    await phone.goto(new URL('/login', page.url()).href);
    await fillIn(phone, temporary);
    await openClock(phone);
    await punch(phone);
    await askForCorrection(phone);
  });

  await test.step('the correction is approved', async () => {
    await jumpTo(page, '근무 기록', /^화면 근무 기록$/);
    await expectPage(page, '근무 기록');
    await pressOn(page, page.getByRole('button', { name: '승인', exact: true }));
    await expect(page.getByText(`${ta.name} 조교의 정정을 승인했습니다`)).toBeVisible();
    await expect(phone.getByRole('list').getByText('승인', { exact: true })).toBeVisible();
  });

  await test.step('a shift of last month is entered', async () => {
    await pressOn(page, page.getByRole('button', { name: '한 달' }));
    await turnBackTo(page, paid);
    await typeShift(page, 15, '18-22');
    const row = page.getByRole('grid', { name: '한 달 근무표' }).getByRole('row').filter({ hasText: ta.name });
    await expect(row).toContainText('4시간');
    await expectAccessible(page);
  });

  await test.step('the TA opens the month on the phone', async () => {
    await phone.getByText(paid, { exact: false }).first().click();
    await expect(phone.getByRole('table', { name: `${paid} 급여` })).toContainText('46,420원');
  });

  await test.step('the month is closed and the slip printed', async () => {
    await jumpTo(page, '급여', /^화면 급여$/);
    if (month < monthOf(-1)) await pickIn(page, page.getByRole('combobox', { name: '월' }), paid);
    await expect(page.getByRole('grid', { name: '급여 대장' })).toContainText('46,420');
    await pressOn(page, page.getByRole('button', { name: `${paid} 마감` }));
    const closing = page.getByRole('dialog', { name: `${paid} 급여를 마감할까요?` });
    await expectAccessible(page);
    await pressOn(page, closing.getByRole('button', { name: '마감', exact: true }));
    await expect(page.getByText(`${paid} 급여를 마감했습니다`)).toBeVisible();
    const download = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: '급여명세서 PDF' }));
    // Every page of it is drawn, as a reader would.
    const slip = await printPdf(readFileSync(await (await download).path()), 72);
    expect(slip.length).toBe(1);
  });

  await test.step('the open month becomes the slip on the phone', async () => {
    await expect(phone.getByRole('button', { name: '급여명세서 PDF' })).toBeVisible();
    await expect(phone.getByRole('table', { name: `${paid} 급여` })).toContainText('46,420원');
    await expectNoSideways(phone);
    await expectAccessible(phone);
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: '급여명세서 PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`${paid} 급여명세서.pdf`);
  });
  await phone.context().close();
});

/** Adds the TA by keyboard alone, and returns the temporary password, which is shown once. */
async function addTa(page: Page): Promise<string> {
  await jumpTo(page, '조교', /^화면 조교$/);
  await expectPage(page, '조교');
  await pressOn(page, page.getByRole('link', { name: '조교 추가' }).first());
  const dialog = page.getByRole('dialog', { name: '조교 추가' });
  await typeIn(page, dialog.getByRole('textbox', { name: '아이디' }), ta.loginId);
  await typeIn(page, dialog.getByRole('textbox', { name: '이름' }), ta.name);
  await typeIn(page, dialog.getByRole('textbox', { name: '전화번호' }), '01033334444');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '임시 비밀번호 1명' });
  const slip = sheet.getByRole('listitem').filter({ hasText: ta.name });
  const password = await slip.getByRole('definition').nth(1).innerText();
  await expectAccessible(page);
  await pressOn(page, sheet.getByRole('button', { name: '닫기', exact: true }).last());
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '닫기', exact: true }).last());
  await expect(sheet).toBeHidden();
  await expect(page.getByText(password)).toBeHidden();
  return password.trim();
}

interface Places {
  page: Page;
  browser: Browser;
  complaints: Complaints;
}

async function openPhone({ browser, complaints }: Places): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  complaints.hear(context);
  return context.newPage();
}

/** Signs the TA in, who must choose a password first. */
async function fillIn(phone: Page, temporary: string): Promise<void> {
  await phone.getByRole('textbox', { name: '아이디', exact: true }).fill(ta.loginId);
  await phone.getByLabel(/^비밀번호\*?$/).fill(temporary);
  await phone.getByRole('button', { name: '로그인', exact: true }).click();
  await expectPage(phone, '새 비밀번호 정하기');
  await phone.getByLabel(/^임시 비밀번호\*?$/).fill(temporary);
  await phone.getByLabel(/^새 비밀번호\*?$/).fill(ta.password);
  await phone.getByLabel(/^새 비밀번호 확인\*?$/).fill(ta.password);
  await expectNoSideways(phone);
  await phone.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expectPage(phone, '공지');
  await expectNoSideways(phone);
}

/** Goes to the clock by the menu. */
async function openClock(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: '메뉴', exact: true }).click();
  await expectAccessible(phone);
  await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '출퇴근·급여' }).click();
  await expectPage(phone, '출퇴근·급여');
  await expectNoSideways(phone);
}

async function punch(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: '출근하기' }).click();
  await expect(phone.getByText(/째 근무 중입니다/)).toBeVisible();
  await expectAccessible(phone);
  // A shift of the first minute of a day would have nothing before it to correct.
  await expect.poll(() => timeInSeoul(), { timeout: 70_000 }).not.toMatch(/^00:00/);
  await phone.getByRole('button', { name: '퇴근하기' }).click();
  await expect(phone.getByText('아직 출근하지 않았습니다.')).toBeVisible();
}

/** The TA began at midnight, and asks to have that written. */
async function askForCorrection(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: '정정 요청', exact: true }).click();
  const dialog = phone.getByRole('dialog', { name: '근무 정정 요청' });
  await dialog.getByRole('textbox', { name: '출근' }).fill('00:00');
  await dialog.getByRole('textbox', { name: /사유/ }).fill('늦게 찍었어요');
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: '요청하기' }).click();
  await expect(phone.getByText('승인 대기')).toBeVisible();
}

/** Turns the month of the screen back, by keyboard alone: once, or twice where a month began meanwhile. */
async function turnBackTo(page: Page, month: string): Promise<void> {
  const shown = page.getByText(/^\d{4}년 \d{1,2}월$/);
  for (let before = await shown.innerText(); before !== month; before = await shown.innerText()) {
    await pressOn(page, page.getByRole('button', { name: '이전 달' }));
    await expect(shown).not.toHaveText(before);
  }
}

/** Types the hours of a day into the only TA's row of the month, by keyboard alone. */
async function typeShift(page: Page, day: number, hours: string): Promise<void> {
  const cellOf = (at: number) => page.getByRole('textbox', { name: new RegExp(`^${ta.name} ${at} `) });
  await tabTo(page, cellOf(1));
  for (let press = 1; press < day; press++) await page.keyboard.press('ArrowRight');
  await expect(cellOf(day)).toBeFocused();
  await page.keyboard.type(hours);
  await page.keyboard.press('Enter');
}
