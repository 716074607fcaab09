import type { ForeignFile } from './types.ts';
import { textRows } from './workbook.ts';

/** A list of two students, and what is said of it. */
export const header = ['이름', '연락처'];
export const list = {
  name: '명단',
  rows: textRows([header, ['한가온', '010-7000-0001'], ['한가람', '010-7000-0002']]),
};
export const read = ['‘명단’ 학생 2명: 한가온, 한가람', '읽은 열: 이름=이름, 연락처=휴대폰'];
export const damaged = '엑셀 파일(.xlsx)이 아니거나 손상된 파일입니다. 엑셀에서 .xlsx로 다시 저장해 주세요.';

/** A list of students as another program leaves it. */
export function rosterFile(
  name: string,
  leftBy: string,
  bytes: ForeignFile['bytes'],
  expected: readonly string[],
): ForeignFile {
  return { name, leftBy, kind: 'roster', bytes, expected };
}
