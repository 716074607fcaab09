// @module-tag timeless
import { writeOds, writeXlsx, type WriteSheet } from 'hucre';
import { describe, expect, it } from 'vitest';
import { readSheets } from './readSheets.ts';
import { columnLetter, columnLimit, formulaNote, NotAWorkbook, unreadOf } from './textSheet.ts';
import { zipParts } from './zipParts.ts';

const write = (rows: WriteSheet['rows']) => writeXlsx({ sheets: [{ name: '명단', rows }] });
const only = async (sheet: Partial<WriteSheet>) =>
  (await readSheets(await writeXlsx({ sheets: [{ name: '명단', ...sheet }] })))[0];
/** In CP949: 이름,학년 / 한지우,고2 / "쌍 따옴표, 쉼표",뷁. */
const korean = Uint8Array.fromHex(
  'c0ccb8a72cc7d0b3e20ac7d1c1f6bfec2cb0ed320a22bdd620b5fbbfc8c7a52c20bdb0c7a5222c94ee0a',
);
const utf16 = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfffe);
  [...text].forEach((letter, at) => view.setUint16(2 + at * 2, letter.charCodeAt(0), true));
  return bytes;
};

describe('readSheets', () => {
  it('reads a formula as what it gave, says how many there are, and shows one that gave nothing', async () => {
    const sheet = await only({
      rows: [
        ['이름', '합', '빈'],
        ['한지우', null, null],
      ],
      cells: new Map([
        ['1,1', { value: 7, type: 'formula', formula: '3+4', formulaResult: 7 }],
        ['1,2', { value: null, type: 'formula', formula: 'VLOOKUP(A2,B:B,1)' }],
      ]),
    });
    expect(sheet).toMatchObject({
      rows: [
        ['이름', '합', '빈'],
        ['한지우', '7', '=VLOOKUP(A2,B:B,1)'],
      ],
      formulas: 1,
    });
    expect(formulaNote(sheet!)).toEqual(['수식: 1칸은 파일에 저장된 계산 결과로 읽었습니다']);
  });

  it('says how many comments stand at cells', async () => {
    const comment = { text: '한가람과 형제', author: '관리자' };
    const sheet = await only({
      rows: [['이름'], ['한가온']],
      cells: new Map([['1,0', { value: '한가온', type: 'string', comment }]]),
    });
    expect(sheet?.unread).toEqual(['칸에 단 메모 1개']);
  });

  it('gives each place of a merged cell its value', async () => {
    const sheet = await only({
      rows: [
        ['학생', '보호자', null],
        ['이름', '성함', '연락처'],
        ['중2 A', '가', '나'],
        [null, '다', '라'],
      ],
      merges: [
        { startRow: 0, startCol: 1, endRow: 0, endCol: 2 },
        { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
      ],
    });
    expect(sheet?.rows).toEqual([
      ['학생', '보호자', '보호자'],
      ['이름', '성함', '연락처'],
      ['중2 A', '가', '나'],
      ['중2 A', '다', '라'],
    ]);
  });

  it.each([
    ['h:mm', 0.75, '18:00'],
    ['h:mm', 1, '24:00'],
    ['h:mm', 1.0625, '25:30'],
    ['h:mm', 0, '00:00'],
    ['yyyy-mm-dd', 46_083, '2026-03-02'],
    ['yyyy-mm-dd h:mm', 46_083.75, '2026-03-02 18:00'],
  ])('reads a cell of the form %s with %d as %s', async (numFmt, value, text) => {
    const sheet = await only({ rows: [['값'], [value]], columns: [{ numFmt }] });
    expect(sheet?.rows[1]).toEqual([text]);
  });

  it('reads what is seen and names what is hidden: sheets, rows, columns', async () => {
    const rows = [
      ['이름', '메모', '학년'],
      ['가', '비밀', '고1'],
      ['나', '비밀', '고2'],
      ['다', '', '고3'],
    ];
    const sheets = await readSheets(
      await writeXlsx({
        sheets: [
          { name: '중2 A', rows, rowDefs: new Map([[2, { hidden: true }]]), columns: [{}, { hidden: true }, {}] },
          { name: '중2 B', rows },
          { name: '지난해', rows, hidden: true },
        ],
      }),
    );
    expect(sheets[0]?.rows).toEqual([['이름', '', '학년'], ['가', '', '고1'], [], ['다', '', '고3']]);
    expect(unreadOf(sheets, [sheets[0]!])).toEqual([
      '읽지 않은 부분: ‘중2 A’ 시트의 숨긴 행 1개',
      '읽지 않은 부분: ‘중2 A’ 시트의 숨긴 열 B',
      '읽지 않은 시트: ‘중2 B’ 4행',
      '읽지 않은 시트: ‘지난해’(숨긴 시트)',
    ]);
  });

  it('names rows and columns beyond what is read', async () => {
    const wide = ['이름', ...Array<string>(columnLimit).fill('칸')];
    expect((await only({ rows: [wide] }))?.unread).toEqual(['GZ열 오른쪽의 열']);
    const [csv] = await readSheets(new TextEncoder().encode(`${wide.join(',')}\n`));
    expect([csv?.rows[0]?.length, csv?.unread]).toEqual([columnLimit, ['GZ열 오른쪽의 열']]);
    const long = Array.from({ length: 20_003 }, (_, at) => [`학생 ${at}`]);
    expect((await only({ rows: long }))?.unread).toEqual(['20,000행 아래의 행']);
  });

  it('reads .ods', async () => {
    const bytes = await writeOds({
      sheets: [
        {
          name: '명단',
          rows: [
            ['이름', '학년'],
            ['한지우', 2],
          ],
        },
      ],
    });
    expect((await readSheets(bytes))[0]).toMatchObject({
      name: '명단',
      rows: [
        ['이름', '학년'],
        ['한지우', '2'],
      ],
    });
  });

  const list = '이름,학년\n한지우,고2\n"쌍 따옴표, 쉼표",뷁\n';
  const read = [
    ['이름', '학년'],
    ['한지우', '고2'],
    ['쌍 따옴표, 쉼표', '뷁'],
  ];
  it.each([
    ['UTF-8', new TextEncoder().encode(list)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${list}`)],
    ['Korean Windows letters', korean],
    ['UTF-16', utf16(list)],
    ['tabs', new TextEncoder().encode(list.replaceAll(/,(?! )/g, '\t'))],
    [
      'semicolons and old line ends',
      new TextEncoder().encode(list.replaceAll(/,(?! )/g, ';').replaceAll('\n', '\r\n')),
    ],
  ])('reads a text file in %s', async (_, bytes) => {
    expect((await readSheets(bytes))[0]?.rows.filter((row) => row.some((cell) => cell !== ''))).toEqual(read);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a text without columns', new TextEncoder().encode('안녕하세요.\n내일 뵙겠습니다.')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['a damaged old .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)])],
    ['11 MB', new Uint8Array(11 * 1_048_576)],
  ])('refuses %s in Korean', async (_, bytes) => {
    await expect(readSheets(bytes)).rejects.toThrow(NotAWorkbook);
    await expect(readSheets(bytes)).rejects.toThrow(/[가-힣]/);
  });

  it('says of a text without columns how to make some', async () => {
    const lines = new TextEncoder().encode('abandon - 버리다\nability - 능력\n');
    await expect(readSheets(lines)).rejects.toThrow('열이 나뉘지 않은 텍스트');
  });

  it('says of a web page that is called .xls what to do with it', async () => {
    const page = new TextEncoder().encode('<html><table><tr><td>이름</td><td>학년</td></tr></table></html>');
    await expect(readSheets(page)).rejects.toThrow('웹 페이지로 저장된 파일');
  });

  it('refuses a file that is cut off anywhere', async () => {
    const bytes = await write([['이름'], ['한지우']]);
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      await expect(readSheets(bytes.subarray(0, Math.floor(bytes.length * part)))).rejects.toThrow(NotAWorkbook);
    }
  });

  it('refuses a file that would unpack to too much, without unpacking it, and one that hides its size', async () => {
    for (const size of [2 ** 31, 0]) {
      const bytes = await write(Array.from({ length: 3000 }, (_, row) => [`학생 ${row}`, row]));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let end = bytes.length - 22;
      while (view.getUint32(end, true) !== 0x06054b50) end--;
      const entry = view.getUint32(end + 16, true);
      view.setUint32(entry + 24, size, true);
      if (size === 0) view.setUint32(entry + 20, 1_000_000, true);
      expect(zipParts(bytes)?.size).toBeGreaterThan(96 * 1_048_576);
      await expect(readSheets(bytes)).rejects.toThrow('풀면 너무 커지는');
    }
  });

  it('reads only the used rows of a file whose last row is a million rows down', async () => {
    const rows: (string | null)[][] = [['이름'], ['한지우']];
    rows[1_000_000] = ['끝'];
    const bytes = await writeXlsx({ sheets: [{ name: '명단', rows: Array.from(rows, (row) => row ?? []) }] });
    const [sheet] = await readSheets(bytes);
    expect(sheet?.rows.length).toBeLessThanOrEqual(20_000);
  });
});

describe('columnLetter', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is %s', (index, letter) => expect(columnLetter(index)).toBe(letter));
});
