import type { Transaction } from 'kysely';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReadSheets } from '#ui-kit/format/workbook/textSheet.ts';
import { invalid, Problem } from '../../../http/problem.ts';
import { judge } from './judge.ts';
import { knownStudents, type Place } from './knownStudents.ts';
import { readList, readPasted, type ReadList } from './readList.ts';

/** The rows of a workbook or of pasted text. Throws 400. */
export async function readCandidates(body: BodyOf<'findCandidates'>, readSheets: ReadSheets): Promise<ReadList> {
  const { rows, unread } = await read(body, readSheets);
  if (rows.length === 0) refuse('명단에 학생이 없습니다. 이름이나 학번이 적힌 줄이 있는지 확인해 주세요.');
  if (rows.length > rowLimit) refuse(`한 번에 ${rowLimit}명까지 찾을 수 있습니다. 명단을 나눠 주세요.`);
  return { rows, unread };
}

/** Says for each row whom it means. */
export async function reportOf(
  trx: Transaction<Tables>,
  { rows, unread }: ReadList,
  place: Place,
  presentReason: string,
): Promise<ReplyOf<'findCandidates'>> {
  const judged = judge(rows, await knownStudents(trx, place, rows), presentReason);
  const count = (kind: (typeof judged)[number]['kind']) => judged.filter((row) => row.kind === kind).length;
  return {
    rows: judged,
    unread,
    counts: {
      matched: count('MATCHED'),
      ambiguous: count('AMBIGUOUS'),
      unknown: count('UNKNOWN'),
      present: count('PRESENT'),
      repeated: count('REPEATED'),
    },
  };
}

const rowLimit = 1000;

async function read({ file, text }: BodyOf<'findCandidates'>, readSheets: ReadSheets): Promise<ReadList> {
  if (file !== undefined && file.size > 0) return readList(file, readSheets);
  if (text === undefined || text.trim() === '') {
    throw invalid([{ field: 'file', message: '엑셀 파일을 고르거나 명단을 붙여 넣어 주세요.' }]);
  }
  return { rows: readPasted(text), unread: [] };
}

function refuse(message: string): never {
  throw new Problem(400, 'bad-list', message, { errors: [{ field: 'file', message }] });
}
