import type { Slice } from '../_protocol/slice.ts';
import { copyExam } from './copyExam.ts';
import { createExam } from './createExam.ts';
import { deleteExam, removeExam } from './deleteExam.ts';
import { linkExam, unlinkExam } from './linkExam.ts';
import { orderExams } from './orderExams.ts';
import { regradeExam } from './regradeExam.ts';
import { setExamCoreInfo, setExamCutline, setExamKey, showExam, updateExam } from './updateExam.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'exams'> = {
  handlers: {
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
  },
  refusals,
};
