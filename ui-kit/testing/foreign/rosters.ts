import { writeOds } from 'hucre';
import type { ForeignFile } from './types.ts';
import { textCell, textRows, workbook } from './workbook.ts';

const header = ['이름', '연락처'];
const list = { name: '명단', rows: textRows([header, ['한가온', '010-7000-0001'], ['한가람', '010-7000-0002']]) };
const read = ['‘명단’ 학생 2명: 한가온, 한가람', '읽은 열: 이름=이름, 연락처=휴대폰'];
const both = '읽은 열: 이름=이름, 연락처=휴대폰, 시트 이름=대표 강의';
const damaged = '엑셀 파일(.xlsx)이 아니거나 손상된 파일입니다. 엑셀에서 .xlsx로 다시 저장해 주세요.';
const strict = 'http://purl.oclc.org/ooxml';

/** Lists of students in workbooks that other programs wrote. */
export const rosters: readonly ForeignFile[] = [
  file(
    '내보내기.xlsx',
    'Java programs of schools (streamed POI): sizes in 64 bits, behind the content',
    () => workbook([list], { is64: true, sizesBehind: true }),
    read,
  ),
  file(
    '보고서.xlsx',
    '.NET programs (Open XML SDK): every element begins with x:',
    () => workbook([list], { prefix: 'x:' }),
    read,
  ),
  file(
    '자리없음.xlsx',
    'Programs that do not write where a cell is',
    () => workbook([{ name: '명단', rows: list.rows.replaceAll(/ r="\w+"/g, '') }]),
    read,
  ),
  file('절대경로.xlsx', 'Programs whose links begin with /xl/', () => workbook([list], { root: '/xl/' }), read),
  file(
    '머리표.xlsx',
    'Programs that begin each part with the mark of UTF-8',
    () => workbook([list], { mark: '\ufeff' }),
    read,
  ),
  file(
    '엄격.xlsx',
    'Excel, saved as Strict Open XML',
    () => workbook([list], { main: `${strict}/spreadsheetml/main`, links: `${strict}/officeDocument/relationships` }),
    read,
  ),
  file('역슬래시.xlsx', 'Programs that write paths as Windows does', () => workbook([list], { slash: '\\' }), [
    damaged,
  ]),
  file(
    '크기거짓.xlsx',
    'Programs that always say the sheet is A1',
    () => workbook([{ ...list, before: '<dimension ref="A1"/>' }]),
    read,
  ),
  file(
    '차트.xlsx',
    'Excel with a chart on a sheet of its own',
    () => workbook([list, { name: '월별 인원', rows: '', isChart: true }]),
    ['‘명단’ 학생 2명: 한가온, 한가람', both, '읽지 않은 시트: ‘월별 인원’(차트)'],
  ),
  file(
    '반별.xlsx',
    'A sheet for each class, those who left on a hidden one',
    () =>
      workbook([
        { name: '고2 A', rows: textRows([header, ['한가온', '010-7000-0001']]) },
        { name: '고2 B', rows: textRows([header, ['한가람', '']]) },
        { name: '퇴원', rows: textRows([header, ['한나간', '']]), state: 'hidden' },
        { name: '설정', rows: textRows([['코드'], ['A']]), state: 'veryHidden' },
      ]),
    [
      '‘고2 A’ 학생 1명: 한가온',
      both,
      '‘고2 B’ 학생 1명: 한가람',
      both,
      '읽지 않은 시트: ‘퇴원’(숨긴 시트)',
      '읽지 않은 시트: ‘설정’(숨긴 시트)',
    ],
  ),
  file(
    '거른 명단.xlsx',
    'Excel, saved while filtered',
    () =>
      workbook([
        {
          ...list,
          rows: list.rows.replace('<row r="3"', '<row r="3" hidden="1"'),
          behind: '<autoFilter ref="A1:B3"/>',
        },
      ]),
    ['‘명단’ 학생 1명: 한가온', read[1]!, '읽지 않은 부분: 숨긴 행 1개'],
  ),
  file(
    '접은 열.xlsx',
    'Excel with a column drawn to no width',
    () => workbook([{ ...list, before: '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>' }]),
    ['‘명단’ 학생 2명: 한가온, 한가람', '읽은 열: 이름=이름', '읽지 않은 부분: 숨긴 열 B'],
  ),
  file(
    '읽는 법.xlsx',
    'Excel with readings over Chinese letters and with mixed fonts in a cell',
    () =>
      workbook(
        [{ name: '명단', rows: row(1, shared('A1', 0), shared('B1', 1)) + row(2, shared('A2', 2), shared('B2', 3)) }],
        {
          texts:
            '<si><t>이름</t></si><si><t>연락처</t></si><si><t>金佳溫</t><rPh sb="0" eb="3"><t>김가온</t></rPh></si><si><r><t>010-</t></r><r><rPr><b/></rPr><t>7000-0001</t></r></si>',
        },
      ),
    ['‘명단’ 학생 1명: 金佳溫', read[1]!],
  ),
  file(
    '수로 된 번호.xlsx',
    'Excel with phone numbers as numbers whose format shows the 0',
    () =>
      workbook(
        [
          {
            name: '명단',
            rows:
              textRows([header]) +
              row(2, textCell('A2', '한가온'), '<c r="B2" s="1"><v>1070000001</v></c>') +
              row(3, textCell('A3', '한가람'), '<c r="B3"><v>1.070000002E9</v></c>'),
          },
        ],
        {
          formats: {
            numFmts: '<numFmts count="1"><numFmt numFmtId="200" formatCode="000\\-0000\\-0000"/></numFmts>',
            cellXfs: '<xf numFmtId="0"/><xf numFmtId="200"/>',
          },
        },
      ),
    read,
  ),
  file(
    '웹 내보내기.xlsx',
    'Programs for the web that write dates as texts',
    () =>
      workbook([
        {
          name: '명단',
          rows:
            textRows([[...header, '메모']]) +
            row(
              2,
              textCell('A2', '한가온'),
              textCell('B2', '010-7000-0001'),
              '<c r="C2" t="d"><v>2026-03-02T00:00:00.000Z</v></c>',
            ),
        },
      ]),
    ['‘명단’ 학생 1명: 한가온', '읽은 열: 이름=이름, 연락처=휴대폰, 메모=메모'],
  ),
  file(
    '깨진 수식.xlsx',
    'Excel whose formulas lost the file they looked into',
    () =>
      workbook([
        {
          name: '명단',
          rows:
            textRows([header]) +
            row(2, textCell('A2', '한가온'), '<c r="B2" t="e"><f>VLOOKUP(A2,[1]명단!A:B,2,0)</f><v>#N/A</v></c>') +
            row(3, '<c r="A3" t="e"><v>#REF!</v></c>', textCell('B3', '010-7000-0002')),
        },
      ]),
    [
      '‘명단’ 학생 2명: 한가온, #REF!',
      read[1]!,
      '2행 연락처 ‘#N/A’: 전화번호가 올바르지 않습니다. 010-1234-5678처럼 적어 주세요.',
      '3행 이름 ‘#REF!’: 이름으로 쓸 수 없는 글자가 있습니다. 50자 안의 한글이나 영문으로 적어 주세요.',
      '수식: 1칸은 파일에 저장된 계산 결과로 읽었습니다',
    ],
  ),
  file(
    '계산 전.xlsx',
    'Programs that leave formulas uncalculated',
    () =>
      workbook([
        {
          name: '명단',
          rows: textRows([header]) + row(2, textCell('A2', '한가온'), '<c r="B2"><f>"010-"&amp;C2</f><v></v></c>'),
        },
      ]),
    ['‘명단’ 학생 1명: 한가온', read[1]!, '2행 연락처 ‘="010-"&C2’: 수식이 들어 있습니다. 값으로 붙여 넣어 주세요.'],
  ),
  file(
    '제목과 합계.xlsx',
    'A title above the list, a total below it',
    () =>
      workbook([
        {
          name: '명단',
          rows: textRows([
            ['2026학년도 고2 명단'],
            ['(수학과)'],
            [],
            ['', ...header],
            ['', '한가온', '010-7000-0001'],
            ['', '한가람', '010-7000-0002'],
            ['', '합계', '2명'],
          ]),
        },
      ]),
    read,
  ),
  file(
    '쪽마다 머리글.xlsx',
    'Programs that repeat the header on each page',
    () =>
      workbook([
        {
          name: '명단',
          rows: textRows([header, ['한가온', '010-7000-0001'], [], header, ['한가람', '010-7000-0002']]),
        },
      ]),
    read,
  ),
  file(
    '두 반 나란히.xlsx',
    'Two classes side by side',
    () =>
      workbook([
        {
          name: '명단',
          rows: textRows([
            ['이름', '연락처', '', '이름', '연락처'],
            ['한가온', '010-7000-0001', '', '한가람', '010-7000-0002'],
          ]),
        },
      ]),
    [
      '‘명단’ 학생 1명: ',
      '읽은 열: ',
      '고를 열: 이름=이름, 연락처=휴대폰, 이름=이름, 연락처=휴대폰',
      '2행  ‘’: 이름이 어느 열인지 알 수 없습니다. 위에서 이름 열을 골라 주세요.',
    ],
  ),
  file(
    '거꾸로.xlsx',
    'Programs that keep no order of rows and cells',
    () =>
      workbook([
        {
          name: '명단',
          rows:
            row(3, textCell('B3', '010-7000-0002'), textCell('A3', '한가람')) +
            row(2, textCell('B2', '010-7000-0001'), textCell('A2', '한가온')) +
            row(1, textCell('B1', '연락처'), textCell('A1', '이름')),
        },
      ]),
    read,
  ),
  file(
    '숨김도.ods',
    'LibreOffice',
    () =>
      writeOds({
        sheets: [{ name: '명단', rows: [header, ['한가온', '010-7000-0001'], ['한가람', '010-7000-0002']] }],
      }),
    [...read, '숨긴 시트·행·열이 있으면 그것도 읽었습니다. 빼려면 엑셀에서 .xlsx로 저장해 다시 골라 주세요'],
  ),
  file(
    '한셀.csv',
    '한셀: letters of Korean Windows, commas',
    () => Uint8Array.fromHex('c0ccb8a72cbfacb6f4c3b30d0ac7d1b0a1bfc22c3031302d373030302d303030310d0a'),
    ['‘CSV’ 학생 1명: 한가온', read[1]!],
  ),
  file('유니코드.txt', 'Excel’s Unicode text: UTF-16, tabs', () => utf16('이름\t연락처\r\n한가온\t010-7000-0001\r\n'), [
    '‘CSV’ 학생 1명: 한가온',
    read[1]!,
  ]),
  file(
    '세미콜론.csv',
    'Excel set to a European language: semicolons, the mark of UTF-8',
    () => text('\ufeff이름;연락처\n"한\n가온";010-7000-0001\n'),
    ['‘CSV’ 학생 1명: 한가온', read[1]!],
  ),
  file(
    '명단.xls',
    'Programs whose .xls is a web page',
    () => text('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>이름</td></tr></table></html>'),
    ['엑셀이 아니라 웹 페이지로 저장된 파일입니다. 엑셀에서 열어 .xlsx로 다시 저장해 주세요.'],
  ),
  file('명단.pdf.xlsx', 'A PDF with another name', () => text('%PDF-1.7\n'), [
    'PDF입니다. 표를 엑셀로 옮겨 .xlsx로 저장해 주세요.',
  ]),
  file('빈 파일.xlsx', 'A download of nothing', () => new Uint8Array(), [
    '빈 파일입니다. 파일을 다시 받아 골라 주세요.',
  ]),
  file('반만.xlsx', 'A download cut short', () => workbook([list]).subarray(0, 700), [damaged]),
];

function file(name: string, leftBy: string, bytes: ForeignFile['bytes'], expected: readonly string[]): ForeignFile {
  return { name, leftBy, kind: 'roster', bytes, expected };
}

function row(at: number, ...cells: string[]): string {
  return `<row r="${at}">${cells.join('')}</row>`;
}

function shared(place: string, at: number): string {
  return `<c r="${place}" t="s"><v>${at}</v></c>`;
}

const text = (written: string): Uint8Array => new TextEncoder().encode(written);

function utf16(written: string): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xfe,
    ...[...written].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);
}
