// Generated from openapi/ by `npm run generate`. Do not edit.

import type { ZodMiniType } from 'zod/mini';
import type { Answer, Content, Filled, Given } from '../parts.ts';
import type { operations as Calls } from './api.d.ts';
import * as absenceNotices from './zod/absenceNotices.ts';
import * as account from './zod/account.ts';
import * as actualExamScores from './zod/actualExamScores.ts';
import * as announcements from './zod/announcements.ts';
import * as auditLog from './zod/auditLog.ts';
import * as auth from './zod/auth.ts';
import * as board from './zod/board.ts';
import * as calendar from './zod/calendar.ts';
import * as clinicParticipants from './zod/clinicParticipants.ts';
import * as clinicSlots from './zod/clinicSlots.ts';
import * as clinicTodos from './zod/clinicTodos.ts';
import * as consents from './zod/consents.ts';
import * as consults from './zod/consults.ts';
import * as enrollments from './zod/enrollments.ts';
import * as errorLogs from './zod/errorLogs.ts';
import * as examTemplates from './zod/examTemplates.ts';
import * as exams from './zod/exams.ts';
import * as expenseClaims from './zod/expenseClaims.ts';
import * as files from './zod/files.ts';
import * as inquiries from './zod/inquiries.ts';
import * as landing from './zod/landing.ts';
import * as lectureDdays from './zod/lectureDdays.ts';
import * as lectureMaterials from './zod/lectureMaterials.ts';
import * as lectures from './zod/lectures.ts';
import * as notices from './zod/notices.ts';
import * as notifications from './zod/notifications.ts';
import * as omrSheets from './zod/omrSheets.ts';
import * as parentLinks from './zod/parentLinks.ts';
import * as participants from './zod/participants.ts';
import * as payroll from './zod/payroll.ts';
import * as realtime from './zod/realtime.ts';
import * as reportCards from './zod/reportCards.ts';
import * as retakeExams from './zod/retakeExams.ts';
import * as retention from './zod/retention.ts';
import * as scores from './zod/scores.ts';
import * as setup from './zod/setup.ts';
import * as smsMessages from './zod/smsMessages.ts';
import * as studentMemos from './zod/studentMemos.ts';
import * as students from './zod/students.ts';
import * as submissions from './zod/submissions.ts';
import * as system from './zod/system.ts';
import * as tags from './zod/tags.ts';
import * as tas from './zod/tas.ts';
import * as terms from './zod/terms.ts';
import * as videos from './zod/videos.ts';
import * as wages from './zod/wages.ts';
import * as weeklyLectures from './zod/weeklyLectures.ts';
import * as wordAssignments from './zod/wordAssignments.ts';
import * as wordDecks from './zod/wordDecks.ts';
import * as wordTests from './zod/wordTests.ts';
import * as workRecords from './zod/workRecords.ts';

/** Who may call: anyone, anyone signed in, a student, the staff, a manager. */
export type Access = 'public' | 'any' | 'student' | 'ta' | 'admin';

/** One call of the contract; a part it does not have is null. */
export interface Operation {
  /** The slice it belongs to. */
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, with {name} for a parameter. */
  readonly path: string;
  readonly access: Access;
  /** GraphQL roots it changes. */
  readonly invalidates: readonly string[];
  /** HTTP status of success. */
  readonly status: number;
  readonly bodyType: 'json' | 'multipart' | null;
  /** Parts of a multipart body that are JSON; all others are texts and files. */
  readonly jsonParts?: readonly string[];
  readonly params: ZodMiniType | null;
  readonly query: ZodMiniType | null;
  readonly body: ZodMiniType | null;
  readonly response: ZodMiniType | null;
}

