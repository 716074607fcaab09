import type { Handler } from '../_protocol/handler.ts';
import { readCell } from './cell.ts';
import { giveAnswers } from './giveAnswers.ts';
import { lockScoreRows } from './lockScoreRows.ts';
import { refreshGrades } from './refreshGrades.ts';
import { staleCells } from './staleCells.ts';

/** Writes a student's answers by question; the value is graded by the key. */
export const enterAnswers: Handler<'enterAnswers'> = async ({ trx, body }) => {
  const { scoreId, retakeNumber = 0, version, answers } = body;
  const key = { scoreId, retakeNumber };
  const exams = await lockScoreRows(trx, [scoreId]);
  const id = await giveAnswers(trx, { ...key, examId: exams.get(scoreId) ?? '', version, answers });
  if (id === undefined) throw await staleCells(trx, [key], 'answers');
  await refreshGrades(trx, exams.values());
  return readCell(trx, key);
};
