import { header, rosterFile as file } from './roster.ts';
import type { ForeignFile } from './types.ts';
import { textRows, workbook } from './workbook.ts';

const sheet = (rows: readonly (readonly string[])[]) => workbook([{ name: '명단', rows: textRows(rows) }]);
const one = '‘명단’ 학생 1명: 한가온';

/** Headers as academies write them. */
export const headers: readonly ForeignFile[] = [
  file(
    '학교와 학년.xlsx',
    'Two things in one column, the second in brackets',
    () =>
      sheet([
        ['이름', '학교(학년)', '연락처'],
        ['한가온', '한빛고(고2)', '010-7000-0001'],
      ]),
    [one, '읽은 열: 이름=이름, 연락처=휴대폰', '읽지 않은 열: 학교(학년)'],
  ),
  file(
    '옆으로.xlsx',
    'A student a column',
    () =>
      sheet([
        ['이름', '한가온', '한가람'],
        ['연락처', '010-7000-0001', '010-7000-0002'],
        ['학교', '한빛고', '세움고'],
      ]),
    ['‘명단’ 학생 0명: ', '읽은 열: 이름=이름', '읽지 않은 열: 한가온, 한가람'],
  ),
  file(
    '영문.xlsx',
    'Forms in English',
    () =>
      sheet([
        ['Student Name', 'Mobile', "Parent's Phone", 'School'],
        ['한가온', '010-7000-0001', '010-7000-0011', '한빛고'],
      ]),
    [one, "읽은 열: Student Name=이름, Mobile=휴대폰, Parent's Phone=보호자 휴대폰, School=학교"],
  ),
  file(
    '회원.xlsx',
    'Programs that call students members',
    () =>
      sheet([
        ['회원명', '핸드폰', '비상연락망'],
        ['한가온', '010-7000-0001', '010-7000-0011'],
      ]),
    [one, '읽은 열: 회원명=이름, 핸드폰=휴대폰', '읽지 않은 열: 비상연락망'],
  ),
  file(
    '두 번호.xlsx',
    'A father’s and a mother’s number',
    () =>
      sheet([
        [header[0]!, '父 연락처', '母 H.P'],
        ['한가온', '010-7000-0011', '010-7000-0012'],
      ]),
    [one, '읽은 열: 이름=이름', '고를 열: 父 연락처=보호자 휴대폰, 母 H.P=보호자 휴대폰'],
  ),
];
