import type { Slice } from '../_protocol/slice.ts';
import { createWordTestPlan, deleteWordTestPlan, updateWordTestPlan } from './plans.ts';
import { putWordTestScores } from './putScores.ts';
import { refusals } from './refusals.ts';
import { answerWordTest, finishWordTest, leaveWordTest, takeWordTest } from './takeTests.ts';

export const slice: Slice<'wordTests'> = {
  handlers: {
    answerWordTest,
    createWordTestPlan,
    deleteWordTestPlan,
    finishWordTest,
    leaveWordTest,
    putWordTestScores,
    takeWordTest,
    updateWordTestPlan,
  },
  refusals,
};
