import type { SliceHandlers } from '../_protocol/handler.ts';
import { createRetakeExam, deleteRetakeExam, mapRetakeQuestions, updateRetakeExam } from './retakeExams.ts';

export const retakeExams: SliceHandlers<'retakeExams'> = {
  createRetakeExam,
  deleteRetakeExam,
  mapRetakeQuestions,
  updateRetakeExam,
};
