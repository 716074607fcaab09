// Generated from mocks/world/rows by `npm run generate`. Do not edit.

import type { Tables } from '#hasura/generated/tables.ts';
import type { Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';
import * as actualExamScores from '../rows/actualExamScores.ts';
import * as announcements from '../rows/announcements.ts';
import * as attendanceTypes from '../rows/attendanceTypes.ts';
import * as auditLog from '../rows/auditLog.ts';
import * as auth from '../rows/auth.ts';
import * as board from '../rows/board.ts';
import * as clinicParticipants from '../rows/clinicParticipants.ts';
import * as clinicSlots from '../rows/clinicSlots.ts';
import * as clinicTodos from '../rows/clinicTodos.ts';
import * as consents from '../rows/consents.ts';
import * as consults from '../rows/consults.ts';
import * as enrollments from '../rows/enrollments.ts';
import * as examTemplates from '../rows/examTemplates.ts';
import * as exams from '../rows/exams.ts';
import * as expenseClaims from '../rows/expenseClaims.ts';
import * as files from '../rows/files.ts';
import * as lectureDdays from '../rows/lectureDdays.ts';
import * as lectureMaterials from '../rows/lectureMaterials.ts';
import * as lectures from '../rows/lectures.ts';
import * as notices from '../rows/notices.ts';
import * as notifications from '../rows/notifications.ts';
import * as omrSheets from '../rows/omrSheets.ts';
import * as participants from '../rows/participants.ts';
import * as payroll from '../rows/payroll.ts';
import * as pushAlertTemplates from '../rows/pushAlertTemplates.ts';
import * as reportCards from '../rows/reportCards.ts';
import * as retakeExams from '../rows/retakeExams.ts';
import * as savedViews from '../rows/savedViews.ts';
import * as scores from '../rows/scores.ts';
import * as setup from '../rows/setup.ts';
import * as smsMessages from '../rows/smsMessages.ts';
import * as studentMemos from '../rows/studentMemos.ts';
import * as students from '../rows/students.ts';
import * as submissions from '../rows/submissions.ts';
import * as tags from '../rows/tags.ts';
import * as tas from '../rows/tas.ts';
import * as videos from '../rows/videos.ts';
import * as wages from '../rows/wages.ts';
import * as weeklyLectures from '../rows/weeklyLectures.ts';
import * as wordAssignments from '../rows/wordAssignments.ts';
import * as wordDecks from '../rows/wordDecks.ts';
import * as wordTests from '../rows/wordTests.ts';
import * as workRecords from '../rows/workRecords.ts';

/** What a world fills. */
export const generators = {
  actual_exam_scores: actualExamScores.actualExamScores,
  announcements: announcements.announcements,
  announcement_reads: announcements.announcementReads,
  attendance_types: attendanceTypes.attendanceTypes,
  change_sets: auditLog.changeSets,
  users: auth.users,
  board_posts: board.boardPosts,
  board_answers: board.boardAnswers,
  clinic_participants: clinicParticipants.clinicParticipants,
  clinic_slots: clinicSlots.clinicSlots,
  clinic_rules: clinicSlots.clinicRules,
  clinic_todos: clinicTodos.clinicTodos,
  consents: consents.consents,
  consults: consults.consults,
  consult_tasks: consults.consultTasks,
  representative_lectures: enrollments.representativeLectures,
  enrollments: enrollments.enrollments,
  exam_templates: examTemplates.examTemplates,
  exams: exams.exams,
  exam_questions: exams.examQuestions,
  expense_claims: expenseClaims.expenseClaims,
  files: files.files,
  file_permissions: files.filePermissions,
  file_views: files.fileViews,
  lecture_ddays: lectureDdays.lectureDdays,
  lecture_materials: lectureMaterials.lectureMaterials,
  lecture_material_checks: lectureMaterials.lectureMaterialChecks,
  lectures: lectures.lectures,
  lecture_hours: lectures.lectureHours,
  lecture_imports: lectures.lectureImports,
  notices: notices.notices,
  notification_events: notifications.notificationEvents,
  notifications: notifications.notifications,
  notification_logs: notifications.notificationLogs,
  notification_preferences: notifications.notificationPreferences,
  notification_settings: notifications.notificationSettings,
  omr_scans: omrSheets.omrScans,
  omr_sheets: omrSheets.omrSheets,
  participants: participants.participants,
  ta_monthly_custom_wages: payroll.taMonthlyCustomWages,
  payroll_closings: payroll.payrollClosings,
  pay_rules: payroll.payRules,
  ta_bank_accounts: payroll.taBankAccounts,
  push_alert_templates: pushAlertTemplates.pushAlertTemplates,
  report_remarks: reportCards.reportRemarks,
  report_links: reportCards.reportLinks,
  retake_exams: retakeExams.retakeExams,
  retake_question_maps: retakeExams.retakeQuestionMaps,
  saved_views: savedViews.savedViews,
  scores: scores.scores,
  score_cell_locks: scores.scoreCellLocks,
  score_attempts: scores.scoreAttempts,
  setup_lists: setup.setupLists,
  sms_messages: smsMessages.smsMessages,
  sms_recipients: smsMessages.smsRecipients,
  student_memos: studentMemos.studentMemos,
  student_search: students.studentSearch,
  students: students.students,
  student_siblings: students.studentSiblings,
  student_imports: students.studentImports,
  student_exports: students.studentExports,
  submissions: submissions.submissions,
  tags: tags.tags,
  user_tags: tags.userTags,
  tas: tas.tas,
  videos: videos.videos,
  video_progress: videos.videoProgress,
  hourly_wage_types: wages.hourlyWageTypes,
  hourly_wages: wages.hourlyWages,
  ta_pay_terms: wages.taPayTerms,
  ta_wage_types: wages.taWageTypes,
  weekly_lectures: weeklyLectures.weeklyLectures,
  word_assignments: wordAssignments.wordAssignments,
  word_assignment_students: wordAssignments.wordAssignmentStudents,
  word_decks: wordDecks.wordDecks,
  words: wordDecks.words,
  word_review_log: wordDecks.wordReviewLog,
  word_reviews: wordDecks.wordReviews,
  word_tests: wordDecks.wordTests,
  word_test_answers: wordDecks.wordTestAnswers,
  word_test_plans: wordTests.wordTestPlans,
  work_records: workRecords.workRecords,
} satisfies { [Table in keyof Tables]?: (world: World) => Rows<Table> };
