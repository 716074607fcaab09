import { header, read, rosterFile as file } from './roster.ts';
import type { ForeignFile } from './types.ts';
import { textCell, textRows, workbook } from './workbook.ts';

/** A list of one student whose second row is these cells. */
const list = (...cells: string[]) =>
  workbook([{ name: '명단', rows: `${textRows([header])}<row r="2">${cells.join('')}</row>` }]);
const one = ['‘명단’ 학생 1명: 한가온', read[1]!];
const counted = (cells: number) => `수식: ${cells}칸은 파일에 저장된 계산 결과로 읽었습니다`;
const name = textCell('A2', '한가온');

/** Formulas as programs write them: what they gave is read, and said; one that gave nothing is shown. */
export const formulas: readonly ForeignFile[] = [
  file(
    '글 수식.xlsx',
    'Excel: a formula that gives a text',
    () => list(name, '<c r="B2" t="str"><f>CONCATENATE("010-","7000-0001")</f><v>010-7000-0001</v></c>'),
    [...one, counted(1)],
  ),
  file(
    '나눠 쓴 수식.xlsx',
    'Excel: a formula that was dragged down, written once',
    () =>
      workbook([
        {
          name: '명단',
          rows:
            textRows([header]) +
            `<row r="2">${name}<c r="B2" t="str"><f t="shared" ref="B2:B3" si="0">"010-"&amp;C2</f><v>010-7000-0001</v></c></row>` +
            `<row r="3">${textCell('A3', '한가람')}<c r="B3" t="str"><f t="shared" si="0"/><v>010-7000-0002</v></c></row>`,
        },
      ]),
    [...read, counted(2)],
  ),
  file(
    '배열 수식.xlsx',
    'Excel 365: a formula that spills',
    () => list(name, '<c r="B2" t="str" cm="1"><f t="array" ref="B2">TEXT(C2,"0")</f><v>010-7000-0001</v></c>'),
    [...one, counted(1)],
  ),
  file(
    '빈 글 수식.xlsx',
    'Excel: IF that gives an empty text where nothing is known',
    () => list(name, '<c r="B2" t="str"><f>IF(C2="","",C2)</f><v></v></c>'),
    [...one, counted(1)],
  ),
  file(
    '참거짓 수식.xlsx',
    'Excel: a check left in a column',
    () => list(name, '<c r="B2" t="b"><f>ISNUMBER(C2)</f><v>1</v></c>'),
    [...one, '2행 연락처 ‘TRUE’: 전화번호가 올바르지 않습니다. 010-1234-5678처럼 적어 주세요.', counted(1)],
  ),
  file(
    '이름 수식.xlsx',
    'Excel: a name put together of two cells',
    () => list('<c r="A2" t="str"><f>C2&amp;D2</f><v>한가온</v></c>', textCell('B2', '010-7000-0001')),
    [...one, counted(1)],
  ),
];
