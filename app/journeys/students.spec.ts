import { writeXlsx } from 'hucre';
import { students } from '#mocks/cast.ts';
import { askGql } from './people/ask.ts';
import { expect, expectPage, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';
import { exportListed, rowsOf } from './steps/exportStudents.ts';
import { expectNobody, foundBy } from './steps/findStudents.ts';
import { previewRoster } from './steps/importRoster.ts';
import { addTag, pinMemo, writeConsult } from './steps/keepRecords.ts';

const { minsu } = students;
const rows = [
  ['성명', '수험번호', '학교', '학년', '학생 휴대폰', '사는 곳'],
  ['봉새롬', '71000001', '온빛고', '고2', '010-7100-0001', '서울'],
  ['봉한결', '71000002', '온빛고', '고9', '010-7100-0002', '서울'],
  [minsu.name, minsu.loginId, '온빛고', '', '', '서울'],
];

test('a roster comes in, its students are looked after and taken out, and it goes again', async ({ page }) => {
  const school = async () => {
    const read = await askGql<{ students: { school: string }[] }>(
      page,
      'query ($number: String!) { students(where: { studentNumber: { _eq: $number } }) { school } }',
      { number: minsu.loginId },
    );
    return read.students[0]?.school;
  };

  await signIn(page, admin);
  const before = await school();

  await test.step('a wrong cell is put right where it stands, and the result is kept as a file', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: '명단', rows }] });
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const file = { name: '여름 명단.xlsx', mimeType, buffer: Buffer.from(bytes) };
    await previewRoster(page, file, { 신규: 1, 변경: 1, 동일: 0, 오류: 1 });
    await expect(page.getByText('읽지 않는 열 1개: 사는 곳')).toBeVisible();
    await page.getByRole('tab', { name: /^오류/ }).click();
    const cell = page.getByRole('textbox', { name: '3행 D 학년 수정' });
    await cell.fill('고1');
    await cell.press('Enter');
    await expect(page.getByRole('tab', { name: /^신규\s*2$/ })).toBeVisible();
    await page.getByRole('button', { name: '선택한 3명 저장' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('신규 등록 2명, 정보 변경 1명을 저장했습니다')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '결과 파일 다운로드' }).click();
    const results = await rowsOf(await download);
    expect(results.map(([row, result, number]) => [row, result, number])).toEqual([
      ['행', '결과', '학번'],
      ['2', '신규 등록', '71000001'],
      ['3', '신규 등록', '71000002'],
      ['4', '정보 변경', minsu.loginId],
    ]);
  });

  await test.step('a student is found by initial consonants, tagged, talked about and noted', async () => {
    await page.goto(foundBy('ㅂㅅㄹ'));
    await expect(page.getByRole('grid', { name: '학생' }).getByRole('link', { name: '봉새롬' })).toBeVisible();
    await page.getByRole('textbox', { name: '학생 검색' }).fill('ㄱㅁㅅ');
    const row = page.getByRole('grid', { name: '학생' }).getByRole('row').filter({ hasText: minsu.loginId });
    await expect(row).toContainText('온빛고');
    await row.getByRole('link', { name: minsu.name }).click();
    await expectPage(page, minsu.name);
    await addTag(page);
    await writeConsult(page, '여름 특강 이야기를 나눔');
    await pinMemo(page, '버스 시간 때문에 10분 일찍 나감');
  });

  await test.step('students are taken out with a reason, which stays', async () => {
    await page.goto(foundBy('7100000'));
    await expect(page.getByRole('grid', { name: '학생' }).getByRole('row')).toHaveCount(3);
    const [header, ...taken] = await exportListed(page, '특강 안내 문자');
    expect(header).toEqual(['이름', '학번', '학교', '학년', '휴대폰', '보호자 휴대폰', '대표강의']);
    expect(taken.map(([name, number, , grade, phone]) => [name, number, grade, phone])).toEqual([
      ['봉새롬', '71000001', '고2', '010-7100-0001'],
      ['봉한결', '71000002', '고1', '010-7100-0002'],
    ]);
    const kept = await askGql<{ studentExports: object[] }>(
      page,
      '{ studentExports(order_by: { id: desc }, limit: 1) { purpose filter studentCount createdByStaff { name } } }',
    );
    expect(kept.studentExports).toEqual([
      {
        purpose: '특강 안내 문자',
        filter: '검색: 7100000, 상태: 재원',
        studentCount: 2,
        createdByStaff: { name: admin.name },
      },
    ]);
  });

  await test.step('the import is taken back, and what came after it stays', async () => {
    await page.goto('/crm/students/import');
    await page.getByRole('button', { name: '여름 명단.xlsx 등록 되돌리기' }).click();
    const question = page.getByRole('alertdialog', { name: '이 등록을 되돌릴까요?' });
    await question.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByText('등록하기 전으로 되돌렸습니다')).toBeVisible();
    await expect(page.getByText('여름 명단.xlsx')).toBeHidden();
    expect(await school()).toBe(before);
    await expectNobody(page, '71000001');
    await page.goto(`/crm/students/${minsu.id}`);
    await expect(page.getByText('여름 특강 이야기를 나눔').first()).toBeVisible();
  });
});
