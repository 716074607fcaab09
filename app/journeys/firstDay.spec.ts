import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre';
import { weekdayName, weekdayOf } from '#ui-kit/format/time/date.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { expect, expectAccessible, expectPage, test } from './people/journey.ts';
import { openAcademy } from './people/openAcademy.ts';
import { openScreen } from './people/openScreen.ts';
import type { Page } from '@playwright/test';

// The project `empty`: from an academy that nobody leads to its first mark and its first text, by clicks alone.
const roster = [
  ['학생명', '학교', '학년', '학생 휴대폰', '학부모 휴대폰'],
  ['한가온', '온빛고', '고2', '010-7200-0001', '010-7200-1001'],
  ['한가람', '온빛고', '고2', '010-7200-0002', '010-7200-1002'],
];

test('an academy begins: students, a lecture, the first absence and its text', async ({ page, complaints }) => {
  // At night the send is refused until it is confirmed.
  complaints.allow(/^409 POST \/api\/sms\/send$/);

  await test.step('it is opened, and the list says what comes first', async () => {
    await openAcademy(page);
    await expect(page.getByText('완료 0/8')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('students come from a file', async () => {
    await page.getByRole('main').getByRole('link', { name: '학생 등록', exact: true }).first().click();
    await expectPage(page, '학생');
    await giveFile(page, '학생.xlsx', { 학생: roster });
    await page.getByRole('button', { name: '선택한 2명 저장' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('신규 등록 2명을 저장했습니다')).toBeVisible();
  });

  await test.step('a lecture with its hours and its students comes from another', async () => {
    await openScreen(page, '오늘');
    await page.getByRole('link', { name: '강의와 시간표: 강의 열기' }).click();
    await expectPage(page, '강의');
    await giveFile(page, '강의.xlsx', {
      강의: [
        ['강의명', '선생님', '요일', '시간', '강의실', '정원', '개강일', '주차'],
        ['고2 수학', '정하늘', weekdayName(weekdayOf(dateOf(0))), '18:00~20:00', '401호', '20', dateOf(0), '4'],
      ],
      수강: [
        ['강의명', '학생명', '학생 휴대폰'],
        ...roster.slice(1).map(([name, , , phone]) => ['고2 수학', name!, phone!]),
      ],
    });
    await page.getByRole('button', { name: '강의 1개, 수강등록 2건 등록' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '등록', exact: true }).click();
    await expect(page.getByText(/강의 1개.*수강등록 2건.*등록했습니다/)).toBeVisible();
  });

  await test.step('the list is shorter, and the lesson is there', async () => {
    await openScreen(page, '오늘');
    await expect(page.getByText(/^완료 3\/8/)).toBeVisible();
    await page.getByRole('link', { name: '고2 수학 1주차' }).first().click();
  });

  await test.step('who is absent is marked, and the parents are texted', async () => {
    await page.getByRole('grid', { name: '출결표' }).locator('[data-row="0"] [data-column="3"]').click();
    await page.keyboard.press('4');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('t');
    const text = page.getByRole('dialog', { name: '학생 1명에게 문자 보내기' });
    await expect(text.getByRole('textbox', { name: /내용/ })).toHaveValue(/^\[한빛학원\] /);
    await text.getByRole('button', { name: '1명에게 보내기' }).click();
    const sent = page.getByText(/보낼 목록에 올렸습니다/);
    const atNight = page.getByRole('button', { name: /^밤이지만/ });
    await expect(sent.or(atNight).first()).toBeVisible();
    if (await atNight.isVisible()) await atNight.click();
    await expect(sent).toBeVisible();
    await expect.poll(outbox, { timeout: 30_000 }).toContain('+821072001');
  });
});

/** On a list: its import, with this workbook. */
async function giveFile(page: Page, name: string, sheets: Record<string, string[][]>): Promise<void> {
  await page.getByRole('link', { name: '엑셀로 등록' }).first().click();
  const bytes = await writeXlsx({ sheets: Object.entries(sheets).map(([sheet, rows]) => ({ name: sheet, rows })) });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '파일 선택' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(bytes) });
}

/** What went out: the file that texts are written to where no provider is set. */
function outbox(): string {
  const { E2E_DATA_DIR = '', E2E_PORT = '6400' } = process.env;
  try {
    return readFileSync(join(E2E_DATA_DIR, `${Number(E2E_PORT) + 3}`, 'outbox.jsonl'), 'utf8');
  } catch {
    return '';
  }
}
