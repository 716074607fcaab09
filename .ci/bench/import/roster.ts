import type { CellValue } from 'hucre';

/** The columns of the roster. */
export const header = '이름,학번,학교,학년,휴대폰,보호자,보호자 연락처,대표강의,태그,비고,주소,성별'.split(',');
/** The rows of a round, none of them in an earlier one. */
export function rosterOf(round: number, rows: number): CellValue[][] {
  return Array.from({ length: rows }, (_, at) => [
    `${'김이박최정강조윤장임'[at % 10]}${String.fromCharCode(0xac00 + (at % 500) * 20)}${String.fromCharCode(0xac00 + round * 28 + Math.floor(at / 500))}`,
    30_000_000 + round * 100_000 + at,
    ['세움고', '다온고', '새봄고', '가람중'][at % 4] ?? '',
    `${(at % 3) + 1}`,
    `010-${String(4000 + round).padStart(4, '0')}-${String(at).padStart(4, '0')}`.slice(0, 13),
    `보호자${String.fromCharCode(0xac00 + (at % 11_000))}`,
    1_050_000_000 + at,
    ['미적분 B', '확통 심화', ''][at % 3] ?? '',
    ['형제, 의대', '기숙', '', ''][at % 4] ?? '',
    at % 10 === 0 ? `특이사항 ${at}` : '',
    `서울시 강남구 ${at}번지`,
    at % 2 === 0 ? '여' : '남',
  ]);
}
