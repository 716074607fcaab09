// Generated from the folders of api/rest by `npm run generate`. Do not edit.

import type { Tag } from '#openapi/generated/operations.ts';
import type { Slice } from '../_protocol/slice.ts';
import { slice as absenceNotices } from '../absenceNotices/index.ts';
import { slice as account } from '../account/index.ts';
import { slice as actualExamScores } from '../actualExamScores/index.ts';
import { slice as announcements } from '../announcements/index.ts';
import { slice as attendanceTypes } from '../attendanceTypes/index.ts';
import { slice as auditLog } from '../auditLog/index.ts';
import { slice as auth } from '../auth/index.ts';
import { slice as board } from '../board/index.ts';
import { slice as calendar } from '../calendar/index.ts';
import { slice as clinicParticipants } from '../clinicParticipants/index.ts';
import { slice as clinicSlots } from '../clinicSlots/index.ts';
import { slice as clinicTodos } from '../clinicTodos/index.ts';
import { slice as consents } from '../consents/index.ts';
import { slice as consults } from '../consults/index.ts';
import { slice as enrollments } from '../enrollments/index.ts';
import { slice as errorLogs } from '../errorLogs/index.ts';
import { slice as examTemplates } from '../examTemplates/index.ts';
import { slice as exams } from '../exams/index.ts';
import { slice as expenseClaims } from '../expenseClaims/index.ts';
import { slice as files } from '../files/index.ts';
import { slice as inquiries } from '../inquiries/index.ts';
import { slice as landing } from '../landing/index.ts';
import { slice as lectureDdays } from '../lectureDdays/index.ts';
import { slice as lectureMaterials } from '../lectureMaterials/index.ts';
import { slice as lectures } from '../lectures/index.ts';
import { slice as notices } from '../notices/index.ts';
import { slice as notifications } from '../notifications/index.ts';
import { slice as omrSheets } from '../omrSheets/index.ts';
import { slice as parentLinks } from '../parentLinks/index.ts';
import { slice as participants } from '../participants/index.ts';
import { slice as payroll } from '../payroll/index.ts';
import { slice as pushAlertTemplates } from '../pushAlertTemplates/index.ts';
import { slice as realtime } from '../realtime/index.ts';
import { slice as reportCards } from '../reportCards/index.ts';
import { slice as retakeExams } from '../retakeExams/index.ts';
import { slice as retention } from '../retention/index.ts';
import { slice as savedViews } from '../savedViews/index.ts';
import { slice as scores } from '../scores/index.ts';
import { slice as setup } from '../setup/index.ts';
import { slice as smsMessages } from '../smsMessages/index.ts';
import { slice as studentMemos } from '../studentMemos/index.ts';
import { slice as students } from '../students/index.ts';
import { slice as submissions } from '../submissions/index.ts';
import { slice as system } from '../system/index.ts';
import { slice as tags } from '../tags/index.ts';
import { slice as tas } from '../tas/index.ts';
import { slice as terms } from '../terms/index.ts';
import { slice as videos } from '../videos/index.ts';
import { slice as wages } from '../wages/index.ts';
import { slice as weeklyLectures } from '../weeklyLectures/index.ts';
import { slice as wordAssignments } from '../wordAssignments/index.ts';
import { slice as wordDecks } from '../wordDecks/index.ts';
import { slice as wordTests } from '../wordTests/index.ts';
import { slice as workRecords } from '../workRecords/index.ts';

/** Every slice of the api by its name. A slice of the contract without a face is a type error. */
export const slices = {
  absenceNotices,
  account,
  actualExamScores,
  announcements,
  attendanceTypes,
  auditLog,
  auth,
  board,
  calendar,
  clinicParticipants,
  clinicSlots,
  clinicTodos,
  consents,
  consults,
  enrollments,
  errorLogs,
  examTemplates,
  exams,
  expenseClaims,
  files,
  inquiries,
  landing,
  lectureDdays,
  lectureMaterials,
  lectures,
  notices,
  notifications,
  omrSheets,
  parentLinks,
  participants,
  payroll,
  pushAlertTemplates,
  realtime,
  reportCards,
  retakeExams,
  retention,
  savedViews,
  scores,
  setup,
  smsMessages,
  studentMemos,
  students,
  submissions,
  system,
  tags,
  tas,
  terms,
  videos,
  wages,
  weeklyLectures,
  wordAssignments,
  wordDecks,
  wordTests,
  workRecords,
} satisfies { [T in Tag]: Slice<T> } & Record<string, Pick<Slice, 'refusals'>>;
