import { writeXlsx, type WriteSheet } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../testing/api.ts';
import { sendImport, workbookOf } from '../../../../testing/setups/workbooks.ts';

// Lists as academies bring them.

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

type Rows = NonNullable<WriteSheet['rows']>;
const previewOf = async (rows: Rows) =>
  (await sendImport(api, 'ta', { mode: 'PREVIEW', file: await workbookOf(rows) })).body;

describe('a list that others made', () => {
  it('keeps a parent’s number out of the student’s, whichever column comes first', async () => {
    for (const header of [
      ['이름', '연락처(학부모)', '연락처(학생)'],
      ['이름', '연락처(모)', '연락처'],
      ['성명', '연락처 (보호자)', '본인 연락처'],
    ]) {
      const { rows } = await previewOf([header, ['한새별', '010-7000-0001', '010-7000-0002']]);
      expect(rows[0]).toMatchObject({ phone: '+821070000002', parentPhone: '+821070000001' });
    }
  });

  it('asks where two columns say the same, and writes nothing until one is chosen', async () => {
    const asked = await previewOf([
      ['이름', '부 연락처', '모 연락처'],
      ['한새봄', '010-7000-0003', '010-7000-0004'],
    ]);
    const [sheet] = asked.sheets;
    expect(sheet.columns.map(({ field, couldBe }) => field ?? couldBe)).toEqual(['name', 'parentPhone', 'parentPhone']);
    expect(asked.rows[0].parentPhone).toBeNull();
    const refused = await sendImport(api, 'ta', { mode: 'COMMIT', sheet, plan: asked.plan });
    expect([refused.status, refused.body.code]).toEqual([400, 'columns-unclear']);
    const columns = sheet.columns.map((column, at) => ({
      ...column,
      couldBe: null,
      field: at === 2 ? 'parentPhone' : column.field,
    }));
    const chosen = await sendImport(api, 'ta', { mode: 'PREVIEW', sheet: { ...sheet, columns } });
    expect(chosen.body.rows[0].parentPhone).toBe('+821070000004');
  });

  it('prefers the column that explains nothing', async () => {
    const { sheets } = await previewOf([
      ['이름', '이름(영문)', '연락처', '연락처(집)'],
      ['한새론', 'Han', '010-7000-0005', '02-700-0005'],
    ]);
    expect(sheets[0].columns.map(({ field }) => field)).toEqual(['name', null, 'phone', null]);
  });

  it('offers every sheet with a list, its name as the class, and names what is in none', async () => {
    const header = ['이름', '연락처'];
    const file = await writeXlsx({
      sheets: [
        { name: '안내', rows: [['사용법'], ['이 파일은…']] },
        { name: '확통 심화', rows: [header, ['한가온', '010-7000-0006']] },
        { name: '미적분 B', rows: [header, ['한가람', '010-7000-0007'], ['한가을', '010-7000-0008']] },
        { name: '퇴원생', rows: [header, ['한가을', '']], hidden: true },
      ],
    });
    const { body } = await sendImport(api, 'ta', { mode: 'PREVIEW', file });
    expect(body.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['확통 심화', 1],
      ['미적분 B', 2],
    ]);
    expect(body.unread).toEqual(['읽지 않은 시트: ‘안내’ 2행', '읽지 않은 시트: ‘퇴원생’(숨긴 시트)']);
    expect(body.sheets[0].columns.at(-1)).toEqual({ letter: '', header: '시트 이름', field: 'lecture', couldBe: null });
    expect(body.rows[0].lecture).toBe('확통 심화');
    const second = await sendImport(api, 'ta', { mode: 'PREVIEW', sheet: body.sheets[1] });
    expect(second.body.rows.map(({ name }) => name)).toEqual(['한가람', '한가을']);
  });

  it('reads a class that is merged over its students, and a header of two rows', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: '명단',
          rows: [
            ['학생', null, '보호자', '반'],
            ['이름', '연락처', '연락처', '반'],
            ['한도담', '010-7000-0011', '010-7000-0012', '확통 심화'],
            ['한도란', '010-7000-0013', '010-7000-0014', null],
          ],
          merges: [
            { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
            { startRow: 0, startCol: 3, endRow: 1, endCol: 3 },
            { startRow: 2, startCol: 3, endRow: 3, endCol: 3 },
          ],
        },
      ],
    });
    const { rows } = (await sendImport(api, 'ta', { mode: 'PREVIEW', file })).body;
    expect(rows.map(({ phone, parentPhone, lecture }) => [phone, parentPhone, lecture])).toEqual([
      ['+821070000011', '+821070000012', '확통 심화'],
      ['+821070000013', '+821070000014', '확통 심화'],
    ]);
  });

  it('reads a name that is spaced out as the student it is', async () => {
    const { rows } = await previewOf([
      ['이름', '연락처', '보호자'],
      ['한 다 솜', '010-7000-0021', '한 어 진'],
    ]);
    expect(rows[0]).toMatchObject({ name: '한다솜', parentName: '한어진' });
  });

  it.each([
    ['예비고1', '중3', '지금 학년인 중3'],
    ['예비 중1', '초6', '지금 학년인 초6'],
    ['2학년3반', '고2', undefined],
    ['2학년 3반', '고2', undefined],
    ['고2-3', '고2', undefined],
    ['고졸', 'N수', undefined],
    ['검정고시', 'N수', 'N수로 읽었습니다'],
    ['해당없음', null, undefined],
    ['-', null, undefined],
    ['미정', null, undefined],
  ])('reads the grade %s as %s', async (written, grade, note) => {
    const { rows } = await previewOf([
      ['이름', '학년'],
      ['한누리', written],
    ]);
    expect(rows[0].problems).toEqual([]);
    expect(rows[0].grade).toBe(grade);
    expect(rows[0].notes).toEqual(note === undefined ? [] : [expect.stringContaining(note)]);
  });

  it.each([
    ['010-7000-0031(모)', '+821070000031', undefined],
    ['모: 010-7000-0031', '+821070000031', undefined],
    ['010·7000·0031', '+821070000031', undefined],
    ['010-7000-0031 / 010-7000-0032', '+821070000031', '010-7000-0032'],
    ['010-7000-0031(모), 010-7000-0032(부)', '+821070000031', '010-7000-0032'],
    ['010 7000 0031 010 7000 0032', '+821070000031', '010-7000-0032'],
    ['010-7000-0031\n010-7000-0032', '+821070000031', '010-7000-0032'],
    ['없음', null, undefined],
    ['x', null, undefined],
  ])('reads the parent’s number %j as %s', async (written, phone, other) => {
    const { rows } = await previewOf([
      ['이름', '학부모 연락처'],
      ['한누리', written],
    ]);
    expect(rows[0].problems).toEqual([]);
    expect(rows[0].parentPhone).toBe(phone);
    expect(rows[0].notes).toEqual(other === undefined ? [] : [expect.stringContaining(other)]);
  });

  it('does not take a number for the student’s that says it is a parent’s', async () => {
    const { rows } = await previewOf([
      ['이름', '연락처'],
      ['한누리', '010-7000-0031(모)'],
    ]);
    expect(rows[0]).toMatchObject({
      kind: 'REFUSED',
      phone: null,
      problems: [{ reason: expect.stringContaining('보호자의 번호') }],
    });
  });
});
