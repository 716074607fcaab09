import type { Slice } from '../_protocol/slice.ts';
import { markWordTest } from './markWordTest.ts';
import { createWordTestPlan, deleteWordTestPlan, updateWordTestPlan } from './plans.ts';
import { printWordTests } from './printWordTests.ts';
import { putWordTestScores } from './putScores.ts';
import { refusals } from './refusals.ts';
import { remarkWordTest } from './remark/remarkWordTest.ts';
import { answerWordTest, finishWordTest, leaveWordTest, takeWordTest } from './takeTests.ts';

export const slice: Slice<'wordTests'> = {
  handlers: {
    answerWordTest,
    createWordTestPlan,
    deleteWordTestPlan,
    finishWordTest,
    leaveWordTest,
    markWordTest,
    printWordTests,
    putWordTestScores,
    remarkWordTest,
    takeWordTest,
    updateWordTestPlan,
  },
  refusals,
};
