// Generated from openapi/ and hasura/ by `npm run generate`. Do not edit.

import { parameter, type Commands } from '../command.ts';

/** The command that takes an action of a resource; its slice is loaded when it is first sent. */
export const commands: Commands = {
  actualExamScores: {
    create: { operationId: 'createActualExamScore', send: async (sent) => (await import('./rest/actualExamScores.ts')).createActualExamScore(parameter(sent, 'studentId'), sent.values as never) },
    delete: { operationId: 'deleteActualExamScore', send: async (sent) => (await import('./rest/actualExamScores.ts')).deleteActualExamScore(sent.id) },
    edit: { operationId: 'updateActualExamScore', send: async (sent) => (await import('./rest/actualExamScores.ts')).updateActualExamScore(sent.id, sent.values as never) },
  },
  announcements: {
    create: { operationId: 'createAnnouncement', send: async (sent) => (await import('./rest/announcements.ts')).createAnnouncement(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.values as never) },
    delete: { operationId: 'deleteAnnouncement', send: async (sent) => (await import('./rest/announcements.ts')).deleteAnnouncement(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id) },
    edit: { operationId: 'updateAnnouncement', send: async (sent) => (await import('./rest/announcements.ts')).updateAnnouncement(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id, sent.values as never) },
  },
  clinicRules: {
    edit: { operationId: 'updateClinicRules', send: async (sent) => (await import('./rest/clinicSlots.ts')).updateClinicRules(sent.values as never) },
  },
  clinicSlots: {
    create: { operationId: 'createClinicSlot', send: async (sent) => (await import('./rest/clinicSlots.ts')).createClinicSlot(sent.values as never) },
    delete: { operationId: 'deleteClinicSlot', send: async (sent) => (await import('./rest/clinicSlots.ts')).deleteClinicSlot(sent.id) },
    edit: { operationId: 'updateClinicSlot', send: async (sent) => (await import('./rest/clinicSlots.ts')).updateClinicSlot(sent.id, sent.values as never) },
  },
  clinicTodos: {
    create: { operationId: 'createClinicTodos', send: async (sent) => (await import('./rest/clinicTodos.ts')).createClinicTodos(sent.values as never) },
    delete: { operationId: 'deleteClinicTodo', send: async (sent) => (await import('./rest/clinicTodos.ts')).deleteClinicTodo(sent.id) },
    edit: { operationId: 'updateClinicTodo', send: async (sent) => (await import('./rest/clinicTodos.ts')).updateClinicTodo(sent.id, sent.values as never) },
  },
  consents: {
    create: { operationId: 'recordConsent', send: async (sent) => (await import('./rest/consents.ts')).recordConsent(parameter(sent, 'studentId'), sent.values as never) },
  },
  consults: {
    create: { operationId: 'createConsult', send: async (sent) => (await import('./rest/consults.ts')).createConsult(parameter(sent, 'studentId'), sent.values as never) },
    delete: { operationId: 'deleteConsult', send: async (sent) => (await import('./rest/consults.ts')).deleteConsult(sent.id) },
    edit: { operationId: 'updateConsult', send: async (sent) => (await import('./rest/consults.ts')).updateConsult(sent.id, sent.values as never) },
  },
  examTemplates: {
    create: { operationId: 'createExamTemplate', send: async (sent) => (await import('./rest/examTemplates.ts')).createExamTemplate(parameter(sent, 'lectureId'), sent.values as never) },
    delete: { operationId: 'deleteExamTemplate', send: async (sent) => (await import('./rest/examTemplates.ts')).deleteExamTemplate(parameter(sent, 'lectureId'), sent.id) },
    edit: { operationId: 'updateExamTemplate', send: async (sent) => (await import('./rest/examTemplates.ts')).updateExamTemplate(parameter(sent, 'lectureId'), sent.id, sent.values as never) },
  },
  exams: {
    create: { operationId: 'createExam', send: async (sent) => (await import('./rest/exams.ts')).createExam(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.values as never) },
    delete: { operationId: 'deleteExam', send: async (sent) => (await import('./rest/exams.ts')).deleteExam(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id) },
    edit: { operationId: 'updateExam', send: async (sent) => (await import('./rest/exams.ts')).updateExam(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id, sent.values as never) },
  },
  expenseClaims: {
    create: { operationId: 'createClaim', send: async (sent) => (await import('./rest/expenseClaims.ts')).createClaim(sent.values as never) },
    delete: { operationId: 'deleteClaim', send: async (sent) => (await import('./rest/expenseClaims.ts')).deleteClaim(sent.id) },
    edit: { operationId: 'updateClaim', send: async (sent) => (await import('./rest/expenseClaims.ts')).updateClaim(sent.id, sent.values as never) },
  },
  files: {
    delete: { operationId: 'deleteFile', send: async (sent) => (await import('./rest/files.ts')).deleteFile(sent.id) },
    edit: { operationId: 'writeFileMemo', send: async (sent) => (await import('./rest/files.ts')).writeFileMemo(sent.id, sent.values as never) },
  },
  hourlyWageTypes: {
    create: { operationId: 'createWageType', send: async (sent) => (await import('./rest/wages.ts')).createWageType(sent.values as never) },
    delete: { operationId: 'deleteWageType', send: async (sent) => (await import('./rest/wages.ts')).deleteWageType(sent.id) },
    edit: { operationId: 'updateWageType', send: async (sent) => (await import('./rest/wages.ts')).updateWageType(sent.id, sent.values as never) },
  },
  lectureDdays: {
    create: { operationId: 'createLectureDday', send: async (sent) => (await import('./rest/lectureDdays.ts')).createLectureDday(parameter(sent, 'lectureId'), sent.values as never) },
    delete: { operationId: 'deleteLectureDday', send: async (sent) => (await import('./rest/lectureDdays.ts')).deleteLectureDday(sent.id) },
    edit: { operationId: 'updateLectureDday', send: async (sent) => (await import('./rest/lectureDdays.ts')).updateLectureDday(sent.id, sent.values as never) },
  },
  lectures: {
    create: { operationId: 'createLecture', send: async (sent) => (await import('./rest/lectures.ts')).createLecture(sent.values as never) },
    edit: { operationId: 'updateLecture', send: async (sent) => (await import('./rest/lectures.ts')).updateLecture(sent.id, sent.values as never) },
  },
  notices: {
    create: { operationId: 'createNotice', send: async (sent) => (await import('./rest/notices.ts')).createNotice(sent.values as never) },
    delete: { operationId: 'deleteNotice', send: async (sent) => (await import('./rest/notices.ts')).deleteNotice(sent.id) },
    edit: { operationId: 'updateNotice', send: async (sent) => (await import('./rest/notices.ts')).updateNotice(sent.id, sent.values as never) },
  },
  payRules: {
    delete: { operationId: 'deletePayRule', send: async (sent) => (await import('./rest/payroll.ts')).deletePayRule(sent.id) },
    create: { operationId: 'savePayRule', send: async (sent) => (await import('./rest/payroll.ts')).savePayRule(sent.values as never) },
  },
  payrollClosings: {
    create: { operationId: 'closePayroll', send: async (sent) => (await import('./rest/payroll.ts')).closePayroll(parameter(sent, 'month'), sent.values as never) },
  },
  retakeExams: {
    create: { operationId: 'createRetakeExam', send: async (sent) => (await import('./rest/retakeExams.ts')).createRetakeExam(sent.values as never) },
    delete: { operationId: 'deleteRetakeExam', send: async (sent) => (await import('./rest/retakeExams.ts')).deleteRetakeExam(sent.id) },
    edit: { operationId: 'updateRetakeExam', send: async (sent) => (await import('./rest/retakeExams.ts')).updateRetakeExam(sent.id, sent.values as never) },
  },
  smsMessages: {
    edit: { operationId: 'changeSms', send: async (sent) => (await import('./rest/smsMessages.ts')).changeSms(sent.id, sent.values as never) },
    create: { operationId: 'sendSms', send: async (sent) => (await import('./rest/smsMessages.ts')).sendSms(sent.values as never) },
  },
  studentMemos: {
    create: { operationId: 'createStudentMemo', send: async (sent) => (await import('./rest/studentMemos.ts')).createStudentMemo(parameter(sent, 'studentId'), sent.values as never) },
    delete: { operationId: 'deleteStudentMemo', send: async (sent) => (await import('./rest/studentMemos.ts')).deleteStudentMemo(sent.id) },
    edit: { operationId: 'updateStudentMemo', send: async (sent) => (await import('./rest/studentMemos.ts')).updateStudentMemo(sent.id, sent.values as never) },
  },
  students: {
    create: { operationId: 'createStudent', send: async (sent) => (await import('./rest/students.ts')).createStudent(sent.values as never) },
    delete: { operationId: 'deleteStudent', send: async (sent) => (await import('./rest/students.ts')).deleteStudent(sent.id, sent.values as never) },
    edit: { operationId: 'updateStudent', send: async (sent) => (await import('./rest/students.ts')).updateStudent(sent.id, sent.values as never) },
  },
  taDirectory: {
    create: { operationId: 'addTa', send: async (sent) => (await import('./rest/tas.ts')).addTa(sent.values as never) },
    delete: { operationId: 'deleteTa', send: async (sent) => (await import('./rest/tas.ts')).deleteTa(sent.id) },
    edit: { operationId: 'updateTa', send: async (sent) => (await import('./rest/tas.ts')).updateTa(sent.id, sent.values as never) },
  },
  taMonthlyCustomWages: {
    create: { operationId: 'createCustomWage', send: async (sent) => (await import('./rest/payroll.ts')).createCustomWage(sent.values as never) },
    delete: { operationId: 'deleteCustomWage', send: async (sent) => (await import('./rest/payroll.ts')).deleteCustomWage(sent.id) },
    edit: { operationId: 'updateCustomWage', send: async (sent) => (await import('./rest/payroll.ts')).updateCustomWage(sent.id, sent.values as never) },
  },
  tags: {
    create: { operationId: 'createTag', send: async (sent) => (await import('./rest/tags.ts')).createTag(sent.values as never) },
    delete: { operationId: 'deleteTag', send: async (sent) => (await import('./rest/tags.ts')).deleteTag(sent.id) },
    edit: { operationId: 'updateTag', send: async (sent) => (await import('./rest/tags.ts')).updateTag(sent.id, sent.values as never) },
  },
  videos: {
    create: { operationId: 'createVideo', send: async (sent) => (await import('./rest/videos.ts')).createVideo(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.values as never) },
    delete: { operationId: 'deleteVideo', send: async (sent) => (await import('./rest/videos.ts')).deleteVideo(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id) },
    edit: { operationId: 'updateVideo', send: async (sent) => (await import('./rest/videos.ts')).updateVideo(parameter(sent, 'lectureId'), parameter(sent, 'weeklyLectureId'), sent.id, sent.values as never) },
  },
  weeklyLectures: {
    create: { operationId: 'createWeeklyLecture', send: async (sent) => (await import('./rest/weeklyLectures.ts')).createWeeklyLecture(parameter(sent, 'lectureId'), sent.values as never) },
    delete: { operationId: 'deleteWeeklyLecture', send: async (sent) => (await import('./rest/weeklyLectures.ts')).deleteWeeklyLecture(parameter(sent, 'lectureId'), sent.id) },
    edit: { operationId: 'updateWeeklyLecture', send: async (sent) => (await import('./rest/weeklyLectures.ts')).updateWeeklyLecture(parameter(sent, 'lectureId'), sent.id, sent.values as never) },
  },
  workCorrections: {
    create: { operationId: 'askWorkCorrection', send: async (sent) => (await import('./rest/workRecords.ts')).askWorkCorrection(sent.values as never) },
    delete: { operationId: 'cancelWorkCorrection', send: async (sent) => (await import('./rest/workRecords.ts')).cancelWorkCorrection(sent.id) },
  },
};
