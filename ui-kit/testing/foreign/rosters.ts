import { damaged, header, list, read, rosterFile as file } from './roster.ts';
import type { ForeignFile } from './types.ts';
import { textCell, textRows, workbook } from './workbook.ts';

const both = '읽은 열: 이름=이름, 연락처=휴대폰, 시트 이름=대표 강의';
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
];

function row(at: number, ...cells: string[]): string {
  return `<row r="${at}">${cells.join('')}</row>`;
}

function shared(place: string, at: number): string {
  return `<c r="${place}" t="s"><v>${at}</v></c>`;
}
