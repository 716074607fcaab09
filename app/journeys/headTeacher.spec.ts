import { readFileSync } from 'node:fs';
import { writeXlsx } from 'hucre';
import type { Page } from '@playwright/test';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { attendanceGrid, counter } from './surfaces/grid.ts';
import { expect, expectPage, test } from './people/journey.ts';
import { jumpTo, pickIn, pressOn, tabTo, typeIn } from './people/keys.ts';
import { admin, expectLanding } from './people/people.ts';
import { fillSheets } from './steps/fillSheets.ts';

const lecture = '주말 미적분';
const exam = '첫 주 확인';
const names = ['표가람', '표나래', '표다솔', '표라온'];
const questions = Array<'choice'>(10).fill('choice');

test("by keyboard alone: a head teacher's week from the roster to the printed report cards", async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => Object.assign(window, { printed: 0, print: () => (window.printed += 1) }));

  await test.step('signs in', async () => {
    await page.goto('/login');
    await typeIn(page, page.getByRole('textbox', { name: '아이디', exact: true }), admin.loginId);
    await typeIn(page, page.getByLabel(/^비밀번호\*?$/), admin.password);
    await page.keyboard.press('Enter');
    await expectLanding(page, admin);
  });

  await test.step('imports the roster', async () => {
    await jumpTo(page, '학생', /^화면 학생$/);
    await expectPage(page, '학생');
    await pressOn(page, page.getByRole('link', { name: '엑셀로 등록' }));
    await expectPage(page, '엑셀로 학생 등록');
    await choose(page, { name: '주말반.xlsx', mimeType: xlsx, buffer: await roster() });
    await pressOn(page, page.getByRole('button', { name: `선택한 ${names.length}명 저장` }));
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: '저장', exact: true }));
    await expect(page.getByText(`신규 등록 ${names.length}명을 저장했습니다`)).toBeVisible();
  });

  await test.step('makes a lecture on two weekdays', async () => {
    await jumpTo(page, '강의', /^화면 강의$/);
    await pressOn(page, page.getByRole('button', { name: '강의 만들기' }));
    const dialog = page.getByRole('dialog', { name: '강의 만들기' });
    await typeIn(page, dialog.getByRole('textbox', { name: '강의 이름' }), lecture);
    await typeIn(page, dialog.getByRole('combobox', { name: '선생님' }), '정하늘');
    await typeIn(page, dialog.getByRole('combobox', { name: '강의실' }), '501호');
    await pickIn(page, dialog.getByRole('combobox', { name: '요일' }).first(), '토요일');
    await typeIn(page, dialog.getByRole('textbox', { name: '시작' }).first(), '1000');
    await typeIn(page, dialog.getByRole('textbox', { name: '끝', exact: true }).first(), '1200');
    await pressOn(page, dialog.getByRole('button', { name: '요일 추가' }));
    const second = dialog.getByRole('group', { name: '2번째 요일' });
    await typeIn(page, second.getByRole('textbox', { name: '시작' }), '1400');
    await typeIn(page, second.getByRole('textbox', { name: '끝', exact: true }), '1600');
    await typeIn(page, dialog.getByRole('textbox', { name: '정원' }), '20');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await jumpTo(page, lecture, new RegExp(`^강의 ${lecture}`));
    await expectPage(page, lecture);
    await expect(page.getByText('토 10:00–12:00 · 일 14:00–16:00')).toBeVisible();
  });

  await test.step('enrols by pasted names', async () => {
    await pressOn(page, tabOf(page, '수강생'));
    await pressOn(page, page.getByRole('button', { name: '학생 등록' }).first());
    const dialog = page.getByRole('dialog', { name: `${lecture}에 학생 등록` });
    await tabTo(page, dialog.getByRole('tab', { name: '학생 검색' }));
    await page.keyboard.press('ArrowRight');
    await typeIn(page, dialog.getByRole('textbox', { name: '이름을 붙여넣기' }), names.join('\n'));
    await page.keyboard.press('ControlOrMeta+Enter');
    await pressOn(page, dialog.getByRole('button', { name: `${names.length}명 등록` }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid', { name: '수강생' }).getByRole('row')).toHaveCount(names.length + 1);
  });

  await test.step('adds a week of today and takes attendance', async () => {
    await pressOn(page, tabOf(page, '주차'));
    await pressOn(page, page.getByRole('button', { name: '주차 추가' }).first());
    const dialog = page.getByRole('dialog', { name: '주차 추가' });
    await typeIn(page, dialog.getByRole('textbox', { name: '수업일' }), today().replaceAll('-', ''));
    await pressOn(page, dialog.getByRole('button', { name: '추가', exact: true }));
    await expect(dialog).toBeHidden();
    await jumpTo(page, `출석 ${lecture}`, /^할 일 출석 체크/);
    await expectPage(page, '1주차');
    await tabTo(page, attendanceGrid(page).getByRole('row').nth(1).locator('[aria-colindex="4"]'));
    for (const key of ['1', '1', '2', '1']) await page.keyboard.press(key);
    await expect(counter(page, '출석', 3)).toBeVisible();
    await expect(counter(page, '지각', 1)).toBeVisible();
  });

  await test.step('makes an exam with its key', async () => {
    await pressOn(page, tabOf(page, '시험'));
    await pressOn(page, page.getByRole('button', { name: '시험 만들기' }).first());
    const dialog = page.getByRole('dialog', { name: '시험 만들기' });
    await typeIn(page, dialog.getByRole('textbox', { name: '시험 이름' }), exam);
    await typeIn(page, dialog.getByRole('textbox', { name: '커트라인' }), '60');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectPage(page, exam);
    await typeIn(page, page.getByRole('textbox', { name: '정답 이어서 입력' }), '1234512345');
    await pressOn(page, page.getByRole('button', { name: '저장하고 채점' }));
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^(저장|채점)/ }));
    await expect(page.getByText('10문항 · 만점 100점')).toBeVisible();
  });

  await test.step('prints, scans and reviews the sheets', async () => {
    await pressOn(page, page.getByRole('link', { name: 'OMR 채점' }));
    await expectPage(page, 'OMR 채점');
    const download = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: `학생별 답안지 ${names.length}장` }));
    const scan = await fillSheets(readFileSync(await (await download).path()), exam, questions);
    await choose(page, { name: '스캔.pdf', mimeType: 'application/pdf', buffer: scan.pdf });
    const ledger = page.getByRole('group', { name: 'OMR 장부' });
    await expect(ledger).toContainText('확인 필요2장', { timeout: 60_000 });
    await tabTo(page, page.getByRole('listbox', { name: '답' }));
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await expect(ledger).toContainText('확인 필요1장');
    await pickIn(page, page.getByRole('combobox', { name: '학생' }), names[2]!);
    await tabTo(page, page.getByRole('listbox', { name: '답' }));
    await page.keyboard.press('Enter');
    await expect(ledger).toContainText(`채점${names.length}장`);
  });

  await test.step('calls those below the cutline to the clinic', async () => {
    await jumpTo(page, '재시험', /^화면 재시험$/);
    await typeIn(page, page.getByRole('textbox', { name: '재시험 검색' }), exam);
    const due = page.getByRole('grid', { name: '재시험 대상' });
    await expect(due.getByRole('row').filter({ hasText: exam }).first()).toBeVisible();
    await tabTo(page, due.getByRole('checkbox', { name: /모든|전체/ }));
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('button', { name: /클리닉 안내/ }));
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^할 일 \d+개 만들기/ }));
    await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: '닫기' }).last());
  });

  await test.step('prints the report cards', async () => {
    await jumpTo(page, `성적표 ${exam}`, /^할 일 성적표/);
    await pressOn(page, page.getByRole('button', { name: '인쇄 또는 PDF로 저장' }));
    await expect.poll(() => page.evaluate(() => window.printed)).toBe(1);
    for (const name of names) {
      await expect(page.getByRole('article', { name: `${name} 성적표` })).toBeAttached();
    }
  });
});

declare global {
  interface Window {
    printed: number;
  }
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const today = () => dateOf(0);
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /안의 화면$/ }).getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) });

async function roster(): Promise<Buffer> {
  const rows = names.map((name, at) => [name, `8100000${at + 1}`, '온빛고', '고2', `010-8100-000${at + 1}`]);
  const header = ['성명', '수험번호', '학교', '학년', '학생 휴대폰'];
  return Buffer.from(await writeXlsx({ sheets: [{ name: '명단', rows: [header, ...rows] }] }));
}

/** Presses Enter on the button that asks for a file, and gives it one. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.getByRole('button', { name: '파일 선택' }));
  await (await chooser).setFiles(file);
}
