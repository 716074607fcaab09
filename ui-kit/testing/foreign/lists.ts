import type { ForeignFile } from './types.ts';
import { textCell, textRows, workbook } from './workbook.ts';

/** Words and their meanings. */
export const wordFiles: readonly ForeignFile[] = [
  words(
    '단어장.xlsx',
    'The words of a publisher',
    [
      ['Day', 'No.', '영어 단어', '우리말 뜻', '예문'],
      ['1', '1', 'abandon', '버리다', 'He …'],
    ],
    ['단어 1개: abandon=버리다', '읽지 않은 열: Day'],
  ),
  words(
    '괄호.xlsx',
    'Academies that explain in the header',
    [
      ['단어(영어)', '뜻 (한글)*'],
      ['abandon', '① 버리다\n② 포기하다'],
    ],
    ['단어 1개: abandon=① 버리다\n② 포기하다'],
  ),
  words(
    '영문 머리글.xlsx',
    'A table out of Quizlet or Anki',
    [
      ['Term', 'Definition'],
      ['abandon', '버리다'],
      ['1,000', '천'],
    ],
    ['단어 2개: abandon=버리다, 1,000=천'],
  ),
  words(
    '뜻이 둘.xlsx',
    'Two columns of meanings',
    [
      ['단어', '뜻', '의미'],
      ['abandon', '버리다', '포기하다'],
    ],
    ['단어 1개: abandon=버리다', '읽지 않은 열: 의미'],
  ),
  words(
    '머리글 없음.xlsx',
    'No header',
    [['abandon', '버리다']],
    ['처음 20행 안에서 낱말과 뜻이 있는 머리글을 찾지 못했습니다.'],
  ),
];

/** Shifts of assistants. */
export const workFiles: readonly ForeignFile[] = [
  work(
    '출퇴근기.xlsx',
    'Time clocks: hours of twelve',
    textRows([
      ['성명', '근무일', '출근시각', '퇴근시각', '부서'],
      ['한가온', '20261103', '오후 6:00', '10:30 PM', '수학'],
    ]),
    ['2행: 한가온 20261103 오후 6:00 10:30 PM', '읽지 않은 열: 부서'],
  ),
  work(
    '시각 칸.xlsx',
    'Excel with hours as numbers',
    textRows([['이름', '날짜', '출근', '퇴근']]) +
      `<row r="2">${textCell('A2', '한가온')}<c r="B2" s="1"><v>46329</v></c><c r="C2" s="2"><v>0.75</v></c><c r="D2" s="2"><v>1</v></c></row>`,
    ['2행: 한가온 2026-11-03 18:00 24:00'],
  ),
  work(
    '월일.xlsx',
    'A plan without the year',
    textRows([
      ['이름', '일자', '시작', '종료'],
      ['한가온', '11/3(화)', '18시', '22시 30분'],
    ]),
    ['2행: 한가온 11/3(화) 18시 22시 30분'],
  ),
  work(
    '자정.xlsx',
    'A shift past midnight',
    textRows([
      ['이름', '날짜', '출근', '퇴근'],
      ['한가온', '2026.11.3', '22:00', '02:00'],
    ]),
    ['2행: 한가온 2026.11.3 22:00 02:00'],
  ),
  work(
    '틀린 시각.xlsx',
    'A plan typed by hand',
    textRows([
      ['이름', '날짜', '출근', '퇴근'],
      ['한가온', '11월 31일', '25:00', '저녁'],
    ]),
    [
      '2행: 한가온 11월 31일 25:00 저녁',
      '2행 날짜: 날짜를 읽을 수 없습니다 (예: 2026-03-02)',
      '2행 출근: 시각을 읽을 수 없습니다 (예: 18:00)',
      '2행 퇴근: 시각을 읽을 수 없습니다 (예: 22:30)',
    ],
  ),
];

function words(name: string, leftBy: string, rows: string[][], expected: string[]): ForeignFile {
  return { name, leftBy, kind: 'words', expected, bytes: () => workbook([{ name: '단어', rows: textRows(rows) }]) };
}

function work(name: string, leftBy: string, rows: string, expected: string[]): ForeignFile {
  const formats = { cellXfs: '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/>' };
  return { name, leftBy, kind: 'work', expected, bytes: () => workbook([{ name: '근무', rows }], { formats }) };
}
