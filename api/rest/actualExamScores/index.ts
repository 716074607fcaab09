import type { Slice } from '../_protocol/slice.ts';
import { createActualExamScore } from './createActualExamScore.ts';
import { deleteActualExamScore } from './deleteActualExamScore.ts';
import { saveActualExamScores } from './saveActualExamScores.ts';
import { updateActualExamScore } from './updateActualExamScore.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'actualExamScores'> = {
  handlers: {
    createActualExamScore,
    deleteActualExamScore,
    saveActualExamScores,
    updateActualExamScore,
  },
  refusals,
};
