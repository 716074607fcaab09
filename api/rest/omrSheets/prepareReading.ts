import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { layOutPaper, readPaper } from './paper.ts';

/** Makes sure that sheets of an exam can be read and graded: there is a layout and a whole key; throws 409. */
export async function prepareReading(trx: Transaction<Tables>, examId: string): Promise<void> {
  const paper = await readPaper(trx, examId);
  // Sheets printed elsewhere can only be recognised as such when a layout exists.
  await layOutPaper(trx, paper);
  if (paper.unanswerable.length > 0) {
    const numbers = paper.unanswerable.slice(0, 10).join(', ');
    throw conflict('answers-missing', `정답이 없는 문항이 있습니다: ${numbers}번. 정답을 넣고 올려 주세요.`);
  }
}
