import type { Tables } from '#hasura/generated/tables.ts';
import type { World } from './model/types.ts';
import { actualExamScores } from './rows/actualExamScores.ts';
import { attendanceTypes } from './rows/attendanceTypes.ts';
import { clinicParticipants, clinicRules, clinicSlots, clinicTodos } from './rows/clinic.ts';
import { consults } from './rows/consults.ts';
import { examQuestions, exams, examTemplates, retakeExams, retakeQuestionMaps } from './rows/exams.ts';
import { filePermissions, files, fileViews } from './rows/files.ts';
import { enrollments, lectures, representativeLectures, weeklyLectures } from './rows/lectures.ts';
import {
  announcementReads,
  announcements,
  lectureDdays,
  lectureMaterialChecks,
  lectureMaterials,
} from './rows/materials.ts';
import { smsMessages, smsRecipients } from './rows/messages.ts';
import { omrScans, omrSheets, submissions } from './rows/papers.ts';
import { participants } from './rows/participants.ts';
import { boardAnswers, boardPosts } from './rows/questions.ts';
import { reportLinks, reportRemarks } from './rows/reportCards.ts';
import type { Rows } from './rows/row.ts';
import { savedViews } from './rows/savedViews.ts';
import { scoreAttempts, scoreCellLocks, scores } from './rows/scores.ts';
import { studentSiblings } from './rows/siblings.ts';
import { studentMemos } from './rows/studentMemos.ts';
import { studentExports, studentImports } from './rows/studentFiles.ts';
import { tags, userTags } from './rows/tags.ts';
import { notices, pushAlertTemplates } from './rows/talk.ts';
import { students, studentSearch, tas, users } from './rows/users.ts';
import { videoProgress, videos } from './rows/videos.ts';
import { wordDecks, words } from './rows/wordDecks.ts';
import { wordReviews, wordTestAnswers, wordTests } from './rows/wordReviews.ts';
import { expenseClaims, payrollClosings, taMonthlyCustomWages } from './rows/pay.ts';
import { hourlyWages, hourlyWageTypes, taPayTerms, taWageTypes } from './rows/wages.ts';
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
