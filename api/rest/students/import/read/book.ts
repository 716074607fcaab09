import { notesOf, type ReadSheets } from '#ui-kit/format/workbook/textSheet.ts';
import { invalid } from '../../../../http/problem.ts';
import { letOthersIn } from '../../../_protocol/inSlices.ts';
import { listRefusal, openList } from '../../../_protocol/files/openList.ts';
import { findRosters, withBeyond } from './sheet.ts';
import type { Report } from '../types.ts';

/** The lists of a file, and what of it is in none of them; neither where the client has them already. */
export type Book = Pick<Report, 'sheets' | 'unread'>;

const studentLimit = 10_000;

/** Reads the lists of students in a file. Throws 400. */
export async function readBook(file: Blob | undefined, readSheets: ReadSheets): Promise<Book> {
  if (file === undefined) throw invalid([{ field: 'file', message: '엑셀 파일을 골라 주세요.' }]);
  const sheets = (await openList(file, readSheets)).map(withBeyond);
  await letOthersIn();
  const lists = findRosters(sheets);
  if (lists.length === 0) {
    throw listRefusal(
      'no-header',
      '처음 20행 안에서 이름(성명) 열을 찾지 못했습니다. 머리글이 있는 명단인지 확인해 주세요.',
    );
  }
  if (lists.some(({ roster }) => roster.rows.length > studentLimit)) {
    const most = studentLimit.toLocaleString('ko');
    throw listRefusal('too-many-rows', `한 번에 ${most}명까지 읽을 수 있습니다. 파일을 나눠 주세요.`);
  }
  const taken = lists.map(({ from }) => from);
  return { sheets: lists.map(({ roster }) => roster), unread: notesOf(sheets, taken) };
}
