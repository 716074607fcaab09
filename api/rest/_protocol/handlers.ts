import type { OperationId } from '#openapi/generated/operations.ts';
import { actualExamScores } from '../actualExamScores/index.ts';
import { announcements } from '../announcements/index.ts';
import { auth } from '../auth/index.ts';
import { clinicTodos } from '../clinicTodos/index.ts';
import { clinicSlots } from '../clinicSlots/index.ts';
import { clinicParticipants } from '../clinicParticipants/index.ts';
import { consults } from '../consults/index.ts';
import { enrollments } from '../enrollments/index.ts';
import { errorLogs } from '../errorLogs/index.ts';
import { examTemplates } from '../examTemplates/index.ts';
import { exams } from '../exams/index.ts';
import type { Handler, Preparation } from './handler.ts';
import { files } from '../files/index.ts';
import { lectureDdays } from '../lectureDdays/index.ts';
import { lectureMaterials } from '../lectureMaterials/index.ts';
import { lectures } from '../lectures/index.ts';
import { notices } from '../notices/index.ts';
import { omrSheets } from '../omrSheets/index.ts';
import { participants } from '../participants/index.ts';
import { realtime } from '../realtime/index.ts';
import { reportCards } from '../reportCards/index.ts';
import { retakeExams } from '../retakeExams/index.ts';
import { scores } from '../scores/index.ts';
import { smsMessages } from '../smsMessages/index.ts';
import { studentMemos } from '../studentMemos/index.ts';
import { students } from '../students/index.ts';
import { tags } from '../tags/index.ts';
import { weeklyLectures } from '../weeklyLectures/index.ts';

/** Every operation of the contract and who serves it: a missing or surplus one is a type error. */
export const handlers: { [Op in OperationId]: Handler<Op> | Preparation<Op> } = {
  ...actualExamScores,
  ...announcements,
  ...auth,
  ...clinicTodos,
  ...clinicSlots,
  ...clinicParticipants,
  ...consults,
  ...enrollments,
  ...errorLogs,
  ...examTemplates,
  ...exams,
  ...files,
  ...lectureDdays,
  ...lectureMaterials,
  ...lectures,
  ...notices,
  ...omrSheets,
  ...participants,
  ...realtime,
  ...reportCards,
  ...retakeExams,
  ...scores,
  ...smsMessages,
  ...studentMemos,
  ...students,
  ...tags,
  ...weeklyLectures,
};
