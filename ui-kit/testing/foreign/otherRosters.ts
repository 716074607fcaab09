import { writeOds } from 'hucre';
import { damaged, header, list, read, rosterFile as file } from './roster.ts';
import type { ForeignFile } from './types.ts';
import { workbook } from './workbook.ts';

const things = Array.from({ length: 58 }, (_, at) => `항목${at + 1}`);

/** Lists of students in files that are no .xlsx, whatever they are called. */
export const otherRosters: readonly ForeignFile[] = [
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
    '닫히지 않은 따옴표.txt',
    'A text with a quotation mark that nothing closes',
    () => text('이름\t연락처\t비고\n한가온\t010-7000-0001\t"별명\n한가람\t010-7000-0002\t키 5" 작음\n'),
    ['‘CSV’ 학생 2명: 한가온, 한가람', `${read[1]!}, 비고=메모`],
  ),
  file(
    '넓은 표.csv',
    'Programs that export all they have of a student, the number last',
    () => text(`이름,${things.join(',')},연락처\n한가온,${things.join(',')},010-7000-0001\n`),
    [
      '‘CSV’ 학생 1명: 한가온',
      '읽은 열: 이름=이름',
      `읽지 않은 열: ${things.slice(0, 50).join(', ')}`,
      '읽지 않은 부분: AY열 오른쪽의 열',
    ],
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

const text = (written: string): Uint8Array => new TextEncoder().encode(written);

function utf16(written: string): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xfe,
    ...[...written].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);
}
