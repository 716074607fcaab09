import { expect, expectAccessible, expectPage, test } from './people/journey.ts';
import { openScreen } from './people/openScreen.ts';
import { admin, signIn } from './people/people.ts';
import { apiAs } from './steps/apiAs.ts';
import { foundBy } from './steps/findStudents.ts';

test('records of those who left are reviewed, kept by a rule and anonymised', async ({ page, baseURL }) => {
  // Somebody else entered an old record.
  const name = '서오래';
  const api = await apiAs(admin, baseURL);
  await api.make('/students', { name, phone: '010-2020-2020' });

  await signIn(page, admin);
  await page.goto(foundBy(name));
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('navigation', { name: '학생 안의 화면' }).getByRole('link', { name: '서류' }).click();
  await page.getByRole('button', { name: '퇴원일 적기' }).click();
  const dialog = page.getByRole('dialog', { name: '퇴원일 적기' });
  await dialog.getByRole('textbox', { name: /등록일/ }).fill('2017-03-02');
  await dialog.getByRole('textbox', { name: /퇴원일/ }).fill('2018-02-28');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('퇴원일을 적었습니다')).toBeVisible();

  const record = page.url();

  // The dry run, then the rule, which refuses what is too short.
  await openScreen(page, '설정', '개인정보 보관');
  await expectPage(page, '개인정보 보관');
  const due = page.getByRole('row', { name: new RegExp(name) });
  await expect(due).toContainText('퇴원한 뒤 보관 기간이 지남');
  await page.getByRole('button', { name: '규칙 바꾸기' }).click();
  const rule = page.getByRole('dialog', { name: '보관 규칙 바꾸기' });
  await rule.getByRole('textbox', { name: /^보관 기간/ }).fill('6');
  await rule.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('마지막 날부터 6년')).toBeVisible();
  await expect(due).toBeVisible();

  // The real run, and back.
  await page.getByRole('button', { name: /^\d+명 파기하기$/ }).click();
  const asking = page.getByRole('alertdialog');
  await expectAccessible(page);
  await asking.getByRole('textbox').fill('파기');
  await asking.getByRole('button', { name: '파기하기' }).click();
  await expect(page.getByText(/명을 삭제하기로 했습니다/)).toBeVisible();
  await expect(due).toBeHidden();
  await page.getByRole('button', { name: /파기 되돌리기$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText(/명을 되돌렸습니다/)).toBeVisible();
  await expect(due).toBeVisible();

  // For good: the student's page says until when it can be taken back.
  await page.getByRole('button', { name: /^\d+명 파기하기$/ }).click();
  await asking.getByRole('textbox').fill('파기');
  await asking.getByRole('button', { name: '파기하기' }).click();
  await expect(due).toBeHidden();
  await page.goto(record);
  await expect(page.getByText(/삭제하기로 한 학생입니다/)).toBeVisible();
  await expectAccessible(page);
});
