import type { Slice } from '../_protocol/slice.ts';
import { addRetakes } from './retakes/addRetakes.ts';
import { uploadExamAnswers, uploadRetakeAnswers } from './answersExcel/uploadAnswers.ts';
import { releaseCellLock, requestCellLock } from './cells/cellLocks.ts';
import { changeAnswers } from './changeAnswers.ts';
import { changeScores } from './changeScores.ts';
import { changeScoreSettings } from './changeScoreSettings.ts';
import { enterAnswers } from './enterAnswers.ts';
import {
  setFirstClinicStatus,
  setFirstDelivery,
  setFirstValue,
  setScoreStatus,
  writeFirstMemo,
} from './retakes/firstAttempt.ts';
import {
  addRetake,
  deleteRetake,
  setRetakeClinicStatus,
  setRetakeDelivery,
  setRetakeValue,
  writeRetakeMemo,
} from './retakes/retakes.ts';
import { setScoreGrade } from './setScoreGrade.ts';
import { undoScores } from './undoScores.ts';
import { setScoreClinicStatus, setStudentScore, setStudentScores, writeScoreMemo } from './weekScores.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'scores'> = {
  handlers: {
    addRetake,
    addRetakes,
    changeAnswers,
    changeScores,
    changeScoreSettings,
    deleteRetake,
    enterAnswers,
    releaseCellLock,
    requestCellLock,
    setFirstClinicStatus,
    setFirstDelivery,
    setFirstValue,
    setRetakeClinicStatus,
    setRetakeDelivery,
    setRetakeValue,
    setScoreClinicStatus,
    setScoreGrade,
    setScoreStatus,
    setStudentScore,
    setStudentScores,
    undoScores,
    uploadExamAnswers,
    uploadRetakeAnswers,
    writeFirstMemo,
    writeRetakeMemo,
    writeScoreMemo,
  },
  refusals,
};
