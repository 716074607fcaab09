// Generated from openapi/ and hasura/ by `npm run generate`. Do not edit.

import { parameter, type Commands } from '../command.ts';

/** The command that takes an action of a resource; its slice is loaded when it is first sent. */
export const commands: Commands = {
  actualExamScores: {
    create: { operationId: 'createActualExamScore', tables: ['actualExamScores'], send: async (sent) => (await import('./rest/actualExamScores.ts')).createActualExamScore(parameter(sent, 'studentId'), sent.values as never) },
    delete: { operationId: 'deleteActualExamScore', tables: ['actualExamScores'], send: async (sent) => (await import('./rest/actualExamScores.ts')).deleteActualExamScore(sent.id) },
    edit: { operationId: 'updateActualExamScore', tables: ['actualExamScores'], send: async (sent) => (await import('./rest/actualExamScores.ts')).updateActualExamScore(sent.id, sent.values as never) },
  },
  alertSettings: {
    edit: { operationId: 'setAlertSettings', tables: [], send: async (sent) => (await import('./rest/consults.ts')).setAlertSettings(sent.values as never) },
  },
  announcements: {
    create: { operationId: 'createAnnouncement', tables: ['announcements'], send: async (sent) => (await import('./rest/announcements.ts')).createAnnouncement(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.values as never) },
    delete: { operationId: 'deleteAnnouncement', tables: ['announcements'], send: async (sent) => (await import('./rest/announcements.ts')).deleteAnnouncement(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id) },
    edit: { operationId: 'updateAnnouncement', tables: ['announcements'], send: async (sent) => (await import('./rest/announcements.ts')).updateAnnouncement(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id, sent.values as never) },
  },
  boardAnswers: {
    delete: { operationId: 'deleteBoardAnswer', tables: ['boardPosts', 'boardAnswers'], send: async (sent) => (await import('./rest/board.ts')).deleteBoardAnswer(sent.id) },
    edit: { operationId: 'updateBoardAnswer', tables: ['boardPosts', 'boardAnswers'], send: async (sent) => (await import('./rest/board.ts')).updateBoardAnswer(sent.id, sent.values as never) },
  },
  boardPosts: {
    create: { operationId: 'createBoardPost', tables: ['boardPosts'], send: async (sent) => (await import('./rest/board.ts')).createBoardPost(sent.values as never) },
    delete: { operationId: 'deleteBoardPost', tables: ['boardPosts', 'files'], send: async (sent) => (await import('./rest/board.ts')).deleteBoardPost(sent.id) },
    edit: { operationId: 'updateBoardPost', tables: ['boardPosts'], send: async (sent) => (await import('./rest/board.ts')).updateBoardPost(sent.id, sent.values as never) },
  },
  boardReplies: {
    create: { operationId: 'createBoardReply', tables: ['boardReplies'], send: async (sent) => (await import('./rest/board.ts')).createBoardReply(sent.values as never) },
    delete: { operationId: 'deleteBoardReply', tables: ['boardReplies'], send: async (sent) => (await import('./rest/board.ts')).deleteBoardReply(sent.id) },
    edit: { operationId: 'updateBoardReply', tables: ['boardReplies'], send: async (sent) => (await import('./rest/board.ts')).updateBoardReply(sent.id, sent.values as never) },
  },
  boardSettings: {
    edit: { operationId: 'changeBoardSettings', tables: ['boardSettings'], send: async (sent) => (await import('./rest/board.ts')).changeBoardSettings(sent.values as never) },
  },
  clinicRules: {
    edit: { operationId: 'updateClinicRules', tables: ['clinicRules'], send: async (sent) => (await import('./rest/clinicSlots.ts')).updateClinicRules(sent.values as never) },
  },
  clinicSlots: {
    create: { operationId: 'createClinicSlot', tables: ['clinicSlots'], send: async (sent) => (await import('./rest/clinicSlots.ts')).createClinicSlot(sent.values as never) },
    delete: { operationId: 'deleteClinicSlot', tables: ['clinicSlots'], send: async (sent) => (await import('./rest/clinicSlots.ts')).deleteClinicSlot(sent.id) },
    edit: { operationId: 'updateClinicSlot', tables: ['clinicSlots'], send: async (sent) => (await import('./rest/clinicSlots.ts')).updateClinicSlot(sent.id, sent.values as never) },
  },
  clinicTodos: {
    create: { operationId: 'createClinicTodos', tables: ['clinicTodos'], send: async (sent) => (await import('./rest/clinicTodos.ts')).createClinicTodos(sent.values as never) },
    delete: { operationId: 'deleteClinicTodo', tables: ['clinicTodos'], send: async (sent) => (await import('./rest/clinicTodos.ts')).deleteClinicTodo(sent.id) },
    edit: { operationId: 'updateClinicTodo', tables: ['clinicTodos'], send: async (sent) => (await import('./rest/clinicTodos.ts')).updateClinicTodo(sent.id, sent.values as never) },
  },
  consents: {
    create: { operationId: 'recordConsent', tables: ['consents', 'pendingTerms'], send: async (sent) => (await import('./rest/consents.ts')).recordConsent(parameter(sent, 'studentId'), sent.values as never) },
  },
  consults: {
    create: { operationId: 'createConsult', tables: ['consults', 'consultTasks'], send: async (sent) => (await import('./rest/consults.ts')).createConsult(parameter(sent, 'studentId'), sent.values as never) },
    delete: { operationId: 'deleteConsult', tables: ['consults'], send: async (sent) => (await import('./rest/consults.ts')).deleteConsult(sent.id) },
    edit: { operationId: 'updateConsult', tables: ['consults'], send: async (sent) => (await import('./rest/consults.ts')).updateConsult(sent.id, sent.values as never) },
  },
  examTemplates: {
    create: { operationId: 'createExamTemplate', tables: ['examTemplates'], send: async (sent) => (await import('./rest/examTemplates.ts')).createExamTemplate(parameter(sent, 'lectureId'), sent.values as never) },
    delete: { operationId: 'deleteExamTemplate', tables: ['examTemplates'], send: async (sent) => (await import('./rest/examTemplates.ts')).deleteExamTemplate(parameter(sent, 'lectureId'), sent.id) },
    edit: { operationId: 'updateExamTemplate', tables: ['examTemplates'], send: async (sent) => (await import('./rest/examTemplates.ts')).updateExamTemplate(parameter(sent, 'lectureId'), sent.id, sent.values as never) },
  },
  exams: {
    create: { operationId: 'createExam', tables: ['exams'], send: async (sent) => (await import('./rest/exams.ts')).createExam(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.values as never) },
    delete: { operationId: 'deleteExam', tables: ['exams'], send: async (sent) => (await import('./rest/exams.ts')).deleteExam(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id) },
    edit: { operationId: 'updateExam', tables: ['exams'], send: async (sent) => (await import('./rest/exams.ts')).updateExam(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id, sent.values as never) },
  },
  expenseClaims: {
    create: { operationId: 'createClaim', tables: ['expenseClaims'], send: async (sent) => (await import('./rest/expenseClaims.ts')).createClaim(sent.values as never) },
    delete: { operationId: 'deleteClaim', tables: ['expenseClaims'], send: async (sent) => (await import('./rest/expenseClaims.ts')).deleteClaim(sent.id) },
    edit: { operationId: 'updateClaim', tables: ['expenseClaims'], send: async (sent) => (await import('./rest/expenseClaims.ts')).updateClaim(sent.id, sent.values as never) },
  },
  files: {
    delete: { operationId: 'deleteFile', tables: ['files'], send: async (sent) => (await import('./rest/files.ts')).deleteFile(sent.id) },
    edit: { operationId: 'writeFileMemo', tables: ['files'], send: async (sent) => (await import('./rest/files.ts')).writeFileMemo(sent.id, sent.values as never) },
  },
  hourlyWageTypes: {
    create: { operationId: 'createWageType', tables: ['hourlyWageTypes', 'hourlyWages'], send: async (sent) => (await import('./rest/wages.ts')).createWageType(sent.values as never) },
    delete: { operationId: 'deleteWageType', tables: ['hourlyWageTypes', 'hourlyWages'], send: async (sent) => (await import('./rest/wages.ts')).deleteWageType(sent.id) },
    edit: { operationId: 'updateWageType', tables: ['hourlyWageTypes', 'hourlyWages'], send: async (sent) => (await import('./rest/wages.ts')).updateWageType(sent.id, sent.values as never) },
  },
  landingPages: {
    edit: { operationId: 'updateLanding', tables: ['landingPages'], send: async (sent) => (await import('./rest/landing.ts')).updateLanding(sent.values as never) },
  },
  lectureDdays: {
    create: { operationId: 'createLectureDday', tables: ['lectureDdays'], send: async (sent) => (await import('./rest/lectureDdays.ts')).createLectureDday(parameter(sent, 'lectureId'), sent.values as never) },
    delete: { operationId: 'deleteLectureDday', tables: ['lectureDdays'], send: async (sent) => (await import('./rest/lectureDdays.ts')).deleteLectureDday(sent.id) },
    edit: { operationId: 'updateLectureDday', tables: ['lectureDdays'], send: async (sent) => (await import('./rest/lectureDdays.ts')).updateLectureDday(sent.id, sent.values as never) },
  },
  lectures: {
    create: { operationId: 'createLecture', tables: ['lectures', 'lectureHours'], send: async (sent) => (await import('./rest/lectures.ts')).createLecture(sent.values as never) },
    edit: { operationId: 'updateLecture', tables: ['lectures', 'lectureHours'], send: async (sent) => (await import('./rest/lectures.ts')).updateLecture(sent.id, sent.values as never) },
  },
  notices: {
    create: { operationId: 'createNotice', tables: ['notices'], send: async (sent) => (await import('./rest/notices.ts')).createNotice(sent.values as never) },
    delete: { operationId: 'deleteNotice', tables: ['notices'], send: async (sent) => (await import('./rest/notices.ts')).deleteNotice(sent.id) },
    edit: { operationId: 'updateNotice', tables: ['notices'], send: async (sent) => (await import('./rest/notices.ts')).updateNotice(sent.id, sent.values as never) },
  },
  payRules: {
    delete: { operationId: 'deletePayRule', tables: ['payRules'], send: async (sent) => (await import('./rest/payroll.ts')).deletePayRule(sent.id) },
    create: { operationId: 'savePayRule', tables: ['payRules'], send: async (sent) => (await import('./rest/payroll.ts')).savePayRule(sent.values as never) },
  },
  payrollClosings: {
    create: { operationId: 'closePayroll', tables: ['payrollClosings', 'paySlips', 'expenseClaims'], send: async (sent) => (await import('./rest/payroll.ts')).closePayroll(parameter(sent, 'month'), sent.values as never) },
  },
  retakeExams: {
    create: { operationId: 'createRetakeExam', tables: ['retakeExams'], send: async (sent) => (await import('./rest/retakeExams.ts')).createRetakeExam(sent.values as never) },
    delete: { operationId: 'deleteRetakeExam', tables: ['retakeExams'], send: async (sent) => (await import('./rest/retakeExams.ts')).deleteRetakeExam(sent.id) },
    edit: { operationId: 'updateRetakeExam', tables: ['retakeExams'], send: async (sent) => (await import('./rest/retakeExams.ts')).updateRetakeExam(sent.id, sent.values as never) },
  },
  smsMessages: {
    edit: { operationId: 'changeSms', tables: ['smsMessages'], send: async (sent) => (await import('./rest/smsMessages.ts')).changeSms(sent.id, sent.values as never) },
    create: { operationId: 'sendSms', tables: ['smsMessages'], send: async (sent) => (await import('./rest/smsMessages.ts')).sendSms(sent.values as never) },
  },
  studentMemos: {
    create: { operationId: 'createStudentMemo', tables: ['studentMemos'], send: async (sent) => (await import('./rest/studentMemos.ts')).createStudentMemo(parameter(sent, 'studentId'), sent.values as never) },
    delete: { operationId: 'deleteStudentMemo', tables: ['studentMemos'], send: async (sent) => (await import('./rest/studentMemos.ts')).deleteStudentMemo(sent.id) },
    edit: { operationId: 'updateStudentMemo', tables: ['studentMemos'], send: async (sent) => (await import('./rest/studentMemos.ts')).updateStudentMemo(sent.id, sent.values as never) },
  },
  students: {
    create: { operationId: 'createStudent', tables: ['students'], send: async (sent) => (await import('./rest/students.ts')).createStudent(sent.values as never) },
    delete: { operationId: 'deleteStudent', tables: ['students'], send: async (sent) => (await import('./rest/students.ts')).deleteStudent(sent.id, sent.values as never) },
    edit: { operationId: 'updateStudent', tables: ['students'], send: async (sent) => (await import('./rest/students.ts')).updateStudent(sent.id, sent.values as never) },
  },
  taDirectory: {
    create: { operationId: 'addTa', tables: ['tas', 'taDirectory', 'users', 'staff'], send: async (sent) => (await import('./rest/tas.ts')).addTa(sent.values as never) },
    delete: { operationId: 'deleteTa', tables: ['tas', 'taDirectory', 'taWageTypes', 'users', 'staff', 'clinicSlots', 'clinicParticipants'], send: async (sent) => (await import('./rest/tas.ts')).deleteTa(sent.id) },
    edit: { operationId: 'updateTa', tables: ['tas', 'taDirectory', 'users', 'staff'], send: async (sent) => (await import('./rest/tas.ts')).updateTa(sent.id, sent.values as never) },
  },
  taMonthlyCustomWages: {
    create: { operationId: 'createCustomWage', tables: ['taMonthlyCustomWages'], send: async (sent) => (await import('./rest/payroll.ts')).createCustomWage(sent.values as never) },
    delete: { operationId: 'deleteCustomWage', tables: ['taMonthlyCustomWages'], send: async (sent) => (await import('./rest/payroll.ts')).deleteCustomWage(sent.id) },
    edit: { operationId: 'updateCustomWage', tables: ['taMonthlyCustomWages'], send: async (sent) => (await import('./rest/payroll.ts')).updateCustomWage(sent.id, sent.values as never) },
  },
  tags: {
    create: { operationId: 'createTag', tables: ['tags'], send: async (sent) => (await import('./rest/tags.ts')).createTag(sent.values as never) },
    delete: { operationId: 'deleteTag', tables: ['tags'], send: async (sent) => (await import('./rest/tags.ts')).deleteTag(sent.id) },
    edit: { operationId: 'updateTag', tables: ['tags'], send: async (sent) => (await import('./rest/tags.ts')).updateTag(sent.id, sent.values as never) },
  },
  videos: {
    create: { operationId: 'createVideo', tables: ['videos', 'files'], send: async (sent) => (await import('./rest/videos.ts')).createVideo(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.values as never) },
    delete: { operationId: 'deleteVideo', tables: ['videos', 'videoProgress', 'files'], send: async (sent) => (await import('./rest/videos.ts')).deleteVideo(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id) },
    edit: { operationId: 'updateVideo', tables: ['videos'], send: async (sent) => (await import('./rest/videos.ts')).updateVideo(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id, sent.values as never) },
  },
  weeklyLectures: {
    create: { operationId: 'createWeeklyLecture', tables: ['weeklyLectures'], send: async (sent) => (await import('./rest/weeklyLectures.ts')).createWeeklyLecture(parameter(sent, 'lectureId'), sent.values as never) },
    delete: { operationId: 'deleteWeeklyLecture', tables: ['weeklyLectures'], send: async (sent) => (await import('./rest/weeklyLectures.ts')).deleteWeeklyLecture(parameter(sent, 'lectureId'), sent.id) },
    edit: { operationId: 'updateWeeklyLecture', tables: ['weeklyLectures'], send: async (sent) => (await import('./rest/weeklyLectures.ts')).updateWeeklyLecture(parameter(sent, 'lectureId'), sent.id, sent.values as never) },
  },
  wordAssignments: {
    create: { operationId: 'createWordAssignment', tables: ['wordAssignments', 'wordAssignmentProgress', 'wordDecks'], send: async (sent) => (await import('./rest/wordAssignments.ts')).createWordAssignment(parameter(sent, 'deckId'), sent.values as never) },
    delete: { operationId: 'deleteWordAssignment', tables: ['wordAssignments', 'wordAssignmentProgress', 'wordDecks'], send: async (sent) => (await import('./rest/wordAssignments.ts')).deleteWordAssignment(sent.id) },
    edit: { operationId: 'updateWordAssignment', tables: ['wordAssignments', 'wordAssignmentProgress'], send: async (sent) => (await import('./rest/wordAssignments.ts')).updateWordAssignment(sent.id, sent.values as never) },
  },
  wordTestPlans: {
    create: { operationId: 'createWordTestPlan', tables: ['wordTestPlans', 'wordTestStandings'], send: async (sent) => (await import('./rest/wordTests.ts')).createWordTestPlan(sent.values as never) },
    delete: { operationId: 'deleteWordTestPlan', tables: ['wordTestPlans', 'wordTestStandings'], send: async (sent) => (await import('./rest/wordTests.ts')).deleteWordTestPlan(sent.id) },
    edit: { operationId: 'updateWordTestPlan', tables: ['wordTestPlans', 'wordTestStandings'], send: async (sent) => (await import('./rest/wordTests.ts')).updateWordTestPlan(sent.id, sent.values as never) },
  },
  workCorrections: {
    create: { operationId: 'askWorkCorrection', tables: ['workRecords', 'workCorrections', 'workFlags'], send: async (sent) => (await import('./rest/workRecords.ts')).askWorkCorrection(sent.values as never) },
    delete: { operationId: 'cancelWorkCorrection', tables: ['workRecords', 'workCorrections', 'workFlags'], send: async (sent) => (await import('./rest/workRecords.ts')).cancelWorkCorrection(sent.id) },
  },
};
