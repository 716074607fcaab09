import type { Slice } from '../_protocol/slice.ts';
import { createRetakeExam, deleteRetakeExam, mapRetakeQuestions, updateRetakeExam } from './retakeExams.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'retakeExams'> = {
  handlers: {
    createRetakeExam,
    deleteRetakeExam,
    mapRetakeQuestions,
    updateRetakeExam,
  },
  refusals,
};
