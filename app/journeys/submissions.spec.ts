import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { askGql, put } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { addExam } from './steps/addExam.ts';
import { openClass } from './steps/openClass.ts';

const title = '사진으로 내는 시험';
/** A folder for pictures of the screens, when somebody wants to look at them. */
const pictures = process.env.E2E_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

/** A sheet that lies askew on a dark table, as a phone photographs it. */
async function photograph(words: string, degrees: number) {
  const lines = Array.from(
    { length: 8 },
    (_, at) => `<text x="-300" y="${-380 + at * 90}">${words} ${at + 1}. x = ${at * 3}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#3b2f26"/>
    <g transform="translate(800 600) rotate(${degrees})" font-size="48" fill="#1d2430"><rect x="-360" y="-480" width="720" height="960" fill="#f6f4ee"/>${lines.join('')}</g></svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
  return { name: `${words}.jpg`, mimeType: 'image/jpeg', buffer };
}

test(
  'pages are photographed and handed in on a phone, marked by staff, and seen by the student',
  { tag: ['@first', '@hour'] },
  async ({ page, browser, complaints }) => {
    await signIn(page, admin);
    const week = await openClass(page, '사진 제출반', 3);
    const examId = await addExam(page, week, title);
    const { exams_by_pk: exam } = await askGql<{ exams_by_pk: { version: number } }>(
      page,
      'query ($id: uuid!) { exams_by_pk(id: $id) { version } }',
      { id: examId },
    );
    await put(page, `/api/wl-exam/${examId}/ready-to-show/true`, { version: exam.version });

    const hand = await browser.newContext({ viewport: { width: 390, height: 844 } });
    complaints.hear(hand);
    const phone = await hand.newPage();
    await signIn(phone, student);
    await phone.goto(`/portal/exams/${examId}`);
    await phone.getByRole('link', { name: '제출하러 가기' }).click();
    await expectPage(phone, '과제 제출');
    const heic = { name: 'IMG_0003.HEIC', mimeType: 'image/heic', buffer: readFileSync('omr/testing/sheet.heic') };
    const [one, two, three] = await Promise.all([photograph('하나', 8), photograph('둘', -11), photograph('셋', 4)]);
    await phone.locator('input[type=file][multiple]').setInputFiles([one!, two!, heic, three!]);
    await expect(phone.getByText('올림')).toHaveCount(4, { timeout: 60_000 });
    await expectAccessible(phone);
    await expectNoSideways(phone);

    // The last photograph comes first, by keys.
    await phone.getByRole('button', { name: '4페이지 순서 바꾸기' }).focus();
    await phone.keyboard.press('Space');
    await phone.keyboard.press('Home');
    await phone.keyboard.press('Space');
    if (pictures) await phone.screenshot({ path: `${pictures}/submit-light.png`, fullPage: true });
    // What was sent is there after a reload.
    await phone.reload();
    await expect(phone.getByText('올림')).toHaveCount(4);
    await phone.getByRole('button', { name: '4페이지 제출하기' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: '제출' }).click();
    await expect(phone.getByText('제출했어요')).toBeVisible();
    await expect(phone.getByText(/^\d{6}-\d{4}-[0-9A-F]{6}$/)).toBeVisible();
    await expect(phone.getByRole('img', { name: '4페이지 사진' })).toBeVisible();
    await expectAccessible(phone);

    // The order outlived the reload.
    const { submissions } = await askGql<{
      submissions: { pageOrder: string[]; files: { id: string; name: string }[] }[];
    }>(page, 'query ($id: uuid!) { submissions(where: { examId: { _eq: $id } }) { pageOrder files { id name } } }', {
      id: examId,
    });
    const names = submissions[0]!.pageOrder.map((id) =>
      submissions[0]!.files.find((file) => file.id === id)?.name.slice(0, 5),
    );
    expect(names).toEqual(['04페이지', '01페이지', '02페이지', '03페이지']);

    await page.goto(`/crm/exams/${examId}`);
    await page.getByRole('button', { name: '시험 메뉴' }).click();
    await page.getByRole('menuitem', { name: '제출', exact: true }).click();
    await expectPage(page, '제출');
    const sheet = page.getByRole('img', { name: `${student.name} 1페이지` });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('1');
    await sheet.click({ position: { x: 120, y: 160 } });
    await page.keyboard.press('q');
    const box = (await sheet.boundingBox())!;
    await page.mouse.move(box.x + 100, box.y + 220);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 240, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText('저장됨')).toBeVisible();
    await expectAccessible(page);
    for (const colorScheme of pictures ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${pictures}/table-${colorScheme}.png` });
    }
    await page.getByRole('button', { name: '돌려주기' }).click();
    const dialog = page.getByRole('dialog', { name: `${student.name} 제출 돌려주기` });
    await dialog.getByLabel('학생에게 할 말').fill('풀이가 깔끔해요.');
    await dialog.getByRole('button', { name: '돌려주기' }).click();
    await expect(page.getByText('돌려주었습니다')).toBeVisible();

    // The phone hears of it.
    await expect(phone.getByText('풀이가 깔끔해요.')).toBeVisible();
    await expect(phone.locator('svg[role=img]').first().locator('circle')).toHaveCount(1);
    await expect(phone.locator('svg[role=img]').first().locator('polyline')).toHaveCount(1);
    await expectNoSideways(phone);
    for (const colorScheme of pictures ? (['light', 'dark'] as const) : []) {
      await phone.emulateMedia({ colorScheme });
      await phone.screenshot({ path: `${pictures}/returned-${colorScheme}.png`, fullPage: true });
    }
    await hand.close();
  },
);
