import type { Tables } from '#hasura/generated/tables.ts';
import type { Rows } from './base/row.ts';
import type { World } from './model/types.ts';
import { actualExamScores } from './rows/actualExamScores.ts';
import { announcementReads, announcements } from './rows/announcements.ts';
import { attendanceTypes } from './rows/attendanceTypes.ts';
import { changeSets } from './rows/auditLog.ts';
import { users } from './rows/auth.ts';
import { boardAnswers, boardPosts } from './rows/board.ts';
import { clinicParticipants } from './rows/clinicParticipants.ts';
import { clinicRules, clinicSlots } from './rows/clinicSlots.ts';
import { clinicTodos } from './rows/clinicTodos.ts';
import { consults } from './rows/consults.ts';
import { enrollments, representativeLectures } from './rows/enrollments.ts';
import { examQuestions, exams } from './rows/exams.ts';
import { examTemplates } from './rows/examTemplates.ts';
import { expenseClaims } from './rows/expenseClaims.ts';
import { filePermissions, files, fileViews } from './rows/files.ts';
import { lectureDdays } from './rows/lectureDdays.ts';
import { lectureMaterialChecks, lectureMaterials } from './rows/lectureMaterials.ts';
import { lectures } from './rows/lectures.ts';
import { notices } from './rows/notices.ts';
import { omrScans, omrSheets } from './rows/omrSheets.ts';
import { participants } from './rows/participants.ts';
import { payrollClosings, taMonthlyCustomWages } from './rows/payroll.ts';
import { pushAlertTemplates } from './rows/pushAlertTemplates.ts';
import { reportLinks, reportRemarks } from './rows/reportCards.ts';
import { retakeExams, retakeQuestionMaps } from './rows/retakeExams.ts';
import { savedViews } from './rows/savedViews.ts';
import { scoreAttempts, scoreCellLocks, scores } from './rows/scores.ts';
import { smsMessages, smsRecipients } from './rows/smsMessages.ts';
import { studentMemos } from './rows/studentMemos.ts';
import { studentExports, studentImports, students, studentSearch, studentSiblings } from './rows/students.ts';
import { submissions } from './rows/submissions.ts';
import { tags, userTags } from './rows/tags.ts';
import { tas } from './rows/tas.ts';
import { videoProgress, videos } from './rows/videos.ts';
import { hourlyWages, hourlyWageTypes, taPayTerms, taWageTypes } from './rows/wages.ts';
import { weeklyLectures } from './rows/weeklyLectures.ts';
import { wordDecks, wordReviews, words, wordTestAnswers, wordTests } from './rows/wordDecks.ts';
import { workRecords } from './rows/workRecords.ts';

/** What a world fills, in an order in which every row finds the rows it names. */
const generators = {
  users,
  tas,
  students,
  student_siblings: studentSiblings,
  student_search: studentSearch,
  tags,
  user_tags: userTags,
  student_memos: studentMemos,
  saved_views: savedViews,
  change_sets: changeSets,
  student_imports: studentImports,
  student_exports: studentExports,
  consults,
  actual_exam_scores: actualExamScores,
  lectures,
  representative_lectures: representativeLectures,
  enrollments,
  lecture_ddays: lectureDdays,
  attendance_types: attendanceTypes,
  weekly_lectures: weeklyLectures,
  participants,
  announcements,
  announcement_reads: announcementReads,
  lecture_materials: lectureMaterials,
  lecture_material_checks: lectureMaterialChecks,
  videos,
  video_progress: videoProgress,
  exam_templates: examTemplates,
  exams,
  retake_exams: retakeExams,
  exam_questions: examQuestions,
  retake_question_maps: retakeQuestionMaps,
  scores,
  score_attempts: scoreAttempts,
  score_cell_locks: scoreCellLocks,
  report_remarks: reportRemarks,
  report_links: reportLinks,
  omr_scans: omrScans,
  omr_sheets: omrSheets,
  submissions,
  clinic_rules: clinicRules,
  clinic_slots: clinicSlots,
  clinic_participants: clinicParticipants,
  clinic_todos: clinicTodos,
  notices,
  board_posts: boardPosts,
  board_answers: boardAnswers,
  push_alert_templates: pushAlertTemplates,
  sms_messages: smsMessages,
  sms_recipients: smsRecipients,
  word_decks: wordDecks,
  words,
  word_reviews: wordReviews,
  word_tests: wordTests,
  word_test_answers: wordTestAnswers,
  files,
  file_permissions: filePermissions,
  file_views: fileViews,
  hourly_wage_types: hourlyWageTypes,
  hourly_wages: hourlyWages,
  ta_pay_terms: taPayTerms,
  ta_wage_types: taWageTypes,
  work_records: workRecords,
  ta_monthly_custom_wages: taMonthlyCustomWages,
  expense_claims: expenseClaims,
  payroll_closings: payrollClosings,
} satisfies { [Table in keyof Tables]?: (world: World) => Rows<Table> };

/** The tables of a world, parents first, each with its rows; a row is made when it is asked for. */
export function tablesOf(world: World): { table: keyof Tables; rows: Iterable<object> }[] {
  return Object.entries(generators).map(([table, rows]) => ({ table: table as keyof Tables, rows: rows(world) }));
}
