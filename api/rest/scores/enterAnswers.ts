import type { Handler } from '../_protocol/handler.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';
import { readCell } from './cells/cell.ts';
import { staleEntry } from './answers/staleEntry.ts';
import { giveAnswers } from './giveAnswers.ts';
import { lockScoreRows } from './cells/lockScoreRows.ts';

/** Writes a student's answers by question; the value is graded by the key. */
export const enterAnswers: Handler<'enterAnswers'> = async (context) => {
  const { trx, body } = context;
  const { scoreId, retakeNumber = 0, answers } = body;
  const key = { scoreId, retakeNumber };
  const exams = await lockScoreRows(trx, [scoreId]);
  await sayUnconditional(context, 'SCORES_UPDATE', body.version);
  const version = body.version ?? (await readCell(trx, key)).version;
  const id = await giveAnswers(trx, { ...key, examId: exams.get(scoreId) ?? '', version, answers });
  if (id === undefined) throw await staleEntry(trx, { ...key, answers });
  return readCell(trx, key);
};
