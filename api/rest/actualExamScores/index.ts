import type { SliceHandlers } from '../_protocol/handler.ts';
import { createActualExamScore } from './createActualExamScore.ts';
import { deleteActualExamScore } from './deleteActualExamScore.ts';
import { saveActualExamScores } from './saveActualExamScores.ts';
import { updateActualExamScore } from './updateActualExamScore.ts';

export const actualExamScores: SliceHandlers<'actualExamScores'> = {
  createActualExamScore,
  deleteActualExamScore,
  saveActualExamScores,
  updateActualExamScore,
};
