import type { SliceHandlers } from '../_protocol/handler.ts';
import { copyExam } from './copyExam.ts';
import { createExam } from './createExam.ts';
import { deleteExam, removeExam } from './deleteExam.ts';
import { linkExam, unlinkExam } from './linkExam.ts';
import { orderExams } from './orderExams.ts';
import { regradeExam } from './regradeExam.ts';
import { setExamCoreInfo, setExamCutline, setExamKey, showExam, updateExam } from './updateExam.ts';

export const exams: SliceHandlers<'exams'> = {
  copyExam,
  createExam,
  deleteExam,
  linkExam,
  orderExams,
  regradeExam,
  removeExam,
  setExamCoreInfo,
  setExamCutline,
  setExamKey,
  showExam,
  unlinkExam,
  updateExam,
};