/** Every operation of the contract: how it is called, who may call it, what it changes and what checks it. */
export const operations = {
  abortMultipart: {
    tag: 'files', method: 'POST', path: '/files/multipart/abort', access: 'any',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: files.AbortMultipartBody, response: null,
  },
  acceptBoardAnswer: {
    tag: 'board', method: 'PUT', path: '/board/{postId}/accept', access: 'student',
    invalidates: ['boardPosts', 'boardAnswers'], status: 200, bodyType: 'json',
    params: board.AcceptBoardAnswerParams, query: null,
    body: board.AcceptBoardAnswerBody, response: board.AcceptBoardAnswerResponse,
  },
  acceptTerms: {
    tag: 'terms', method: 'POST', path: '/sp/terms/accept', access: 'student',
    invalidates: ['pendingTerms'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: terms.AcceptTermsBody, response: null,
  },
  addClinicParticipants: {
    tag: 'clinicParticipants', method: 'POST', path: '/clinic/slot/{slotId}/participants', access: 'ta',
    invalidates: ['clinicParticipants'], status: 201, bodyType: 'json',
    params: clinicParticipants.AddClinicParticipantsParams, query: null,
    body: clinicParticipants.AddClinicParticipantsBody, response: clinicParticipants.AddClinicParticipantsResponse,
  },
  addParticipants: {
    tag: 'participants', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants', access: 'ta',
    invalidates: ['participants'], status: 201, bodyType: 'json',
    params: participants.AddParticipantsParams, query: null,
    body: participants.AddParticipantsBody, response: participants.AddParticipantsResponse,
  },
  addParticipantsWithOptions: {
    tag: 'participants', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants/with-options', access: 'ta',
    invalidates: ['participants'], status: 201, bodyType: 'json',
    params: participants.AddParticipantsWithOptionsParams, query: null,
    body: participants.AddParticipantsWithOptionsBody, response: participants.AddParticipantsWithOptionsResponse,
  },
  addPasskey: {
    tag: 'account', method: 'POST', path: '/auth/account/passkeys', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: account.AddPasskeyBody, response: account.AddPasskeyResponse,
  },
  addRetake: {
    tag: 'scores', method: 'POST', path: '/wl-score/{scoreId}/retake', access: 'ta',
    invalidates: ['scores'], status: 201, bodyType: 'json',
    params: scores.AddRetakeParams, query: null,
    body: scores.AddRetakeBody, response: scores.AddRetakeResponse,
  },
  addRetakes: {
    tag: 'scores', method: 'POST', path: '/wl-score/retakes', access: 'ta',
    invalidates: ['scores'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: scores.AddRetakesBody, response: scores.AddRetakesResponse,
  },
  addTa: {
    tag: 'tas', method: 'POST', path: '/admin/add-ta', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'users', 'staff'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: tas.AddTaBody, response: tas.AddTaResponse,
  },
  addTagToUser: {
    tag: 'tags', method: 'POST', path: '/tag/{tagId}/user/{userId}', access: 'ta',
    invalidates: ['tags', 'students'], status: 204, bodyType: null,
    params: tags.AddTagToUserParams, query: null,
    body: null, response: null,
  },
  answerBoardPost: {
    tag: 'board', method: 'POST', path: '/board/{postId}/answer', access: 'ta',
    invalidates: ['boardPosts', 'boardAnswers'], status: 201, bodyType: 'json',
    params: board.AnswerBoardPostParams, query: null,
    body: board.AnswerBoardPostBody, response: board.AnswerBoardPostResponse,
  },
  answerSecondFactor: {
    tag: 'account', method: 'POST', path: '/auth/second-factor', access: 'public',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: account.AnswerSecondFactorBody, response: account.AnswerSecondFactorResponse,
  },
  answerWordTest: {
    tag: 'wordTests', method: 'POST', path: '/sp/word-tests/{testId}/answers', access: 'student',
    invalidates: ['wordTestStandings'], status: 200, bodyType: 'json',
    params: wordTests.AnswerWordTestParams, query: null,
    body: wordTests.AnswerWordTestBody, response: wordTests.AnswerWordTestResponse,
  },
  approveWorkCorrection: {
    tag: 'workRecords', method: 'POST', path: '/admin/work-corrections/{correctionId}/approve', access: 'admin',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 200, bodyType: 'json',
    params: workRecords.ApproveWorkCorrectionParams, query: null,
    body: workRecords.ApproveWorkCorrectionBody, response: workRecords.ApproveWorkCorrectionResponse,
  },
  arriveClinicParticipant: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/participant/{participantId}/arrival', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: null,
    params: clinicParticipants.ArriveClinicParticipantParams, query: null,
    body: null, response: clinicParticipants.ArriveClinicParticipantResponse,
  },
  askWorkCorrection: {
    tag: 'workRecords', method: 'POST', path: '/supervisor/work-corrections', access: 'ta',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: workRecords.AskWorkCorrectionBody, response: workRecords.AskWorkCorrectionResponse,
  },
  assignClinicTa: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/assign-ta', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: clinicParticipants.AssignClinicTaBody, response: clinicParticipants.AssignClinicTaResponse,
  },
  beginMultipart: {
    tag: 'files', method: 'POST', path: '/files/multipart/initiate', access: 'any',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: files.BeginMultipartBody, response: files.BeginMultipartResponse,
  },
  beginPasskey: {
    tag: 'account', method: 'POST', path: '/auth/account/passkeys/options', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: account.BeginPasskeyBody, response: account.BeginPasskeyResponse,
  },
  beginRetentionRun: {
    tag: 'retention', method: 'POST', path: '/retention/runs', access: 'admin',
    invalidates: ['retentionRuns'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: retention.BeginRetentionRunBody, response: retention.BeginRetentionRunResponse,
  },
  beginTotp: {
    tag: 'account', method: 'POST', path: '/auth/account/totp', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: account.BeginTotpBody, response: account.BeginTotpResponse,
  },
  cancelByLink: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/cancel', access: 'public',
    invalidates: ['clinicSlots', 'clinicParticipants'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.CancelByLinkBody, response: null,
  },
  cancelClinicSlot: {
    tag: 'clinicParticipants', method: 'POST', path: '/sp/clinic-slot/{slotId}/cancel', access: 'student',
    invalidates: ['clinicSlots'], status: 200, bodyType: null,
    params: clinicParticipants.CancelClinicSlotParams, query: null,
    body: null, response: clinicParticipants.CancelClinicSlotResponse,
  },
  cancelCounselSlot: {
    tag: 'clinicParticipants', method: 'POST', path: '/sp/counsel-slot/{slotId}/cancel', access: 'student',
    invalidates: ['clinicSlots'], status: 200, bodyType: null,
    params: clinicParticipants.CancelCounselSlotParams, query: null,
    body: null, response: clinicParticipants.CancelCounselSlotResponse,
  },
  cancelRetentionRun: {
    tag: 'retention', method: 'POST', path: '/retention/runs/{runId}/cancel', access: 'admin',
    invalidates: ['retentionRuns', 'retentionCandidates', 'students'], status: 200, bodyType: 'json',
    params: retention.CancelRetentionRunParams, query: null,
    body: retention.CancelRetentionRunBody, response: retention.CancelRetentionRunResponse,
  },
  cancelScan: {
    tag: 'omrSheets', method: 'DELETE', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/scans/{scanId}', access: 'ta',
    invalidates: ['omrSheets'], status: 204, bodyType: null,
    params: omrSheets.CancelScanParams, query: null,
    body: null, response: null,
  },
  cancelSms: {
    tag: 'smsMessages', method: 'POST', path: '/sms/{messageId}/cancel', access: 'ta',
    invalidates: ['smsMessages'], status: 200, bodyType: null,
    params: smsMessages.CancelSmsParams, query: null,
    body: null, response: smsMessages.CancelSmsResponse,
  },
  cancelWorkCorrection: {
    tag: 'workRecords', method: 'DELETE', path: '/supervisor/work-corrections/{correctionId}', access: 'ta',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 204, bodyType: null,
    params: workRecords.CancelWorkCorrectionParams, query: null,
    body: null, response: null,
  },
  changeAnswers: {
    tag: 'scores', method: 'PUT', path: '/wl-exam/{examId}/student-answers', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.ChangeAnswersParams, query: null,
    body: scores.ChangeAnswersBody, response: scores.ChangeAnswersResponse,
  },
  changeBoardSettings: {
    tag: 'board', method: 'PUT', path: '/board/settings', access: 'admin',
    invalidates: ['boardSettings'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: board.ChangeBoardSettingsBody, response: null,
  },
  changeClinicParticipantTime: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/participant/{participantId}/participant-change-time', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: 'json',
    params: clinicParticipants.ChangeClinicParticipantTimeParams, query: null,
    body: clinicParticipants.ChangeClinicParticipantTimeBody, response: clinicParticipants.ChangeClinicParticipantTimeResponse,
  },
  changePassword: {
    tag: 'auth', method: 'POST', path: '/sp/change-password', access: 'student',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: auth.ChangePasswordBody, response: auth.ChangePasswordResponse,
  },
  changePhoneMasking: {
    tag: 'account', method: 'PUT', path: '/auth/phone-masking', access: 'admin',
    invalidates: ['students', 'users'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: account.ChangePhoneMaskingBody, response: null,
  },
  changePowers: {
    tag: 'account', method: 'PUT', path: '/supervisor/{supervisorId}/powers', access: 'admin',
    invalidates: ['tas', 'taPowers'], status: 204, bodyType: 'json',
    params: account.ChangePowersParams, query: null,
    body: account.ChangePowersBody, response: null,
  },
  changeRetentionSettings: {
    tag: 'retention', method: 'PUT', path: '/retention/settings', access: 'admin',
    invalidates: ['retentionSettings', 'retentionCandidates'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: retention.ChangeRetentionSettingsBody, response: null,
  },
  changeScoreSettings: {
    tag: 'scores', method: 'PUT', path: '/wl-score/settings', access: 'admin',
    invalidates: ['scoreSettings', 'scores'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: scores.ChangeScoreSettingsBody, response: null,
  },
  changeScores: {
    tag: 'scores', method: 'PUT', path: '/wl-score/batch-update-score-or-status', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: scores.ChangeScoresBody, response: scores.ChangeScoresResponse,
  },
  changeSecuritySettings: {
    tag: 'account', method: 'PUT', path: '/auth/security-settings', access: 'admin',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: account.ChangeSecuritySettingsBody, response: null,
  },
  changeSms: {
    tag: 'smsMessages', method: 'PATCH', path: '/sms/{messageId}', access: 'ta',
    invalidates: ['smsMessages'], status: 200, bodyType: 'json',
    params: smsMessages.ChangeSmsParams, query: null,
    body: smsMessages.ChangeSmsBody, response: smsMessages.ChangeSmsResponse,
  },
  changeSupervisorPassword: {
    tag: 'auth', method: 'POST', path: '/supervisor/change-supervisor-password/{supervisorId}', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: auth.ChangeSupervisorPasswordParams, query: null,
    body: auth.ChangeSupervisorPasswordBody, response: auth.ChangeSupervisorPasswordResponse,
  },
  changeWordSettings: {
    tag: 'wordDecks', method: 'PUT', path: '/word-decks/settings', access: 'admin',
    invalidates: ['wordSettings'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: wordDecks.ChangeWordSettingsBody, response: null,
  },
  changeWorkRecords: {
    tag: 'workRecords', method: 'PUT', path: '/admin/work-records', access: 'admin',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: workRecords.ChangeWorkRecordsBody, response: workRecords.ChangeWorkRecordsResponse,
  },
  checkLectureMaterial: {
    tag: 'lectureMaterials', method: 'POST', path: '/sp/lecture-materials/{materialId}/check', access: 'student',
    invalidates: ['lectureMaterials'], status: 200, bodyType: null,
    params: lectureMaterials.CheckLectureMaterialParams, query: null,
    body: null, response: lectureMaterials.CheckLectureMaterialResponse,
  },
  chooseWordPace: {
    tag: 'wordDecks', method: 'PUT', path: '/sp/word-pace', access: 'student',
    invalidates: ['wordPaces'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: wordDecks.ChooseWordPaceBody, response: null,
  },
  closeClinicDay: {
    tag: 'clinicParticipants', method: 'POST', path: '/clinic/close-day', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: clinicParticipants.CloseClinicDayBody, response: clinicParticipants.CloseClinicDayResponse,
  },
  closeConsultTask: {
    tag: 'consults', method: 'PUT', path: '/students/consult-tasks/{taskId}/close', access: 'ta',
    invalidates: ['consultTasks'], status: 204, bodyType: null,
    params: consults.CloseConsultTaskParams, query: null,
    body: null, response: null,
  },
  closeInquiry: {
    tag: 'inquiries', method: 'PUT', path: '/inquiries/{inquiryId}/close', access: 'ta',
    invalidates: ['inquiries'], status: 204, bodyType: 'json',
    params: inquiries.CloseInquiryParams, query: null,
    body: inquiries.CloseInquiryBody, response: null,
  },
  closePayroll: {
    tag: 'payroll', method: 'POST', path: '/admin/payroll/{month}/close', access: 'admin',
    invalidates: ['payrollClosings', 'paySlips', 'expenseClaims'], status: 200, bodyType: 'json',
    params: payroll.ClosePayrollParams, query: null,
    body: payroll.ClosePayrollBody, response: payroll.ClosePayrollResponse,
  },
  completeMultipart: {
    tag: 'files', method: 'POST', path: '/files/multipart/complete', access: 'any',
    invalidates: ['files'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: files.CompleteMultipartBody, response: files.CompleteMultipartResponse,
  },
  confirmTotp: {
    tag: 'account', method: 'POST', path: '/auth/account/totp/confirm', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: account.ConfirmTotpBody, response: account.ConfirmTotpResponse,
  },
  consentByLink: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/consent', access: 'public',
    invalidates: ['consents', 'consentStates', 'parentLinks', 'pendingTerms'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.ConsentByLinkBody, response: null,
  },
  continueRetentionRun: {
    tag: 'retention', method: 'POST', path: '/retention/runs/{runId}/continue', access: 'admin',
    invalidates: ['retentionRuns', 'retentionCandidates', 'students'], status: 200, bodyType: null,
    params: retention.ContinueRetentionRunParams, query: null,
    body: null, response: retention.ContinueRetentionRunResponse,
  },
  copyClinicDay: {
    tag: 'clinicSlots', method: 'POST', path: '/clinic/copy-clinic-by-day', access: 'ta',
    invalidates: ['clinicSlots'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: clinicSlots.CopyClinicDayBody, response: clinicSlots.CopyClinicDayResponse,
  },
  copyExam: {
    tag: 'exams', method: 'POST', path: '/wl-exam/{examId}/copy-wle', access: 'ta',
    invalidates: ['exams'], status: 201, bodyType: 'json',
    params: exams.CopyExamParams, query: null,
    body: exams.CopyExamBody, response: exams.CopyExamResponse,
  },
  copyWordDeck: {
    tag: 'wordDecks', method: 'POST', path: '/word-decks/{deckId}/copy', access: 'ta',
    invalidates: ['wordDecks', 'words'], status: 201, bodyType: 'json',
    params: wordDecks.CopyWordDeckParams, query: null,
    body: wordDecks.CopyWordDeckBody, response: wordDecks.CopyWordDeckResponse,
  },
  countClinicTaAssignments: {
    tag: 'clinicParticipants', method: 'GET', path: '/clinic/ta-assignment-counts', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: clinicParticipants.CountClinicTaAssignmentsQueryParams,
    body: null, response: clinicParticipants.CountClinicTaAssignmentsResponse,
  },
  createActualExamScore: {
    tag: 'actualExamScores', method: 'POST', path: '/students/{studentId}/actual-exam-score', access: 'ta',
    invalidates: ['actualExamScores'], status: 201, bodyType: 'json',
    params: actualExamScores.CreateActualExamScoreParams, query: null,
    body: actualExamScores.CreateActualExamScoreBody, response: actualExamScores.CreateActualExamScoreResponse,
  },
  createAnnouncement: {
    tag: 'announcements', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements', access: 'ta',
    invalidates: ['announcements'], status: 201, bodyType: 'json',
    params: announcements.CreateAnnouncementParams, query: null,
    body: announcements.CreateAnnouncementBody, response: announcements.CreateAnnouncementResponse,
  },
  createBoardPost: {
    tag: 'board', method: 'POST', path: '/board', access: 'any',
    invalidates: ['boardPosts'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: board.CreateBoardPostBody, response: board.CreateBoardPostResponse,
  },
  createBoardReply: {
    tag: 'board', method: 'POST', path: '/board/replies', access: 'ta',
    invalidates: ['boardReplies'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: board.CreateBoardReplyBody, response: board.CreateBoardReplyResponse,
  },
  createCalendarLink: {
    tag: 'calendar', method: 'POST', path: '/sp/calendar', access: 'student',
    invalidates: [], status: 201, bodyType: null,
    params: null, query: null,
    body: null, response: calendar.CreateCalendarLinkResponse,
  },
  createClaim: {
    tag: 'expenseClaims', method: 'POST', path: '/supervisor/expense-claim', access: 'ta',
    invalidates: ['expenseClaims'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: expenseClaims.CreateClaimBody, response: expenseClaims.CreateClaimResponse,
  },
  createClinicSlot: {
    tag: 'clinicSlots', method: 'POST', path: '/clinic/slot', access: 'ta',
    invalidates: ['clinicSlots'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: clinicSlots.CreateClinicSlotBody, response: clinicSlots.CreateClinicSlotResponse,
  },
  createClinicTodos: {
    tag: 'clinicTodos', method: 'POST', path: '/clinic/todo', access: 'ta',
    invalidates: ['clinicTodos'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: clinicTodos.CreateClinicTodosBody, response: clinicTodos.CreateClinicTodosResponse,
  },
  createConsult: {
    tag: 'consults', method: 'POST', path: '/students/{studentId}/consult', access: 'ta',
    invalidates: ['consults', 'consultTasks'], status: 201, bodyType: 'json',
    params: consults.CreateConsultParams, query: null,
    body: consults.CreateConsultBody, response: consults.CreateConsultResponse,
  },
  createCustomWage: {
    tag: 'payroll', method: 'POST', path: '/admin/ta-monthly-custom-wage', access: 'admin',
    invalidates: ['taMonthlyCustomWages'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: payroll.CreateCustomWageBody, response: payroll.CreateCustomWageResponse,
  },
  createExam: {
    tag: 'exams', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/new', access: 'ta',
    invalidates: ['exams'], status: 201, bodyType: 'json',
    params: exams.CreateExamParams, query: null,
    body: exams.CreateExamBody, response: exams.CreateExamResponse,
  },
  createExamTemplate: {
    tag: 'examTemplates', method: 'POST', path: '/lectures/{lectureId}/exam-template', access: 'ta',
    invalidates: ['examTemplates'], status: 201, bodyType: 'json',
    params: examTemplates.CreateExamTemplateParams, query: null,
    body: examTemplates.CreateExamTemplateBody, response: examTemplates.CreateExamTemplateResponse,
  },
  createFirstManager: {
    tag: 'auth', method: 'POST', path: '/auth/first-manager', access: 'public',
    invalidates: ['landingPages', 'users'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: auth.CreateFirstManagerBody, response: auth.CreateFirstManagerResponse,
  },
  createInquiry: {
    tag: 'inquiries', method: 'POST', path: '/inquiries', access: 'public',
    invalidates: ['inquiries'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: inquiries.CreateInquiryBody, response: null,
  },
  createLecture: {
    tag: 'lectures', method: 'POST', path: '/lectures', access: 'ta',
    invalidates: ['lectures', 'lectureHours'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: lectures.CreateLectureBody, response: lectures.CreateLectureResponse,
  },
  createLectureDday: {
    tag: 'lectureDdays', method: 'POST', path: '/lectures/{lectureId}/ddays', access: 'ta',
    invalidates: ['lectureDdays'], status: 201, bodyType: 'json',
    params: lectureDdays.CreateLectureDdayParams, query: null,
    body: lectureDdays.CreateLectureDdayBody, response: lectureDdays.CreateLectureDdayResponse,
  },
  createNotice: {
    tag: 'notices', method: 'POST', path: '/admin/notice', access: 'admin',
    invalidates: ['notices'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: notices.CreateNoticeBody, response: notices.CreateNoticeResponse,
  },
  createParentLink: {
    tag: 'parentLinks', method: 'POST', path: '/students/{studentId}/parent-links', access: 'ta',
    invalidates: ['parentLinks', 'smsMessages', 'smsRecipients'], status: 201, bodyType: 'json',
    params: parentLinks.CreateParentLinkParams, query: null,
    body: parentLinks.CreateParentLinkBody, response: parentLinks.CreateParentLinkResponse,
  },
  createReportLinks: {
    tag: 'reportCards', method: 'POST', path: '/report-cards/links', access: 'ta',
    invalidates: ['reportLinks', 'smsMessages', 'smsRecipients'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: reportCards.CreateReportLinksBody, response: reportCards.CreateReportLinksResponse,
  },
  createRetakeExam: {
    tag: 'retakeExams', method: 'POST', path: '/wle-retake', access: 'ta',
    invalidates: ['retakeExams'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: retakeExams.CreateRetakeExamBody, response: retakeExams.CreateRetakeExamResponse,
  },
  createSpecialWeeklyLecture: {
    tag: 'weeklyLectures', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/with-special-name', access: 'ta',
    invalidates: ['weeklyLectures'], status: 201, bodyType: 'json',
    params: weeklyLectures.CreateSpecialWeeklyLectureParams, query: null,
    body: weeklyLectures.CreateSpecialWeeklyLectureBody, response: weeklyLectures.CreateSpecialWeeklyLectureResponse,
  },
  createStudent: {
    tag: 'students', method: 'POST', path: '/students', access: 'ta',
    invalidates: ['students'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: students.CreateStudentBody, response: students.CreateStudentResponse,
  },
  createStudentMemo: {
    tag: 'studentMemos', method: 'POST', path: '/students/{studentId}/memo', access: 'ta',
    invalidates: ['studentMemos'], status: 201, bodyType: 'json',
    params: studentMemos.CreateStudentMemoParams, query: null,
    body: studentMemos.CreateStudentMemoBody, response: studentMemos.CreateStudentMemoResponse,
  },
  createTag: {
    tag: 'tags', method: 'POST', path: '/tag', access: 'ta',
    invalidates: ['tags'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: tags.CreateTagBody, response: tags.CreateTagResponse,
  },
  createUpload: {
    tag: 'files', method: 'POST', path: '/files/{ownerType}/{ownerId}', access: 'any',
    invalidates: [], status: 201, bodyType: 'json',
    params: files.CreateUploadParams, query: null,
    body: files.CreateUploadBody, response: files.CreateUploadResponse,
  },
  createVideo: {
    tag: 'videos', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos', access: 'ta',
    invalidates: ['videos', 'files'], status: 201, bodyType: 'json',
    params: videos.CreateVideoParams, query: null,
    body: videos.CreateVideoBody, response: videos.CreateVideoResponse,
  },
  createWageType: {
    tag: 'wages', method: 'POST', path: '/admin/hourly-wage-types', access: 'admin',
    invalidates: ['hourlyWageTypes', 'hourlyWages'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: wages.CreateWageTypeBody, response: wages.CreateWageTypeResponse,
  },
  createWeeklyLecture: {
    tag: 'weeklyLectures', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures', access: 'ta',
    invalidates: ['weeklyLectures'], status: 201, bodyType: 'json',
    params: weeklyLectures.CreateWeeklyLectureParams, query: null,
    body: weeklyLectures.CreateWeeklyLectureBody, response: weeklyLectures.CreateWeeklyLectureResponse,
  },
  createWordAssignment: {
    tag: 'wordAssignments', method: 'POST', path: '/word-decks/{deckId}/assignments', access: 'ta',
    invalidates: ['wordAssignments', 'wordAssignmentProgress', 'wordDecks'], status: 201, bodyType: 'json',
    params: wordAssignments.CreateWordAssignmentParams, query: null,
    body: wordAssignments.CreateWordAssignmentBody, response: wordAssignments.CreateWordAssignmentResponse,
  },
  createWordTestPlan: {
    tag: 'wordTests', method: 'POST', path: '/word-test-plans', access: 'ta',
    invalidates: ['wordTestPlans', 'wordTestStandings'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: wordTests.CreateWordTestPlanBody, response: wordTests.CreateWordTestPlanResponse,
  },
  createWorkRecord: {
    tag: 'workRecords', method: 'POST', path: '/admin/work-in-out', access: 'admin',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: workRecords.CreateWorkRecordBody, response: workRecords.CreateWorkRecordResponse,
  },
  decideAbsence: {
    tag: 'absenceNotices', method: 'PUT', path: '/absence-notices/{noticeId}/decide', access: 'ta',
    invalidates: ['absenceNotices', 'participants', 'attendanceRates', 'weekAttendanceRates'], status: 204, bodyType: 'json',
    params: absenceNotices.DecideAbsenceParams, query: null,
    body: absenceNotices.DecideAbsenceBody, response: null,
  },
  decideClaim: {
    tag: 'expenseClaims', method: 'PUT', path: '/admin/expense-claim/{expenseClaimId}/status', access: 'admin',
    invalidates: ['expenseClaims'], status: 200, bodyType: 'json',
    params: expenseClaims.DecideClaimParams, query: null,
    body: expenseClaims.DecideClaimBody, response: expenseClaims.DecideClaimResponse,
  },
  decideSiblings: {
    tag: 'students', method: 'PUT', path: '/students/{studentId}/siblings/{siblingId}', access: 'ta',
    invalidates: ['studentSiblings'], status: 200, bodyType: 'json',
    params: students.DecideSiblingsParams, query: null,
    body: students.DecideSiblingsBody, response: students.DecideSiblingsResponse,
  },
  deleteActualExamScore: {
    tag: 'actualExamScores', method: 'DELETE', path: '/students/actual-exam-score/{actualExamScoreId}', access: 'ta',
    invalidates: ['actualExamScores'], status: 204, bodyType: null,
    params: actualExamScores.DeleteActualExamScoreParams, query: null,
    body: null, response: null,
  },
  deleteAnnouncement: {
    tag: 'announcements', method: 'DELETE', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements/{announcementId}', access: 'ta',
    invalidates: ['announcements'], status: 204, bodyType: null,
    params: announcements.DeleteAnnouncementParams, query: null,
    body: null, response: null,
  },
  deleteBoardAnswer: {
    tag: 'board', method: 'DELETE', path: '/board/answer/{answerId}', access: 'ta',
    invalidates: ['boardPosts', 'boardAnswers'], status: 204, bodyType: null,
    params: board.DeleteBoardAnswerParams, query: null,
    body: null, response: null,
  },
  deleteBoardPost: {
    tag: 'board', method: 'DELETE', path: '/board/{postId}', access: 'any',
    invalidates: ['boardPosts', 'files'], status: 204, bodyType: null,
    params: board.DeleteBoardPostParams, query: null,
    body: null, response: null,
  },
  deleteBoardReply: {
    tag: 'board', method: 'DELETE', path: '/board/replies/{replyId}', access: 'ta',
    invalidates: ['boardReplies'], status: 204, bodyType: null,
    params: board.DeleteBoardReplyParams, query: null,
    body: null, response: null,
  },
  deleteClaim: {
    tag: 'expenseClaims', method: 'DELETE', path: '/supervisor/expense-claim/{expenseClaimId}', access: 'ta',
    invalidates: ['expenseClaims'], status: 204, bodyType: null,
    params: expenseClaims.DeleteClaimParams, query: null,
    body: null, response: null,
  },
  deleteClinicSlot: {
    tag: 'clinicSlots', method: 'DELETE', path: '/clinic/slot/{slotId}', access: 'ta',
    invalidates: ['clinicSlots'], status: 204, bodyType: null,
    params: clinicSlots.DeleteClinicSlotParams, query: null,
    body: null, response: null,
  },
  deleteClinicTodo: {
    tag: 'clinicTodos', method: 'DELETE', path: '/clinic/todo/{todoId}', access: 'ta',
    invalidates: ['clinicTodos'], status: 204, bodyType: null,
    params: clinicTodos.DeleteClinicTodoParams, query: null,
    body: null, response: null,
  },
  deleteConsult: {
    tag: 'consults', method: 'DELETE', path: '/students/consult/{consultId}', access: 'ta',
    invalidates: ['consults'], status: 204, bodyType: null,
    params: consults.DeleteConsultParams, query: null,
    body: null, response: null,
  },
  deleteCustomWage: {
    tag: 'payroll', method: 'DELETE', path: '/admin/ta-monthly-custom-wage/{customWageId}', access: 'admin',
    invalidates: ['taMonthlyCustomWages'], status: 204, bodyType: null,
    params: payroll.DeleteCustomWageParams, query: null,
    body: null, response: null,
  },
  deleteExam: {
    tag: 'exams', method: 'DELETE', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/{examId}', access: 'ta',
    invalidates: ['exams'], status: 204, bodyType: null,
    params: exams.DeleteExamParams, query: null,
    body: null, response: null,
  },
  deleteExamTemplate: {
    tag: 'examTemplates', method: 'DELETE', path: '/lectures/{lectureId}/exam-template/{templateId}', access: 'ta',
    invalidates: ['examTemplates'], status: 204, bodyType: null,
    params: examTemplates.DeleteExamTemplateParams, query: null,
    body: null, response: null,
  },
  deleteFile: {
    tag: 'files', method: 'DELETE', path: '/files/{fileId}', access: 'ta',
    invalidates: ['files'], status: 204, bodyType: null,
    params: files.DeleteFileParams, query: null,
    body: null, response: null,
  },
  deleteLandingLogo: {
    tag: 'landing', method: 'DELETE', path: '/admin/landing/logo', access: 'admin',
    invalidates: ['landingPages'], status: 204, bodyType: null,
    params: null, query: null,
    body: null, response: null,
  },
  deleteLandingPicture: {
    tag: 'landing', method: 'DELETE', path: '/admin/landing/picture', access: 'admin',
    invalidates: ['landingPages'], status: 204, bodyType: null,
    params: null, query: null,
    body: null, response: null,
  },
  deleteLectureDday: {
    tag: 'lectureDdays', method: 'DELETE', path: '/lectures/ddays/{ddayId}', access: 'ta',
    invalidates: ['lectureDdays'], status: 204, bodyType: null,
    params: lectureDdays.DeleteLectureDdayParams, query: null,
    body: null, response: null,
  },
  deleteNotice: {
    tag: 'notices', method: 'DELETE', path: '/admin/notice/{noticeId}', access: 'admin',
    invalidates: ['notices'], status: 204, bodyType: null,
    params: notices.DeleteNoticeParams, query: null,
    body: null, response: null,
  },
  deleteOmrFiles: {
    tag: 'omrSheets', method: 'DELETE', path: '/wl-exam/{examId}/omr-files', access: 'ta',
    invalidates: ['omrSheets'], status: 200, bodyType: null,
    params: omrSheets.DeleteOmrFilesParams, query: null,
    body: null, response: omrSheets.DeleteOmrFilesResponse,
  },
  deletePayRule: {
    tag: 'payroll', method: 'DELETE', path: '/admin/pay-rules/{ruleId}', access: 'admin',
    invalidates: ['payRules'], status: 204, bodyType: null,
    params: payroll.DeletePayRuleParams, query: null,
    body: null, response: null,
  },
  deletePayTerms: {
    tag: 'tas', method: 'DELETE', path: '/admin/ta/{taId}/pay-terms/{month}', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taPayTerms'], status: 204, bodyType: null,
    params: tas.DeletePayTermsParams, query: null,
    body: null, response: null,
  },
  deleteRetake: {
    tag: 'scores', method: 'DELETE', path: '/wl-score/retake/{retakeScoreId}', access: 'ta',
    invalidates: ['scores'], status: 204, bodyType: null,
    params: scores.DeleteRetakeParams, query: null,
    body: null, response: null,
  },
  deleteRetakeExam: {
    tag: 'retakeExams', method: 'DELETE', path: '/wle-retake/{retakeId}', access: 'ta',
    invalidates: ['retakeExams'], status: 204, bodyType: null,
    params: retakeExams.DeleteRetakeExamParams, query: null,
    body: null, response: null,
  },
  deleteScoreOmr: {
    tag: 'omrSheets', method: 'DELETE', path: '/wl-score/{scoreId}/omr', access: 'ta',
    invalidates: ['scores', 'omrSheets'], status: 200, bodyType: null,
    params: omrSheets.DeleteScoreOmrParams, query: null,
    body: null, response: omrSheets.DeleteScoreOmrResponse,
  },
  deleteStudent: {
    tag: 'students', method: 'POST', path: '/students/student/{studentId}/delete', access: 'ta',
    invalidates: ['students'], status: 200, bodyType: 'json',
    params: students.DeleteStudentParams, query: null,
    body: students.DeleteStudentBody, response: students.DeleteStudentResponse,
  },
  deleteStudentMemo: {
    tag: 'studentMemos', method: 'DELETE', path: '/students/memo/{memoId}', access: 'ta',
    invalidates: ['studentMemos'], status: 204, bodyType: null,
    params: studentMemos.DeleteStudentMemoParams, query: null,
    body: null, response: null,
  },
  deleteTa: {
    tag: 'tas', method: 'DELETE', path: '/admin/ta/{taId}', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taWageTypes', 'users', 'staff', 'clinicSlots', 'clinicParticipants'], status: 204, bodyType: null,
    params: tas.DeleteTaParams, query: null,
    body: null, response: null,
  },
  deleteTag: {
    tag: 'tags', method: 'DELETE', path: '/tag/{tagId}', access: 'ta',
    invalidates: ['tags'], status: 204, bodyType: null,
    params: tags.DeleteTagParams, query: null,
    body: null, response: null,
  },
  deleteVideo: {
    tag: 'videos', method: 'DELETE', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/{videoId}', access: 'ta',
    invalidates: ['videos', 'videoProgress', 'files'], status: 204, bodyType: null,
    params: videos.DeleteVideoParams, query: null,
    body: null, response: null,
  },
  deleteWage: {
    tag: 'wages', method: 'DELETE', path: '/admin/hourly-wage-types/{wageTypeId}/wages/{month}', access: 'admin',
    invalidates: ['hourlyWageTypes', 'hourlyWages'], status: 204, bodyType: null,
    params: wages.DeleteWageParams, query: null,
    body: null, response: null,
  },
  deleteWageType: {
    tag: 'wages', method: 'DELETE', path: '/admin/hourly-wage-types/{wageTypeId}', access: 'admin',
    invalidates: ['hourlyWageTypes', 'hourlyWages'], status: 204, bodyType: null,
    params: wages.DeleteWageTypeParams, query: null,
    body: null, response: null,
  },
  deleteWeeklyLecture: {
    tag: 'weeklyLectures', method: 'DELETE', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}', access: 'ta',
    invalidates: ['weeklyLectures'], status: 204, bodyType: null,
    params: weeklyLectures.DeleteWeeklyLectureParams, query: weeklyLectures.DeleteWeeklyLectureQueryParams,
    body: null, response: null,
  },
  deleteWordAssignment: {
    tag: 'wordAssignments', method: 'DELETE', path: '/word-assignments/{assignmentId}', access: 'ta',
    invalidates: ['wordAssignments', 'wordAssignmentProgress', 'wordDecks'], status: 204, bodyType: null,
    params: wordAssignments.DeleteWordAssignmentParams, query: null,
    body: null, response: null,
  },
  deleteWordTestPlan: {
    tag: 'wordTests', method: 'DELETE', path: '/word-test-plans/{planId}', access: 'ta',
    invalidates: ['wordTestPlans', 'wordTestStandings'], status: 204, bodyType: null,
    params: wordTests.DeleteWordTestPlanParams, query: null,
    body: null, response: null,
  },
  deleteWorkRecord: {
    tag: 'workRecords', method: 'DELETE', path: '/admin/work-in-out/{workRecordId}', access: 'admin',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 204, bodyType: null,
    params: workRecords.DeleteWorkRecordParams, query: null,
    body: null, response: null,
  },
  departClinicParticipant: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/participant/{participantId}/departure', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: null,
    params: clinicParticipants.DepartClinicParticipantParams, query: null,
    body: null, response: clinicParticipants.DepartClinicParticipantResponse,
  },
  describeVideo: {
    tag: 'videos', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/info', access: 'ta',
    invalidates: ['videos', 'files'], status: 201, bodyType: 'json',
    params: videos.DescribeVideoParams, query: null,
    body: videos.DescribeVideoBody, response: videos.DescribeVideoResponse,
  },
  disableLecture: {
    tag: 'lectures', method: 'PUT', path: '/lectures/{lectureId}/disable', access: 'ta',
    invalidates: ['lectures'], status: 200, bodyType: null,
    params: lectures.DisableLectureParams, query: null,
    body: null, response: lectures.DisableLectureResponse,
  },
  endSessions: {
    tag: 'account', method: 'POST', path: '/auth/account/sessions/end', access: 'any',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: account.EndSessionsBody, response: null,
  },
  endTaSessions: {
    tag: 'tas', method: 'DELETE', path: '/admin/ta/{taId}/sessions', access: 'admin',
    invalidates: [], status: 204, bodyType: null,
    params: tas.EndTaSessionsParams, query: null,
    body: null, response: null,
  },
  enrollStudents: {
    tag: 'enrollments', method: 'POST', path: '/lectures/{lectureId}/enrollments', access: 'ta',
    invalidates: ['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], status: 200, bodyType: 'json',
    params: enrollments.EnrollStudentsParams, query: null,
    body: enrollments.EnrollStudentsBody, response: enrollments.EnrollStudentsResponse,
  },
  enterAnswers: {
    tag: 'scores', method: 'POST', path: '/wl-score/manual-entry', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: scores.EnterAnswersBody, response: scores.EnterAnswersResponse,
  },
  exportAudit: {
    tag: 'auditLog', method: 'POST', path: '/admin/audit/export', access: 'admin',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: auditLog.ExportAuditBody, response: auditLog.ExportAuditResponse,
  },
  exportStudents: {
    tag: 'students', method: 'POST', path: '/students/export', access: 'admin',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: students.ExportStudentsBody, response: students.ExportStudentsResponse,
  },
  findCandidates: {
    tag: 'participants', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/wlp-candidate-excel', access: 'ta',
    invalidates: [], status: 200, bodyType: 'multipart',
    params: participants.FindCandidatesParams, query: null,
    body: participants.FindCandidatesBody, response: participants.FindCandidatesResponse,
  },
  findEnrollees: {
    tag: 'enrollments', method: 'POST', path: '/lectures/{lectureId}/enrollments/candidates', access: 'ta',
    invalidates: [], status: 200, bodyType: 'multipart',
    params: enrollments.FindEnrolleesParams, query: null,
    body: enrollments.FindEnrolleesBody, response: enrollments.FindEnrolleesResponse,
  },
  findPassword: {
    tag: 'auth', method: 'POST', path: '/auth/find-password', access: 'public',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: auth.FindPasswordBody, response: null,
  },
  finishUpload: {
    tag: 'files', method: 'POST', path: '/files/upload-done', access: 'any',
    invalidates: ['files'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: files.FinishUploadBody, response: files.FinishUploadResponse,
  },
  finishWordTest: {
    tag: 'wordTests', method: 'POST', path: '/sp/word-tests/{testId}/finish', access: 'student',
    invalidates: ['wordTests', 'wordTestStandings', 'wordTestResults', 'wordTestAnswers', 'words'], status: 200, bodyType: null,
    params: wordTests.FinishWordTestParams, query: null,
    body: null, response: wordTests.FinishWordTestResponse,
  },
  followUpBoardPost: {
    tag: 'board', method: 'POST', path: '/board/{postId}/follow-up', access: 'student',
    invalidates: ['boardPosts', 'boardAnswers'], status: 201, bodyType: 'json',
    params: board.FollowUpBoardPostParams, query: null,
    body: board.FollowUpBoardPostBody, response: board.FollowUpBoardPostResponse,
  },
  getDownload: {
    tag: 'files', method: 'GET', path: '/files/get-url', access: 'any',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: files.GetDownloadQueryParams,
    body: null, response: files.GetDownloadResponse,
  },
  getMyDownload: {
    tag: 'files', method: 'GET', path: '/sp/get-download-url-by-file-id/{fileId}', access: 'student',
    invalidates: [], status: 200, bodyType: null,
    params: files.GetMyDownloadParams, query: null,
    body: null, response: files.GetMyDownloadResponse,
  },
  giveConsent: {
    tag: 'consents', method: 'POST', path: '/sp/consents', access: 'student',
    invalidates: ['consents', 'pendingTerms'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: consents.GiveConsentBody, response: consents.GiveConsentResponse,
  },
  gradeClinicTodo: {
    tag: 'clinicTodos', method: 'POST', path: '/clinic/participant/{participantId}/grade-submit', access: 'ta',
    invalidates: ['scores', 'clinicTodos'], status: 200, bodyType: 'json',
    params: clinicTodos.GradeClinicTodoParams, query: null,
    body: clinicTodos.GradeClinicTodoBody, response: clinicTodos.GradeClinicTodoResponse,
  },
  hurryClinicParticipant: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/participant/{participantId}/hurry', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: 'json',
    params: clinicParticipants.HurryClinicParticipantParams, query: null,
    body: clinicParticipants.HurryClinicParticipantBody, response: clinicParticipants.HurryClinicParticipantResponse,
  },
  importLectures: {
    tag: 'lectures', method: 'POST', path: '/lectures/excel', access: 'ta',
    invalidates: ['lectures', 'lectureHours', 'weeklyLectures', 'enrollments', 'participants', 'lectureImports'], status: 200, bodyType: 'multipart', jsonParts: ['sheets'],
    params: null, query: null,
    body: lectures.ImportLecturesBody, response: lectures.ImportLecturesResponse,
  },
  importStudents: {
    tag: 'students', method: 'POST', path: '/students/excel', access: 'ta',
    invalidates: ['students', 'studentSearch', 'studentImports'], status: 200, bodyType: 'multipart', jsonParts: ['sheet'],
    params: null, query: null,
    body: students.ImportStudentsBody, response: students.ImportStudentsResponse,
  },
  issueTemporaryPasswords: {
    tag: 'students', method: 'POST', path: '/students/batch-change-password', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: students.IssueTemporaryPasswordsBody, response: students.IssueTemporaryPasswordsResponse,
  },
  keepStudent: {
    tag: 'students', method: 'POST', path: '/students/student/{studentId}/keep', access: 'ta',
    invalidates: ['students'], status: 204, bodyType: null,
    params: students.KeepStudentParams, query: null,
    body: null, response: null,
  },
  leaveWordTest: {
    tag: 'wordTests', method: 'POST', path: '/sp/word-tests/{testId}/leaves', access: 'student',
    invalidates: ['wordTestStandings'], status: 200, bodyType: null,
    params: wordTests.LeaveWordTestParams, query: null,
    body: null, response: wordTests.LeaveWordTestResponse,
  },
  linkExam: {
    tag: 'exams', method: 'POST', path: '/wl-exam/{examId}/link', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: exams.LinkExamParams, query: null,
    body: exams.LinkExamBody, response: exams.LinkExamResponse,
  },
  listBoardPosts: {
    tag: 'board', method: 'GET', path: '/board', access: 'any',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: board.ListBoardPostsQueryParams,
    body: null, response: board.ListBoardPostsResponse,
  },
  listClinicSlots: {
    tag: 'clinicSlots', method: 'GET', path: '/clinic/slot', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: clinicSlots.ListClinicSlotsQueryParams,
    body: null, response: clinicSlots.ListClinicSlotsResponse,
  },
  listClinicTaAssignments: {
    tag: 'clinicParticipants', method: 'GET', path: '/clinic/ta-assignment-details', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: clinicParticipants.ListClinicTaAssignmentsQueryParams,
    body: null, response: clinicParticipants.ListClinicTaAssignmentsResponse,
  },
  listDownloads: {
    tag: 'files', method: 'GET', path: '/files/{ownerType}/{ownerId}', access: 'any',
    invalidates: [], status: 200, bodyType: null,
    params: files.ListDownloadsParams, query: null,
    body: null, response: files.ListDownloadsResponse,
  },
  listParticipantUserIds: {
    tag: 'participants', method: 'GET', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/wlp-user-id-list', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: participants.ListParticipantUserIdsParams, query: null,
    body: null, response: participants.ListParticipantUserIdsResponse,
  },
  listWorkRecords: {
    tag: 'workRecords', method: 'GET', path: '/admin/work-in-out', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: workRecords.ListWorkRecordsQueryParams,
    body: null, response: workRecords.ListWorkRecordsResponse,
  },
  lockAttendance: {
    tag: 'participants', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants/{participantId}/attendance-lock/{flag}', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.LockAttendanceParams, query: null,
    body: participants.LockAttendanceBody, response: participants.LockAttendanceResponse,
  },
  login: {
    tag: 'auth', method: 'POST', path: '/auth/login', access: 'public',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: auth.LoginBody, response: auth.LoginResponse,
  },
  logout: {
    tag: 'auth', method: 'POST', path: '/auth/logout', access: 'any',
    invalidates: [], status: 204, bodyType: null,
    params: null, query: null,
    body: null, response: null,
  },
  mapRetakeQuestions: {
    tag: 'retakeExams', method: 'POST', path: '/wle-retake/{retakeId}/map', access: 'ta',
    invalidates: ['retakeExams'], status: 200, bodyType: 'json',
    params: retakeExams.MapRetakeQuestionsParams, query: null,
    body: retakeExams.MapRetakeQuestionsBody, response: retakeExams.MapRetakeQuestionsResponse,
  },
  markAttendance: {
    tag: 'participants', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/attendance/{userId}/{typeId}', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.MarkAttendanceParams, query: null,
    body: participants.MarkAttendanceBody, response: participants.MarkAttendanceResponse,
  },
  markAttendanceBulk: {
    tag: 'participants', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/attendance/bulk', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.MarkAttendanceBulkParams, query: null,
    body: participants.MarkAttendanceBulkBody, response: participants.MarkAttendanceBulkResponse,
  },
  markSubmissionPage: {
    tag: 'submissions', method: 'PUT', path: '/submissions/{submissionId}/pages/{fileId}/marks', access: 'ta',
    invalidates: ['submissionMarks'], status: 200, bodyType: 'json',
    params: submissions.MarkSubmissionPageParams, query: null,
    body: submissions.MarkSubmissionPageBody, response: submissions.MarkSubmissionPageResponse,
  },
  markWordTest: {
    tag: 'wordTests', method: 'PUT', path: '/word-tests/{testId}/marks', access: 'ta',
    invalidates: ['scores', 'wordTests', 'wordTestStandings', 'wordTestResults', 'wordTestAnswers', 'words'], status: 200, bodyType: 'json',
    params: wordTests.MarkWordTestParams, query: null,
    body: wordTests.MarkWordTestBody, response: wordTests.MarkWordTestResponse,
  },
  moveClinicParticipant: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/participant/{participantId}/move-participant-slot', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: 'json',
    params: clinicParticipants.MoveClinicParticipantParams, query: null,
    body: clinicParticipants.MoveClinicParticipantBody, response: clinicParticipants.MoveClinicParticipantResponse,
  },
  openParentLink: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/open', access: 'public',
    invalidates: ['parentLinks'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.OpenParentLinkBody, response: parentLinks.OpenParentLinkResponse,
  },
  openReportLink: {
    tag: 'reportCards', method: 'POST', path: '/report-cards/open', access: 'public',
    invalidates: ['reportLinks'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: reportCards.OpenReportLinkBody, response: reportCards.OpenReportLinkResponse,
  },
  openVideo: {
    tag: 'videos', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/download', access: 'student',
    invalidates: [], status: 200, bodyType: 'json',
    params: videos.OpenVideoParams, query: null,
    body: videos.OpenVideoBody, response: videos.OpenVideoResponse,
  },
  orderClinicTodos: {
    tag: 'clinicTodos', method: 'PUT', path: '/clinic/change-seq-for-clinic-todo', access: 'ta',
    invalidates: ['clinicTodos'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: clinicTodos.OrderClinicTodosBody, response: clinicTodos.OrderClinicTodosResponse,
  },
  orderExams: {
    tag: 'exams', method: 'PUT', path: '/wl-exam/change-sequence', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: exams.OrderExamsBody, response: exams.OrderExamsResponse,
  },
  orderLectureDdays: {
    tag: 'lectureDdays', method: 'PUT', path: '/lectures/ddays/seq', access: 'ta',
    invalidates: ['lectureDdays'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: lectureDdays.OrderLectureDdaysBody, response: null,
  },
  orderTags: {
    tag: 'tags', method: 'PUT', path: '/tag/priority', access: 'ta',
    invalidates: ['tags'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: tags.OrderTagsBody, response: null,
  },
  orderVideos: {
    tag: 'videos', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/seq', access: 'ta',
    invalidates: ['videos'], status: 204, bodyType: 'json',
    params: videos.OrderVideosParams, query: null,
    body: videos.OrderVideosBody, response: null,
  },
  pinStudentMemo: {
    tag: 'studentMemos', method: 'POST', path: '/students/memo/{memoId}/memo-pin', access: 'ta',
    invalidates: ['studentMemos'], status: 200, bodyType: null,
    params: studentMemos.PinStudentMemoParams, query: null,
    body: null, response: studentMemos.PinStudentMemoResponse,
  },
  previewSms: {
    tag: 'smsMessages', method: 'POST', path: '/sms/preview', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: smsMessages.PreviewSmsBody, response: smsMessages.PreviewSmsResponse,
  },
  previewStudent: {
    tag: 'students', method: 'POST', path: '/students/{studentId}/preview', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: students.PreviewStudentParams, query: null,
    body: null, response: students.PreviewStudentResponse,
  },
  previewTaDeletion: {
    tag: 'tas', method: 'GET', path: '/admin/ta/{taId}/deletion', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: tas.PreviewTaDeletionParams, query: null,
    body: null, response: tas.PreviewTaDeletionResponse,
  },
  printMySlip: {
    tag: 'payroll', method: 'GET', path: '/supervisor/my-pay-info/{month}/slip', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: payroll.PrintMySlipParams, query: null,
    body: null, response: null,
  },
  printOmrSheets: {
    tag: 'omrSheets', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/print', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: omrSheets.PrintOmrSheetsParams, query: null,
    body: omrSheets.PrintOmrSheetsBody, response: null,
  },
  printSlips: {
    tag: 'payroll', method: 'GET', path: '/admin/payroll/{month}/slips', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: payroll.PrintSlipsParams, query: payroll.PrintSlipsQueryParams,
    body: null, response: null,
  },
  printWordTests: {
    tag: 'wordTests', method: 'POST', path: '/word-test-plans/{planId}/print', access: 'ta',
    invalidates: ['exams', 'retakeExams', 'wordTestPlans', 'wordTests', 'wordTestStandings'], status: 200, bodyType: 'json',
    params: wordTests.PrintWordTestsParams, query: null,
    body: wordTests.PrintWordTestsBody, response: null,
  },
  punchIn: {
    tag: 'workRecords', method: 'POST', path: '/supervisor/work-in-v2', access: 'ta',
    invalidates: ['workRecords'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: workRecords.PunchInBody, response: workRecords.PunchInResponse,
  },
  punchOut: {
    tag: 'workRecords', method: 'POST', path: '/supervisor/work-out-v2', access: 'ta',
    invalidates: ['workRecords'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: workRecords.PunchOutBody, response: workRecords.PunchOutResponse,
  },
  punchWork: {
    tag: 'workRecords', method: 'POST', path: '/supervisor/work-in-out', access: 'ta',
    invalidates: ['workRecords'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: workRecords.PunchWorkBody, response: workRecords.PunchWorkResponse,
  },
  putAwaySetup: {
    tag: 'setup', method: 'PUT', path: '/admin/setup', access: 'admin',
    invalidates: ['setupLists'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: setup.PutAwaySetupBody, response: null,
  },
  putWordTestScores: {
    tag: 'wordTests', method: 'POST', path: '/word-test-plans/{planId}/scores', access: 'ta',
    invalidates: ['exams', 'scores', 'wordTestPlans', 'wordTests'], status: 200, bodyType: null,
    params: wordTests.PutWordTestScoresParams, query: null,
    body: null, response: wordTests.PutWordTestScoresResponse,
  },
  readAccount: {
    tag: 'account', method: 'GET', path: '/auth/account', access: 'any',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: account.ReadAccountResponse,
  },
  readAlertSettings: {
    tag: 'consults', method: 'GET', path: '/students/alert-settings', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: consults.ReadAlertSettingsResponse,
  },
  readAnnouncements: {
    tag: 'announcements', method: 'PUT', path: '/sp/announcements/read', access: 'student',
    invalidates: ['announcementReads'], status: 204, bodyType: null,
    params: null, query: null,
    body: null, response: null,
  },
  readBankList: {
    tag: 'payroll', method: 'GET', path: '/admin/payroll/{month}/bank-list', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: payroll.ReadBankListParams, query: null,
    body: null, response: payroll.ReadBankListResponse,
  },
  readCalendarLink: {
    tag: 'calendar', method: 'GET', path: '/sp/calendar', access: 'student',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: calendar.ReadCalendarLinkResponse,
  },
  readClinicDailyStatus: {
    tag: 'clinicSlots', method: 'GET', path: '/clinic/daily-status', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: clinicSlots.ReadClinicDailyStatusQueryParams,
    body: null, response: clinicSlots.ReadClinicDailyStatusResponse,
  },
  readClock: {
    tag: 'workRecords', method: 'GET', path: '/supervisor/clock', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: workRecords.ReadClockResponse,
  },
  readFixedSettings: {
    tag: 'landing', method: 'GET', path: '/admin/landing/fixed', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: landing.ReadFixedSettingsResponse,
  },
  readMyClaims: {
    tag: 'expenseClaims', method: 'GET', path: '/supervisor/expense-claim', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: expenseClaims.ReadMyClaimsResponse,
  },
  readMyPay: {
    tag: 'payroll', method: 'GET', path: '/supervisor/my-pay-info', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: payroll.ReadMyPayResponse,
  },
  readNotifications: {
    tag: 'notifications', method: 'PUT', path: '/sp/notifications/read', access: 'student',
    invalidates: ['notifications'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: notifications.ReadNotificationsBody, response: null,
  },
  readOmrDesk: {
    tag: 'omrSheets', method: 'GET', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: omrSheets.ReadOmrDeskParams, query: null,
    body: null, response: omrSheets.ReadOmrDeskResponse,
  },
  readPayroll: {
    tag: 'payroll', method: 'GET', path: '/admin/payroll-info', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: payroll.ReadPayrollQueryParams,
    body: null, response: payroll.ReadPayrollResponse,
  },
  readPushSettings: {
    tag: 'notifications', method: 'GET', path: '/sp/push', access: 'student',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: notifications.ReadPushSettingsResponse,
  },
  readSecondFactorOptions: {
    tag: 'account', method: 'POST', path: '/auth/second-factor/options', access: 'public',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: account.ReadSecondFactorOptionsResponse,
  },
  readSessions: {
    tag: 'account', method: 'GET', path: '/auth/account/sessions', access: 'any',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: account.ReadSessionsResponse,
  },
  readSetup: {
    tag: 'setup', method: 'GET', path: '/admin/setup', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: setup.ReadSetupResponse,
  },
  readSheetPage: {
    tag: 'omrSheets', method: 'GET', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/sheets/{sheetId}', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: omrSheets.ReadSheetPageParams, query: null,
    body: null, response: omrSheets.ReadSheetPageResponse,
  },
  readSmsPicture: {
    tag: 'smsMessages', method: 'GET', path: '/sms/pictures/{pictureId}', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: smsMessages.ReadSmsPictureParams, query: null,
    body: null, response: smsMessages.ReadSmsPictureResponse,
  },
  readSmsSender: {
    tag: 'smsMessages', method: 'GET', path: '/sms/sender', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: smsMessages.ReadSmsSenderResponse,
  },
  readSmsWays: {
    tag: 'smsMessages', method: 'GET', path: '/sms/ways', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: smsMessages.ReadSmsWaysResponse,
  },
  readSystem: {
    tag: 'system', method: 'GET', path: '/system', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: system.ReadSystemResponse,
  },
  readTaSessions: {
    tag: 'tas', method: 'GET', path: '/admin/ta/{taId}/sessions', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: tas.ReadTaSessionsParams, query: null,
    body: null, response: tas.ReadTaSessionsResponse,
  },
  readVideoProgress: {
    tag: 'videos', method: 'GET', path: '/sp/video-progress/{videoId}', access: 'student',
    invalidates: [], status: 200, bodyType: null,
    params: videos.ReadVideoProgressParams, query: null,
    body: null, response: videos.ReadVideoProgressResponse,
  },
  readWageTypes: {
    tag: 'wages', method: 'GET', path: '/admin/hourly-wage-types', access: 'admin',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: wages.ReadWageTypesResponse,
  },
  readWordMap: {
    tag: 'wordDecks', method: 'GET', path: '/word-decks/{deckId}/map', access: 'ta',
    invalidates: [], status: 200, bodyType: null,
    params: wordDecks.ReadWordMapParams, query: wordDecks.ReadWordMapQueryParams,
    body: null, response: wordDecks.ReadWordMapResponse,
  },
  recordConsent: {
    tag: 'consents', method: 'POST', path: '/students/{studentId}/consents', access: 'ta',
    invalidates: ['consents', 'pendingTerms'], status: 201, bodyType: 'json',
    params: consents.RecordConsentParams, query: null,
    body: consents.RecordConsentBody, response: consents.RecordConsentResponse,
  },
  recordWithdrawal: {
    tag: 'retention', method: 'PUT', path: '/students/{studentId}/withdrawal', access: 'ta',
    invalidates: ['students', 'retentionCandidates'], status: 204, bodyType: 'json',
    params: retention.RecordWithdrawalParams, query: null,
    body: retention.RecordWithdrawalBody, response: null,
  },
  refresh: {
    tag: 'auth', method: 'POST', path: '/auth/refresh', access: 'public',
    invalidates: [], status: 200, bodyType: null,
    params: null, query: null,
    body: null, response: auth.RefreshResponse,
  },
  regradeExam: {
    tag: 'exams', method: 'POST', path: '/wl-exam/{examId}/re-grade', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: exams.RegradeExamParams, query: null,
    body: exams.RegradeExamBody, response: exams.RegradeExamResponse,
  },
  rejectWorkCorrection: {
    tag: 'workRecords', method: 'POST', path: '/admin/work-corrections/{correctionId}/reject', access: 'admin',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 200, bodyType: 'json',
    params: workRecords.RejectWorkCorrectionParams, query: null,
    body: workRecords.RejectWorkCorrectionBody, response: workRecords.RejectWorkCorrectionResponse,
  },
  releaseCellLock: {
    tag: 'scores', method: 'POST', path: '/wl-score/cell-lock/release', access: 'ta',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: scores.ReleaseCellLockBody, response: null,
  },
  remarkWordTest: {
    tag: 'wordTests', method: 'POST', path: '/word-test-plans/{planId}/re-mark', access: 'ta',
    invalidates: ['scores', 'wordTests', 'wordTestStandings', 'wordTestResults', 'wordTestAnswers'], status: 200, bodyType: 'json',
    params: wordTests.RemarkWordTestParams, query: null,
    body: wordTests.RemarkWordTestBody, response: wordTests.RemarkWordTestResponse,
  },
  removeClinicParticipant: {
    tag: 'clinicParticipants', method: 'DELETE', path: '/clinic/slot/{slotId}/participants/{participantId}', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: null,
    params: clinicParticipants.RemoveClinicParticipantParams, query: clinicParticipants.RemoveClinicParticipantQueryParams,
    body: null, response: clinicParticipants.RemoveClinicParticipantResponse,
  },
  removeExam: {
    tag: 'exams', method: 'DELETE', path: '/wl-exam/{examId}', access: 'ta',
    invalidates: ['exams'], status: 204, bodyType: null,
    params: exams.RemoveExamParams, query: null,
    body: null, response: null,
  },
  removeParticipants: {
    tag: 'participants', method: 'DELETE', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/participants/bulk', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.RemoveParticipantsParams, query: null,
    body: participants.RemoveParticipantsBody, response: participants.RemoveParticipantsResponse,
  },
  removeSecondFactor: {
    tag: 'account', method: 'POST', path: '/auth/account/second-factor/remove', access: 'ta',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: account.RemoveSecondFactorBody, response: null,
  },
  removeSubmissionPage: {
    tag: 'submissions', method: 'DELETE', path: '/sp/submit-wle/{examId}/pages/{fileId}', access: 'student',
    invalidates: ['submissions', 'files'], status: 204, bodyType: null,
    params: submissions.RemoveSubmissionPageParams, query: null,
    body: null, response: null,
  },
  removeTagFromUser: {
    tag: 'tags', method: 'DELETE', path: '/tag/{tagId}/user/{userId}', access: 'ta',
    invalidates: ['tags', 'students'], status: 204, bodyType: null,
    params: tags.RemoveTagFromUserParams, query: null,
    body: null, response: null,
  },
  renewParentLink: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/renew', access: 'public',
    invalidates: ['parentLinks', 'smsMessages', 'smsRecipients'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.RenewParentLinkBody, response: null,
  },
  renewRecoveryCodes: {
    tag: 'account', method: 'POST', path: '/auth/account/recovery-codes', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: account.RenewRecoveryCodesBody, response: account.RenewRecoveryCodesResponse,
  },
  reopenBoardPost: {
    tag: 'board', method: 'POST', path: '/board/{postId}/reopen', access: 'any',
    invalidates: ['boardPosts', 'boardAnswers'], status: 200, bodyType: null,
    params: board.ReopenBoardPostParams, query: null,
    body: null, response: board.ReopenBoardPostResponse,
  },
  reopenPayroll: {
    tag: 'payroll', method: 'POST', path: '/admin/payroll/{month}/reopen', access: 'admin',
    invalidates: ['payrollClosings', 'payrollReopenings', 'paySlips', 'expenseClaims'], status: 200, bodyType: 'json',
    params: payroll.ReopenPayrollParams, query: null,
    body: payroll.ReopenPayrollBody, response: payroll.ReopenPayrollResponse,
  },
  reopenSubmission: {
    tag: 'submissions', method: 'POST', path: '/submissions/{submissionId}/reopen', access: 'ta',
    invalidates: ['submissions', 'submissionMarks'], status: 200, bodyType: 'json',
    params: submissions.ReopenSubmissionParams, query: null,
    body: submissions.ReopenSubmissionBody, response: submissions.ReopenSubmissionResponse,
  },
  repeatClinicSlot: {
    tag: 'clinicSlots', method: 'POST', path: '/clinic/slot/{slotId}/repeat', access: 'ta',
    invalidates: ['clinicSlots'], status: 200, bodyType: 'json',
    params: clinicSlots.RepeatClinicSlotParams, query: null,
    body: clinicSlots.RepeatClinicSlotBody, response: clinicSlots.RepeatClinicSlotResponse,
  },
  reportError: {
    tag: 'errorLogs', method: 'POST', path: '/error-log/error', access: 'public',
    invalidates: ['errorGroups'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: errorLogs.ReportErrorBody, response: errorLogs.ReportErrorResponse,
  },
  reportVideoProgress: {
    tag: 'videos', method: 'POST', path: '/sp/video-progress/{videoId}', access: 'student',
    invalidates: ['videoProgress'], status: 200, bodyType: 'json',
    params: videos.ReportVideoProgressParams, query: null,
    body: videos.ReportVideoProgressBody, response: videos.ReportVideoProgressResponse,
  },
  requestCellLock: {
    tag: 'scores', method: 'POST', path: '/wl-score/cell-lock/request', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: null, query: null,
    body: scores.RequestCellLockBody, response: scores.RequestCellLockResponse,
  },
  requestRefresh: {
    tag: 'realtime', method: 'POST', path: '/realtime/refresh/{topic}/{id}', access: 'any',
    invalidates: [], status: 204, bodyType: null,
    params: realtime.RequestRefreshParams, query: realtime.RequestRefreshQueryParams,
    body: null, response: null,
  },
  resendAnnouncement: {
    tag: 'announcements', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements/{announcementId}/resend', access: 'ta',
    invalidates: ['smsMessages', 'smsRecipients'], status: 201, bodyType: 'json',
    params: announcements.ResendAnnouncementParams, query: null,
    body: announcements.ResendAnnouncementBody, response: announcements.ResendAnnouncementResponse,
  },
  resendFailedSms: {
    tag: 'smsMessages', method: 'POST', path: '/sms/{messageId}/resend-failed', access: 'ta',
    invalidates: ['smsMessages'], status: 201, bodyType: 'json',
    params: smsMessages.ResendFailedSmsParams, query: null,
    body: smsMessages.ResendFailedSmsBody, response: smsMessages.ResendFailedSmsResponse,
  },
  reserveByLink: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/reserve', access: 'public',
    invalidates: ['clinicSlots', 'clinicParticipants'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.ReserveByLinkBody, response: parentLinks.ReserveByLinkResponse,
  },
  reserveClinicSlot: {
    tag: 'clinicParticipants', method: 'POST', path: '/sp/clinic-slot/{slotId}/reserve', access: 'student',
    invalidates: ['clinicSlots'], status: 201, bodyType: 'json',
    params: clinicParticipants.ReserveClinicSlotParams, query: null,
    body: clinicParticipants.ReserveClinicSlotBody, response: clinicParticipants.ReserveClinicSlotResponse,
  },
  reserveCounselSlot: {
    tag: 'clinicParticipants', method: 'POST', path: '/sp/counsel-slot/{slotId}/reserve', access: 'student',
    invalidates: ['clinicSlots'], status: 201, bodyType: 'json',
    params: clinicParticipants.ReserveCounselSlotParams, query: null,
    body: clinicParticipants.ReserveCounselSlotBody, response: clinicParticipants.ReserveCounselSlotResponse,
  },
  resetPasswordViaUuid: {
    tag: 'auth', method: 'POST', path: '/auth/reset-password-via-uuid', access: 'public',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: auth.ResetPasswordViaUuidBody, response: null,
  },
  resetSecondFactor: {
    tag: 'account', method: 'DELETE', path: '/supervisor/{supervisorId}/second-factor', access: 'admin',
    invalidates: [], status: 204, bodyType: null,
    params: account.ResetSecondFactorParams, query: null,
    body: null, response: null,
  },
  resetTaPassword: {
    tag: 'tas', method: 'POST', path: '/admin/ta/{taId}/temporary-password', access: 'admin',
    invalidates: ['taDirectory'], status: 200, bodyType: null,
    params: tas.ResetTaPasswordParams, query: null,
    body: null, response: tas.ResetTaPasswordResponse,
  },
  returnSubmission: {
    tag: 'submissions', method: 'POST', path: '/submissions/{submissionId}/return', access: 'ta',
    invalidates: ['submissions', 'submissionMarks'], status: 200, bodyType: 'json',
    params: submissions.ReturnSubmissionParams, query: null,
    body: submissions.ReturnSubmissionBody, response: submissions.ReturnSubmissionResponse,
  },
  revealPhone: {
    tag: 'students', method: 'POST', path: '/students/{studentId}/phone', access: 'ta',
    invalidates: [], status: 200, bodyType: 'json',
    params: students.RevealPhoneParams, query: null,
    body: students.RevealPhoneBody, response: students.RevealPhoneResponse,
  },
  reviewSheet: {
    tag: 'omrSheets', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/sheets/{sheetId}', access: 'ta',
    invalidates: ['scores', 'omrSheets'], status: 200, bodyType: 'json',
    params: omrSheets.ReviewSheetParams, query: null,
    body: omrSheets.ReviewSheetBody, response: omrSheets.ReviewSheetResponse,
  },
  reviewWords: {
    tag: 'wordDecks', method: 'POST', path: '/sp/word-reviews', access: 'student',
    invalidates: ['wordReviews', 'wordDeckProgress'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: wordDecks.ReviewWordsBody, response: wordDecks.ReviewWordsResponse,
  },
  revokeCalendarLink: {
    tag: 'calendar', method: 'DELETE', path: '/sp/calendar', access: 'student',
    invalidates: [], status: 204, bodyType: null,
    params: null, query: null,
    body: null, response: null,
  },
  revokeParentLinks: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/revoke', access: 'ta',
    invalidates: ['parentLinks'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.RevokeParentLinksBody, response: parentLinks.RevokeParentLinksResponse,
  },
  revokeReportLinks: {
    tag: 'reportCards', method: 'POST', path: '/report-cards/links/revoke', access: 'ta',
    invalidates: ['reportLinks'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: reportCards.RevokeReportLinksBody, response: reportCards.RevokeReportLinksResponse,
  },
  runJob: {
    tag: 'system', method: 'POST', path: '/system/jobs/{jobId}/run', access: 'admin',
    invalidates: ['jobs'], status: 204, bodyType: null,
    params: system.RunJobParams, query: null,
    body: null, response: null,
  },
  saveActualExamScores: {
    tag: 'actualExamScores', method: 'PUT', path: '/students/actual-exam-score/batch', access: 'ta',
    invalidates: ['actualExamScores'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: actualExamScores.SaveActualExamScoresBody, response: actualExamScores.SaveActualExamScoresResponse,
  },
  saveMyAccount: {
    tag: 'payroll', method: 'PUT', path: '/supervisor/bank-account', access: 'ta',
    invalidates: ['taBankAccounts'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: payroll.SaveMyAccountBody, response: payroll.SaveMyAccountResponse,
  },
  savePayRule: {
    tag: 'payroll', method: 'PUT', path: '/admin/pay-rules', access: 'admin',
    invalidates: ['payRules'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: payroll.SavePayRuleBody, response: payroll.SavePayRuleResponse,
  },
  saveTaAccount: {
    tag: 'payroll', method: 'PUT', path: '/admin/ta/{taId}/bank-account', access: 'admin',
    invalidates: ['taBankAccounts'], status: 200, bodyType: 'json',
    params: payroll.SaveTaAccountParams, query: null,
    body: payroll.SaveTaAccountBody, response: payroll.SaveTaAccountResponse,
  },
  saveWords: {
    tag: 'wordDecks', method: 'PUT', path: '/word-decks/{deckId}/words', access: 'ta',
    invalidates: ['words', 'wordDeckProgress'], status: 200, bodyType: 'json',
    params: wordDecks.SaveWordsParams, query: null,
    body: wordDecks.SaveWordsBody, response: wordDecks.SaveWordsResponse,
  },
  sendFamilyLink: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/family', access: 'public',
    invalidates: ['parentLinks', 'smsMessages', 'smsRecipients'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.SendFamilyLinkBody, response: null,
  },
  sendSignInCode: {
    tag: 'auth', method: 'POST', path: '/auth/sign-in-code', access: 'public',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: auth.SendSignInCodeBody, response: null,
  },
  sendSms: {
    tag: 'smsMessages', method: 'POST', path: '/sms/send', access: 'ta',
    invalidates: ['smsMessages'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: smsMessages.SendSmsBody, response: smsMessages.SendSmsResponse,
  },
  sendSubmissionToOmr: {
    tag: 'submissions', method: 'POST', path: '/submissions/{submissionId}/omr', access: 'ta',
    invalidates: ['omrSheets', 'scores'], status: 200, bodyType: 'json',
    params: submissions.SendSubmissionToOmrParams, query: null,
    body: submissions.SendSubmissionToOmrBody, response: submissions.SendSubmissionToOmrResponse,
  },
  setAdminLevel: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/admin-level', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'staff'], status: 200, bodyType: 'json',
    params: tas.SetAdminLevelParams, query: null,
    body: tas.SetAdminLevelBody, response: tas.SetAdminLevelResponse,
  },
  setAlertSettings: {
    tag: 'consults', method: 'PUT', path: '/students/alert-settings', access: 'admin',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: consults.SetAlertSettingsBody, response: null,
  },
  setBirthday: {
    tag: 'consents', method: 'PUT', path: '/students/{studentId}/birthday', access: 'ta',
    invalidates: ['students', 'consentStates'], status: 204, bodyType: 'json',
    params: consents.SetBirthdayParams, query: null,
    body: consents.SetBirthdayBody, response: null,
  },
  setClinicTodoStatus: {
    tag: 'clinicTodos', method: 'PUT', path: '/clinic/todo/{todoId}/todo-status', access: 'ta',
    invalidates: ['clinicTodos'], status: 200, bodyType: 'json',
    params: clinicTodos.SetClinicTodoStatusParams, query: null,
    body: clinicTodos.SetClinicTodoStatusBody, response: clinicTodos.SetClinicTodoStatusResponse,
  },
  setErrorStatus: {
    tag: 'errorLogs', method: 'PUT', path: '/admin/errors/{errorId}/status', access: 'admin',
    invalidates: ['errorGroups'], status: 200, bodyType: 'json',
    params: errorLogs.SetErrorStatusParams, query: null,
    body: errorLogs.SetErrorStatusBody, response: errorLogs.SetErrorStatusResponse,
  },
  setExamCoreInfo: {
    tag: 'exams', method: 'PUT', path: '/wl-exam/{examId}/wle-core-info', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: exams.SetExamCoreInfoParams, query: null,
    body: exams.SetExamCoreInfoBody, response: exams.SetExamCoreInfoResponse,
  },
  setExamCutline: {
    tag: 'exams', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/{examId}/cutline/{value}', access: 'ta',
    invalidates: ['exams', 'scores'], status: 200, bodyType: 'json',
    params: exams.SetExamCutlineParams, query: null,
    body: exams.SetExamCutlineBody, response: exams.SetExamCutlineResponse,
  },
  setExamKey: {
    tag: 'exams', method: 'PUT', path: '/wl-exam/{examId}/answers', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: exams.SetExamKeyParams, query: null,
    body: exams.SetExamKeyBody, response: exams.SetExamKeyResponse,
  },
  setFilePermission: {
    tag: 'files', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/file-permission/{fileId}', access: 'ta',
    invalidates: ['files'], status: 200, bodyType: 'json',
    params: files.SetFilePermissionParams, query: null,
    body: files.SetFilePermissionBody, response: files.SetFilePermissionResponse,
  },
  setFilePermissions: {
    tag: 'files', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/file-permission/bulk', access: 'ta',
    invalidates: ['files'], status: 200, bodyType: 'json',
    params: files.SetFilePermissionsParams, query: null,
    body: files.SetFilePermissionsBody, response: files.SetFilePermissionsResponse,
  },
  setFirstClinicStatus: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/first/{scoreId}/clinic-status', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetFirstClinicStatusParams, query: null,
    body: scores.SetFirstClinicStatusBody, response: scores.SetFirstClinicStatusResponse,
  },
  setFirstDelivery: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/first/{scoreId}/delivery-type', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetFirstDeliveryParams, query: null,
    body: scores.SetFirstDeliveryBody, response: scores.SetFirstDeliveryResponse,
  },
  setFirstValue: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/first/{scoreId}/value/{value}', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetFirstValueParams, query: null,
    body: scores.SetFirstValueBody, response: scores.SetFirstValueResponse,
  },
  setHourlyWage: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/hourly-wage', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taPayTerms'], status: 200, bodyType: 'json',
    params: tas.SetHourlyWageParams, query: null,
    body: tas.SetHourlyWageBody, response: tas.SetHourlyWageResponse,
  },
  setMonthlySalary: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/monthly-salary', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taPayTerms'], status: 200, bodyType: 'json',
    params: tas.SetMonthlySalaryParams, query: null,
    body: tas.SetMonthlySalaryBody, response: tas.SetMonthlySalaryResponse,
  },
  setNotificationPreference: {
    tag: 'notifications', method: 'PUT', path: '/sp/notifications/preferences/{kind}', access: 'student',
    invalidates: ['notificationPreferences'], status: 204, bodyType: 'json',
    params: notifications.SetNotificationPreferenceParams, query: null,
    body: notifications.SetNotificationPreferenceBody, response: null,
  },
  setPayTerms: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/pay-terms/{month}', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taPayTerms'], status: 200, bodyType: 'json',
    params: tas.SetPayTermsParams, query: null,
    body: tas.SetPayTermsBody, response: tas.SetPayTermsResponse,
  },
  setPaymentType: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/payment-type', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taPayTerms'], status: 200, bodyType: 'json',
    params: tas.SetPaymentTypeParams, query: null,
    body: tas.SetPaymentTypeBody, response: tas.SetPaymentTypeResponse,
  },
  setQuietHours: {
    tag: 'notifications', method: 'PUT', path: '/sp/push/quiet-hours', access: 'student',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: notifications.SetQuietHoursBody, response: null,
  },
  setRepresentativeLecture: {
    tag: 'students', method: 'POST', path: '/students/{studentId}/representative-lectures', access: 'ta',
    invalidates: ['students'], status: 200, bodyType: 'json',
    params: students.SetRepresentativeLectureParams, query: null,
    body: students.SetRepresentativeLectureBody, response: students.SetRepresentativeLectureResponse,
  },
  setRetakeClinicStatus: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/retake/{retakeScoreId}/clinic-status', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetRetakeClinicStatusParams, query: null,
    body: scores.SetRetakeClinicStatusBody, response: scores.SetRetakeClinicStatusResponse,
  },
  setRetakeDelivery: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/retake/{retakeScoreId}/delivery-type', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetRetakeDeliveryParams, query: null,
    body: scores.SetRetakeDeliveryBody, response: scores.SetRetakeDeliveryResponse,
  },
  setRetakeValue: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/retake/{retakeScoreId}/value/{value}', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetRetakeValueParams, query: null,
    body: scores.SetRetakeValueBody, response: scores.SetRetakeValueResponse,
  },
  setScoreClinicStatus: {
    tag: 'scores', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/score-clinic-status/{scoreId}', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetScoreClinicStatusParams, query: null,
    body: scores.SetScoreClinicStatusBody, response: scores.SetScoreClinicStatusResponse,
  },
  setScoreGrade: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/{scoreId}/grade/{attemptType}', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetScoreGradeParams, query: null,
    body: scores.SetScoreGradeBody, response: scores.SetScoreGradeResponse,
  },
  setScoreStatus: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/{scoreId}/status', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetScoreStatusParams, query: null,
    body: scores.SetScoreStatusBody, response: scores.SetScoreStatusResponse,
  },
  setStudentMemoPin: {
    tag: 'studentMemos', method: 'PUT', path: '/students/memo-pin/{memoId}', access: 'ta',
    invalidates: ['studentMemos'], status: 200, bodyType: 'json',
    params: studentMemos.SetStudentMemoPinParams, query: null,
    body: studentMemos.SetStudentMemoPinBody, response: studentMemos.SetStudentMemoPinResponse,
  },
  setStudentScore: {
    tag: 'scores', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/student-score', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetStudentScoreParams, query: null,
    body: scores.SetStudentScoreBody, response: scores.SetStudentScoreResponse,
  },
  setStudentScores: {
    tag: 'scores', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/student-score-v2', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.SetStudentScoresParams, query: null,
    body: scores.SetStudentScoresBody, response: scores.SetStudentScoresResponse,
  },
  setSubmissionWindow: {
    tag: 'submissions', method: 'PUT', path: '/exams/{examId}/submission-window', access: 'ta',
    invalidates: ['submissionWindows'], status: 200, bodyType: 'json',
    params: submissions.SetSubmissionWindowParams, query: null,
    body: submissions.SetSubmissionWindowBody, response: submissions.SetSubmissionWindowResponse,
  },
  setTaWageTypes: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/wage-types', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'taWageTypes', 'hourlyWages'], status: 200, bodyType: 'json',
    params: tas.SetTaWageTypesParams, query: null,
    body: tas.SetTaWageTypesBody, response: tas.SetTaWageTypesResponse,
  },
  setTemplateCoreInfo: {
    tag: 'examTemplates', method: 'PUT', path: '/wl-exam/{templateId}/let-core-info', access: 'ta',
    invalidates: ['examTemplates', 'exams'], status: 200, bodyType: 'json',
    params: examTemplates.SetTemplateCoreInfoParams, query: null,
    body: examTemplates.SetTemplateCoreInfoBody, response: examTemplates.SetTemplateCoreInfoResponse,
  },
  setVideoWindows: {
    tag: 'videos', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/{videoId}/windows', access: 'ta',
    invalidates: ['videos', 'videoWindows'], status: 204, bodyType: 'json',
    params: videos.SetVideoWindowsParams, query: null,
    body: videos.SetVideoWindowsBody, response: null,
  },
  setWatermark: {
    tag: 'files', method: 'PUT', path: '/files/{fileId}/watermark', access: 'ta',
    invalidates: ['files'], status: 200, bodyType: 'json',
    params: files.SetWatermarkParams, query: null,
    body: files.SetWatermarkBody, response: files.SetWatermarkResponse,
  },
  showExam: {
    tag: 'exams', method: 'PUT', path: '/wl-exam/{examId}/ready-to-show/{flag}', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: exams.ShowExamParams, query: null,
    body: exams.ShowExamBody, response: exams.ShowExamResponse,
  },
  sortBoardPosts: {
    tag: 'board', method: 'PUT', path: '/board/sort-order', access: 'ta',
    invalidates: ['boardPosts'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: board.SortBoardPostsBody, response: null,
  },
  stopJob: {
    tag: 'system', method: 'POST', path: '/system/jobs/{jobId}/stop', access: 'admin',
    invalidates: ['jobs', 'jobRuns'], status: 204, bodyType: null,
    params: system.StopJobParams, query: null,
    body: null, response: null,
  },
  stopSms: {
    tag: 'smsMessages', method: 'PUT', path: '/sms/sender/stop', access: 'admin',
    invalidates: ['smsMessages', 'smsResults'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: smsMessages.StopSmsBody, response: null,
  },
  submitExam: {
    tag: 'submissions', method: 'POST', path: '/sp/submit-wle/{examId}/done', access: 'student',
    invalidates: ['submissions', 'scores', 'files', 'omrSheets'], status: 200, bodyType: 'json',
    params: submissions.SubmitExamParams, query: null,
    body: submissions.SubmitExamBody, response: submissions.SubmitExamResponse,
  },
  subscribePush: {
    tag: 'notifications', method: 'PUT', path: '/sp/push/subscription', access: 'student',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: notifications.SubscribePushBody, response: null,
  },
  takeWordTest: {
    tag: 'wordTests', method: 'POST', path: '/sp/word-test-plans/{planId}/take', access: 'student',
    invalidates: ['wordTests', 'wordTestStandings', 'wordTestResults', 'words'], status: 200, bodyType: null,
    params: wordTests.TakeWordTestParams, query: wordTests.TakeWordTestQueryParams,
    body: null, response: wordTests.TakeWordTestResponse,
  },
  tellAbsence: {
    tag: 'parentLinks', method: 'POST', path: '/parent-links/absence', access: 'public',
    invalidates: ['absenceNotices'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: parentLinks.TellAbsenceBody, response: null,
  },
  toggleStudentStatus: {
    tag: 'students', method: 'PUT', path: '/students/{studentId}/toggle-status', access: 'ta',
    invalidates: ['students'], status: 200, bodyType: 'json',
    params: students.ToggleStudentStatusParams, query: null,
    body: students.ToggleStudentStatusBody, response: students.ToggleStudentStatusResponse,
  },
  toggleTaStatus: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}/toggle-status', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'users', 'staff', 'clinicSlots', 'clinicParticipants', 'boardPosts'], status: 200, bodyType: 'json',
    params: tas.ToggleTaStatusParams, query: null,
    body: tas.ToggleTaStatusBody, response: tas.ToggleTaStatusResponse,
  },
  transferClass: {
    tag: 'enrollments', method: 'POST', path: '/lectures/{lectureId}/class-transfer/{userId}/{targetLectureId}', access: 'ta',
    invalidates: ['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], status: 200, bodyType: 'json',
    params: enrollments.TransferClassParams, query: null,
    body: enrollments.TransferClassBody, response: enrollments.TransferClassResponse,
  },
  transferStudents: {
    tag: 'enrollments', method: 'POST', path: '/lectures/{lectureId}/class-transfers/{targetLectureId}', access: 'ta',
    invalidates: ['participants', 'enrollments', 'lectures', 'weeklyLectures', 'students'], status: 200, bodyType: 'json',
    params: enrollments.TransferStudentsParams, query: null,
    body: enrollments.TransferStudentsBody, response: enrollments.TransferStudentsResponse,
  },
  undoAttendance: {
    tag: 'participants', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/attendance/undo', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.UndoAttendanceParams, query: null,
    body: participants.UndoAttendanceBody, response: participants.UndoAttendanceResponse,
  },
  undoChange: {
    tag: 'auditLog', method: 'POST', path: '/admin/audit/{changeSetId}/undo', access: 'admin',
    invalidates: ['auditEntries', 'participants', 'scores', 'scoreAttempts', 'students', 'studentSearch', 'tags', 'userTags', 'notices', 'lectures', 'lectureDdays', 'consults', 'studentMemos'], status: 200, bodyType: null,
    params: auditLog.UndoChangeParams, query: null,
    body: null, response: auditLog.UndoChangeResponse,
  },
  undoClinic: {
    tag: 'clinicParticipants', method: 'POST', path: '/clinic/undo', access: 'ta',
    invalidates: ['clinicSlots', 'clinicParticipants', 'clinicTodos', 'scores'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: clinicParticipants.UndoClinicBody, response: clinicParticipants.UndoClinicResponse,
  },
  undoMyChange: {
    tag: 'auditLog', method: 'POST', path: '/changes/{changeSetId}/undo', access: 'ta',
    invalidates: ['participants', 'scores', 'scoreAttempts', 'workRecords', 'auditEntries'], status: 200, bodyType: null,
    params: auditLog.UndoMyChangeParams, query: null,
    body: null, response: auditLog.UndoMyChangeResponse,
  },
  undoOmr: {
    tag: 'omrSheets', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}/undo', access: 'ta',
    invalidates: ['scores', 'omrSheets'], status: 200, bodyType: 'json',
    params: omrSheets.UndoOmrParams, query: null,
    body: omrSheets.UndoOmrBody, response: omrSheets.UndoOmrResponse,
  },
  undoScores: {
    tag: 'scores', method: 'POST', path: '/wl-score/undo', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: scores.UndoScoresBody, response: scores.UndoScoresResponse,
  },
  unlinkExam: {
    tag: 'exams', method: 'POST', path: '/wl-exam/{examId}/unlink', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: exams.UnlinkExamParams, query: null,
    body: exams.UnlinkExamBody, response: exams.UnlinkExamResponse,
  },
  unpinStudentMemo: {
    tag: 'studentMemos', method: 'DELETE', path: '/students/memo-pin/{memoId}', access: 'ta',
    invalidates: ['studentMemos'], status: 204, bodyType: null,
    params: studentMemos.UnpinStudentMemoParams, query: null,
    body: null, response: null,
  },
  unsubscribePush: {
    tag: 'notifications', method: 'POST', path: '/sp/push/unsubscribe', access: 'student',
    invalidates: [], status: 204, bodyType: 'json',
    params: null, query: null,
    body: notifications.UnsubscribePushBody, response: null,
  },
  updateActualExamScore: {
    tag: 'actualExamScores', method: 'PUT', path: '/students/actual-exam-score/{actualExamScoreId}', access: 'ta',
    invalidates: ['actualExamScores'], status: 200, bodyType: 'json',
    params: actualExamScores.UpdateActualExamScoreParams, query: null,
    body: actualExamScores.UpdateActualExamScoreBody, response: actualExamScores.UpdateActualExamScoreResponse,
  },
  updateAnnouncement: {
    tag: 'announcements', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/announcements/{announcementId}', access: 'ta',
    invalidates: ['announcements'], status: 200, bodyType: 'json',
    params: announcements.UpdateAnnouncementParams, query: null,
    body: announcements.UpdateAnnouncementBody, response: announcements.UpdateAnnouncementResponse,
  },
  updateBoardAnswer: {
    tag: 'board', method: 'PUT', path: '/board/answer/{answerId}', access: 'ta',
    invalidates: ['boardPosts', 'boardAnswers'], status: 200, bodyType: 'json',
    params: board.UpdateBoardAnswerParams, query: null,
    body: board.UpdateBoardAnswerBody, response: board.UpdateBoardAnswerResponse,
  },
  updateBoardPost: {
    tag: 'board', method: 'PUT', path: '/board/{postId}', access: 'any',
    invalidates: ['boardPosts'], status: 200, bodyType: 'json',
    params: board.UpdateBoardPostParams, query: null,
    body: board.UpdateBoardPostBody, response: board.UpdateBoardPostResponse,
  },
  updateBoardReply: {
    tag: 'board', method: 'PUT', path: '/board/replies/{replyId}', access: 'ta',
    invalidates: ['boardReplies'], status: 200, bodyType: 'json',
    params: board.UpdateBoardReplyParams, query: null,
    body: board.UpdateBoardReplyBody, response: board.UpdateBoardReplyResponse,
  },
  updateClaim: {
    tag: 'expenseClaims', method: 'PUT', path: '/supervisor/expense-claim/{expenseClaimId}', access: 'ta',
    invalidates: ['expenseClaims'], status: 200, bodyType: 'json',
    params: expenseClaims.UpdateClaimParams, query: null,
    body: expenseClaims.UpdateClaimBody, response: expenseClaims.UpdateClaimResponse,
  },
  updateClinicRules: {
    tag: 'clinicSlots', method: 'PUT', path: '/admin/clinic-rules', access: 'admin',
    invalidates: ['clinicRules'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: clinicSlots.UpdateClinicRulesBody, response: clinicSlots.UpdateClinicRulesResponse,
  },
  updateClinicSlot: {
    tag: 'clinicSlots', method: 'PUT', path: '/clinic/slot/{slotId}', access: 'ta',
    invalidates: ['clinicSlots'], status: 200, bodyType: 'json',
    params: clinicSlots.UpdateClinicSlotParams, query: null,
    body: clinicSlots.UpdateClinicSlotBody, response: clinicSlots.UpdateClinicSlotResponse,
  },
  updateClinicTodo: {
    tag: 'clinicTodos', method: 'PUT', path: '/clinic/todo/{todoId}', access: 'ta',
    invalidates: ['clinicTodos'], status: 200, bodyType: 'json',
    params: clinicTodos.UpdateClinicTodoParams, query: null,
    body: clinicTodos.UpdateClinicTodoBody, response: clinicTodos.UpdateClinicTodoResponse,
  },
  updateConsult: {
    tag: 'consults', method: 'PUT', path: '/students/consult/{consultId}', access: 'ta',
    invalidates: ['consults'], status: 200, bodyType: 'json',
    params: consults.UpdateConsultParams, query: null,
    body: consults.UpdateConsultBody, response: consults.UpdateConsultResponse,
  },
  updateCustomWage: {
    tag: 'payroll', method: 'PUT', path: '/admin/ta-monthly-custom-wage/{customWageId}', access: 'admin',
    invalidates: ['taMonthlyCustomWages'], status: 200, bodyType: 'json',
    params: payroll.UpdateCustomWageParams, query: null,
    body: payroll.UpdateCustomWageBody, response: payroll.UpdateCustomWageResponse,
  },
  updateExam: {
    tag: 'exams', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/exams/{examId}', access: 'ta',
    invalidates: ['exams'], status: 200, bodyType: 'json',
    params: exams.UpdateExamParams, query: null,
    body: exams.UpdateExamBody, response: exams.UpdateExamResponse,
  },
  updateExamTemplate: {
    tag: 'examTemplates', method: 'PUT', path: '/lectures/{lectureId}/exam-template/{templateId}', access: 'ta',
    invalidates: ['examTemplates'], status: 200, bodyType: 'json',
    params: examTemplates.UpdateExamTemplateParams, query: null,
    body: examTemplates.UpdateExamTemplateBody, response: examTemplates.UpdateExamTemplateResponse,
  },
  updateLanding: {
    tag: 'landing', method: 'PUT', path: '/admin/landing', access: 'admin',
    invalidates: ['landingPages'], status: 204, bodyType: 'json',
    params: null, query: null,
    body: landing.UpdateLandingBody, response: null,
  },
  updateLecture: {
    tag: 'lectures', method: 'PUT', path: '/lectures/{lectureId}', access: 'ta',
    invalidates: ['lectures', 'lectureHours'], status: 200, bodyType: 'json',
    params: lectures.UpdateLectureParams, query: null,
    body: lectures.UpdateLectureBody, response: lectures.UpdateLectureResponse,
  },
  updateLectureDday: {
    tag: 'lectureDdays', method: 'PUT', path: '/lectures/ddays/{ddayId}', access: 'ta',
    invalidates: ['lectureDdays'], status: 200, bodyType: 'json',
    params: lectureDdays.UpdateLectureDdayParams, query: null,
    body: lectureDdays.UpdateLectureDdayBody, response: lectureDdays.UpdateLectureDdayResponse,
  },
  updateNotice: {
    tag: 'notices', method: 'PUT', path: '/admin/notice/{noticeId}', access: 'admin',
    invalidates: ['notices'], status: 200, bodyType: 'json',
    params: notices.UpdateNoticeParams, query: null,
    body: notices.UpdateNoticeBody, response: notices.UpdateNoticeResponse,
  },
  updateRetakeExam: {
    tag: 'retakeExams', method: 'PUT', path: '/wle-retake/{retakeId}', access: 'ta',
    invalidates: ['retakeExams'], status: 200, bodyType: 'json',
    params: retakeExams.UpdateRetakeExamParams, query: null,
    body: retakeExams.UpdateRetakeExamBody, response: retakeExams.UpdateRetakeExamResponse,
  },
  updateSpecialWeeklyLecture: {
    tag: 'weeklyLectures', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/with-special-name', access: 'ta',
    invalidates: ['weeklyLectures'], status: 200, bodyType: 'json',
    params: weeklyLectures.UpdateSpecialWeeklyLectureParams, query: null,
    body: weeklyLectures.UpdateSpecialWeeklyLectureBody, response: weeklyLectures.UpdateSpecialWeeklyLectureResponse,
  },
  updateStudent: {
    tag: 'students', method: 'PUT', path: '/students/{studentId}', access: 'ta',
    invalidates: ['students'], status: 200, bodyType: 'json',
    params: students.UpdateStudentParams, query: null,
    body: students.UpdateStudentBody, response: students.UpdateStudentResponse,
  },
  updateStudentMemo: {
    tag: 'studentMemos', method: 'PUT', path: '/students/memo/{memoId}', access: 'ta',
    invalidates: ['studentMemos'], status: 200, bodyType: 'json',
    params: studentMemos.UpdateStudentMemoParams, query: null,
    body: studentMemos.UpdateStudentMemoBody, response: studentMemos.UpdateStudentMemoResponse,
  },
  updateStudents: {
    tag: 'students', method: 'PUT', path: '/students/batch-update', access: 'ta',
    invalidates: ['students'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: students.UpdateStudentsBody, response: students.UpdateStudentsResponse,
  },
  updateTa: {
    tag: 'tas', method: 'PUT', path: '/admin/ta/{taId}', access: 'admin',
    invalidates: ['tas', 'taDirectory', 'users', 'staff'], status: 200, bodyType: 'json',
    params: tas.UpdateTaParams, query: null,
    body: tas.UpdateTaBody, response: tas.UpdateTaResponse,
  },
  updateTag: {
    tag: 'tags', method: 'PUT', path: '/tag/{tagId}', access: 'ta',
    invalidates: ['tags'], status: 200, bodyType: 'json',
    params: tags.UpdateTagParams, query: null,
    body: tags.UpdateTagBody, response: tags.UpdateTagResponse,
  },
  updateVideo: {
    tag: 'videos', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/videos/{videoId}', access: 'ta',
    invalidates: ['videos'], status: 200, bodyType: 'json',
    params: videos.UpdateVideoParams, query: null,
    body: videos.UpdateVideoBody, response: videos.UpdateVideoResponse,
  },
  updateWageType: {
    tag: 'wages', method: 'PUT', path: '/admin/hourly-wage-types/{wageTypeId}', access: 'admin',
    invalidates: ['hourlyWageTypes', 'hourlyWages'], status: 200, bodyType: 'json',
    params: wages.UpdateWageTypeParams, query: null,
    body: wages.UpdateWageTypeBody, response: wages.UpdateWageTypeResponse,
  },
  updateWeeklyLecture: {
    tag: 'weeklyLectures', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}', access: 'ta',
    invalidates: ['weeklyLectures'], status: 200, bodyType: 'json',
    params: weeklyLectures.UpdateWeeklyLectureParams, query: null,
    body: weeklyLectures.UpdateWeeklyLectureBody, response: weeklyLectures.UpdateWeeklyLectureResponse,
  },
  updateWordAssignment: {
    tag: 'wordAssignments', method: 'PUT', path: '/word-assignments/{assignmentId}', access: 'ta',
    invalidates: ['wordAssignments', 'wordAssignmentProgress'], status: 200, bodyType: 'json',
    params: wordAssignments.UpdateWordAssignmentParams, query: null,
    body: wordAssignments.UpdateWordAssignmentBody, response: wordAssignments.UpdateWordAssignmentResponse,
  },
  updateWordTestPlan: {
    tag: 'wordTests', method: 'PUT', path: '/word-test-plans/{planId}', access: 'ta',
    invalidates: ['wordTestPlans', 'wordTestStandings'], status: 200, bodyType: 'json',
    params: wordTests.UpdateWordTestPlanParams, query: null,
    body: wordTests.UpdateWordTestPlanBody, response: wordTests.UpdateWordTestPlanResponse,
  },
  updateWorkRecord: {
    tag: 'workRecords', method: 'PUT', path: '/admin/work-in-out/{workRecordId}', access: 'admin',
    invalidates: ['workRecords', 'workCorrections', 'workFlags'], status: 200, bodyType: 'json',
    params: workRecords.UpdateWorkRecordParams, query: null,
    body: workRecords.UpdateWorkRecordBody, response: workRecords.UpdateWorkRecordResponse,
  },
  uploadBoardFiles: {
    tag: 'board', method: 'POST', path: '/board/file/upload', access: 'any',
    invalidates: [], status: 201, bodyType: 'json',
    params: null, query: null,
    body: board.UploadBoardFilesBody, response: board.UploadBoardFilesResponse,
  },
  uploadExamAnswers: {
    tag: 'scores', method: 'POST', path: '/wl-exam/{examId}/upload-answers-excel', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'multipart',
    params: scores.UploadExamAnswersParams, query: null,
    body: scores.UploadExamAnswersBody, response: scores.UploadExamAnswersResponse,
  },
  uploadLandingLogo: {
    tag: 'landing', method: 'PUT', path: '/admin/landing/logo', access: 'admin',
    invalidates: ['landingPages'], status: 200, bodyType: 'multipart',
    params: null, query: null,
    body: landing.UploadLandingLogoBody, response: landing.UploadLandingLogoResponse,
  },
  uploadLandingPicture: {
    tag: 'landing', method: 'PUT', path: '/admin/landing/picture', access: 'admin',
    invalidates: ['landingPages'], status: 200, bodyType: 'multipart',
    params: null, query: null,
    body: landing.UploadLandingPictureBody, response: landing.UploadLandingPictureResponse,
  },
  uploadOmrScan: {
    tag: 'omrSheets', method: 'POST', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/grade-omr/{examId}', access: 'ta',
    invalidates: ['scores', 'omrSheets'], status: 201, bodyType: 'multipart',
    params: omrSheets.UploadOmrScanParams, query: null,
    body: omrSheets.UploadOmrScanBody, response: omrSheets.UploadOmrScanResponse,
  },
  uploadProfileImage: {
    tag: 'files', method: 'POST', path: '/sp/profile-image', access: 'student',
    invalidates: ['me', 'users', 'files'], status: 200, bodyType: 'multipart',
    params: null, query: null,
    body: files.UploadProfileImageBody, response: files.UploadProfileImageResponse,
  },
  uploadRetakeAnswers: {
    tag: 'scores', method: 'POST', path: '/wle-retake/{retakeId}/upload-answers-excel', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'multipart',
    params: scores.UploadRetakeAnswersParams, query: null,
    body: scores.UploadRetakeAnswersBody, response: scores.UploadRetakeAnswersResponse,
  },
  uploadSmsPicture: {
    tag: 'smsMessages', method: 'POST', path: '/sms/pictures', access: 'ta',
    invalidates: [], status: 201, bodyType: 'multipart',
    params: null, query: null,
    body: smsMessages.UploadSmsPictureBody, response: smsMessages.UploadSmsPictureResponse,
  },
  uploadSubmissionFiles: {
    tag: 'submissions', method: 'POST', path: '/sp/upload-files', access: 'student',
    invalidates: ['submissions'], status: 201, bodyType: 'json',
    params: null, query: null,
    body: submissions.UploadSubmissionFilesBody, response: submissions.UploadSubmissionFilesResponse,
  },
  viewFile: {
    tag: 'files', method: 'POST', path: '/sp/file/{fileId}/view', access: 'student',
    invalidates: ['fileViews'], status: 200, bodyType: null,
    params: files.ViewFileParams, query: null,
    body: null, response: files.ViewFileResponse,
  },
  viewSelfStudyFile: {
    tag: 'files', method: 'POST', path: '/sp/self-study-file/{fileId}/view', access: 'student',
    invalidates: ['fileViews'], status: 200, bodyType: null,
    params: files.ViewSelfStudyFileParams, query: null,
    body: null, response: files.ViewSelfStudyFileResponse,
  },
  withdrawConsent: {
    tag: 'consents', method: 'POST', path: '/consents/{consentId}/withdraw', access: 'ta',
    invalidates: ['consents', 'smsResults'], status: 204, bodyType: null,
    params: consents.WithdrawConsentParams, query: null,
    body: null, response: null,
  },
  withdrawOwnConsent: {
    tag: 'consents', method: 'POST', path: '/sp/consents/{consentId}/withdraw', access: 'student',
    invalidates: ['consents', 'smsResults'], status: 204, bodyType: null,
    params: consents.WithdrawOwnConsentParams, query: null,
    body: null, response: null,
  },
  writeClinicMemo: {
    tag: 'clinicParticipants', method: 'PUT', path: '/clinic/participant/{participantId}/memo', access: 'ta',
    invalidates: ['clinicParticipants'], status: 200, bodyType: 'json',
    params: clinicParticipants.WriteClinicMemoParams, query: null,
    body: clinicParticipants.WriteClinicMemoBody, response: clinicParticipants.WriteClinicMemoResponse,
  },
  writeClinicNotice: {
    tag: 'notices', method: 'PUT', path: '/admin/clinic-notice', access: 'admin',
    invalidates: ['notices'], status: 200, bodyType: 'json',
    params: null, query: null,
    body: notices.WriteClinicNoticeBody, response: notices.WriteClinicNoticeResponse,
  },
  writeFileMemo: {
    tag: 'files', method: 'PUT', path: '/files/{fileId}/memo', access: 'ta',
    invalidates: ['files'], status: 200, bodyType: 'json',
    params: files.WriteFileMemoParams, query: null,
    body: files.WriteFileMemoBody, response: files.WriteFileMemoResponse,
  },
  writeFirstMemo: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/first/{scoreId}/memo', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.WriteFirstMemoParams, query: null,
    body: scores.WriteFirstMemoBody, response: scores.WriteFirstMemoResponse,
  },
  writeMemoBulk: {
    tag: 'participants', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/memo/bulk', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.WriteMemoBulkParams, query: null,
    body: participants.WriteMemoBulkBody, response: participants.WriteMemoBulkResponse,
  },
  writeReportRemark: {
    tag: 'reportCards', method: 'PUT', path: '/wl-score/{scoreId}/report-remark', access: 'ta',
    invalidates: ['reportRemarks'], status: 200, bodyType: 'json',
    params: reportCards.WriteReportRemarkParams, query: null,
    body: reportCards.WriteReportRemarkBody, response: reportCards.WriteReportRemarkResponse,
  },
  writeRetakeMemo: {
    tag: 'scores', method: 'PATCH', path: '/wl-score/retake/{retakeScoreId}/memo', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.WriteRetakeMemoParams, query: null,
    body: scores.WriteRetakeMemoBody, response: scores.WriteRetakeMemoResponse,
  },
  writeScoreMemo: {
    tag: 'scores', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/score-memo/{scoreId}', access: 'ta',
    invalidates: ['scores'], status: 200, bodyType: 'json',
    params: scores.WriteScoreMemoParams, query: null,
    body: scores.WriteScoreMemoBody, response: scores.WriteScoreMemoResponse,
  },
  writeSheetMemo: {
    tag: 'omrSheets', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/sheet-memo/{sheetId}', access: 'ta',
    invalidates: ['omrSheets'], status: 200, bodyType: 'json',
    params: omrSheets.WriteSheetMemoParams, query: null,
    body: omrSheets.WriteSheetMemoBody, response: omrSheets.WriteSheetMemoResponse,
  },
  writeStudentMemo: {
    tag: 'participants', method: 'PUT', path: '/lectures/{lectureId}/weekly-lectures/{weeklyLectureId}/student-memo/{userId}', access: 'ta',
    invalidates: ['participants'], status: 200, bodyType: 'json',
    params: participants.WriteStudentMemoParams, query: null,
    body: participants.WriteStudentMemoBody, response: participants.WriteStudentMemoResponse,
  },
} as const satisfies Record<string, Operation>;

/** Where a default fills in what an operation was not sent: `questions.kind` is in each item of `questions`. */
interface Defaults {
  resendAnnouncement: 'quietHoursConfirmed';
  listBoardPosts: 'limit' | 'offset';
  createBoardPost: 'category';
  addClinicParticipants: 'wait' | 'exceedsLimit' | 'dryRun';
  reserveClinicSlot: 'wait';
  reserveCounselSlot: 'wait';
  createClinicSlot: 'room' | 'note' | 'dryRun';
  updateClinicSlot: 'room' | 'note' | 'dryRun';
  transferClass: 'mode';
  transferStudents: 'mode';
  enrollStudents: 'dryRun';
  createExamTemplate: 'questions.kind' | 'questions.gradingRule';
  updateExamTemplate: 'questions.kind' | 'questions.gradingRule';
  createExam: 'questions.kind' | 'questions.gradingRule';
  setExamKey: 'questions.kind' | 'questions.gradingRule';
  regradeExam: 'dryRun' | 'questions.kind' | 'questions.gradingRule';
  createInquiry: 'grade' | 'message' | 'website';
  createLecture: 'room';
  updateLecture: 'room' | 'dryRun';
  createNotice: 'kind' | 'isPinned';
  updateNotice: 'kind' | 'isPinned';
  writeClinicNotice: 'isForStudents';
  createParentLink: 'text.quietHoursConfirmed';
  openParentLink: 'part';
  tellAbsence: 'part';
  reserveByLink: 'part' | 'wait';
  cancelByLink: 'part';
  consentByLink: 'part';
  addParticipantsWithOptions: 'dryRun';
  createReportLinks: 'text.quietHoursConfirmed';
  createRetakeExam: 'questions.kind' | 'questions.gradingRule';
  updateRetakeExam: 'questions.kind' | 'questions.gradingRule';
  sendSms: 'isAdvertisement' | 'quietHoursConfirmed';
  previewSms: 'isAdvertisement';
  changeSms: 'quietHoursConfirmed';
  resendFailedSms: 'quietHoursConfirmed';
  describeVideo: 'data.isForClass';
  createVideo: 'isForClass';
  createWeeklyLecture: 'dryRun';
  createSpecialWeeklyLecture: 'dryRun';
  updateWeeklyLecture: 'dryRun';
  updateSpecialWeeklyLecture: 'dryRun';
}

type Operations = typeof operations;

export type OperationId = keyof Operations;
export type Tag = Operations[OperationId]['tag'];
/** The operations of one slice. */
export type OperationsOf<T extends Tag> = { [Op in OperationId]: Operations[Op]['tag'] extends T ? Op : never }[OperationId];
/** Path parameters after validation; undefined when there are none. */
export type ParamsOf<Op extends OperationId> = Op extends unknown ? Given<Calls[Op]['parameters']['path']> : never;
/** Query parameters after validation; undefined when there are none. */
export type QueryOf<Op extends OperationId> = Op extends unknown ? Validated<Op, Given<Calls[Op]['parameters']['query']>> : never;
/** Body after validation; undefined when there is none. */
export type BodyOf<Op extends OperationId> = Op extends unknown ? Validated<Op, Content<Given<Calls[Op]['requestBody']>>> : never;
/** What a handler answers; void for 204, a whole response for what is no JSON. */
export type ReplyOf<Op extends OperationId> = Op extends unknown ? Answer<Calls[Op]['responses'], Operations[Op]['status']> : never;

type Validated<Op, T> = Op extends keyof Defaults ? Filled<T, Defaults[Op]> : T;
