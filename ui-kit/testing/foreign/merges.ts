import { header, rosterFile as file } from './roster.ts';
import type { ForeignFile } from './types.ts';
import { textRows, workbook } from './workbook.ts';

/** A sheet of texts in which ranges of cells are one. */
const merged = (rows: readonly (readonly string[])[], ...ranges: string[]) =>
  workbook([
    {
      name: '명단',
      rows: textRows(rows),
      behind: `<mergeCells count="${ranges.length}">${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`,
    },
  ]);
const [one, other] = [
  ['한가온', '010-7000-0001'],
  ['한가람', '010-7000-0002'],
];
const both = '‘명단’ 학생 2명: 한가온, 한가람';
const withClass = '읽은 열: 대표강의=대표 강의, 이름=이름, 연락처=휴대폰';

/** Merged cells as people and programs make them: each place has the value. */
export const merges: readonly ForeignFile[] = [
  file(
    '반 칸 합침.xlsx',
    'Excel: a class written once beside its students',
    () =>
      merged(
        [
          ['대표강의', ...header],
          ['미적분 B', ...one],
          ['', ...other],
        ],
        'A2:A3',
      ),
    [both, withClass],
  ),
  file(
    '두 반 합침.xlsx',
    'Excel: two classes below each other, each merged',
    () =>
      merged(
        [
          ['대표강의', ...header],
          ['미적분 B', ...one],
          ['', ...other],
          ['확통', '한여름', '010-7000-0003'],
        ],
        'A2:A3',
      ),
    ['‘명단’ 학생 3명: 한가온, 한가람, 한여름', withClass],
  ),
  file(
    '제목 합침.xlsx',
    'Word processors: a title over the whole width',
    () => merged([['2026학년도 명단', ''], header, one, other], 'A1:B1'),
    [both, '읽은 열: 이름=이름, 연락처=휴대폰'],
  ),
  file(
    '머리글 두 줄.xlsx',
    'Excel: whose the numbers are, over two columns',
    () =>
      merged(
        [
          ['이름', '연락처', ''],
          ['', '학생', '학부모'],
          ['한가온', '010-7000-0001', '010-7000-0011'],
        ],
        'A1:A2',
        'B1:C1',
      ),
    ['‘명단’ 학생 1명: 한가온', '읽은 열: 이름=이름, 연락처(학생)=휴대폰, 연락처(학부모)=보호자 휴대폰'],
  ),
  file(
    '이름 칸 넓힘.xlsx',
    '한셀: a name over two columns for looks',
    () =>
      merged(
        [
          ['이름', '', '연락처'],
          ['한가온', '', '010-7000-0001'],
          ['한가람', '', '010-7000-0002'],
        ],
        'A1:B1',
        'A2:B2',
        'A3:B3',
      ),
    [both, '읽은 열: 이름=이름, 연락처=휴대폰'],
  ),
];
