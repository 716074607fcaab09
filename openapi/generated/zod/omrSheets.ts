/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * What became of every page, who was there and has no sheet, and sheets of those who were not there.
 * @summary OMR 장부
 */
export const ReadOmrDeskParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid()
})
export const ReadOmrDeskResponse = /*#__PURE__*/ zod.strictObject({
  "questionCount": /*#__PURE__*/ zod.int(),
  "unanswerable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Numbers of questions without an answer in the key')),
  "ledger": /*#__PURE__*/ zod.strictObject({
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pages that came in')),
  "sheets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Answer sheets among them: graded, needsReview, rejected and pending together')),
  "blank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Blank pages, such as the backs of a duplex scan')),
  "noSheet": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pages that are no answer sheet, such as covers')),
  "graded": /*#__PURE__*/ zod.int(),
  "needsReview": /*#__PURE__*/ zod.int(),
  "rejected": /*#__PURE__*/ zod.int(),
  "pending": /*#__PURE__*/ zod.int()
}),
  "missing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "attendance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the attendance type; null while unset')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT'])
})).check(/*#__PURE__*/ zod.describe('Were there, have no sheet')),
  "absent": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "attendance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the attendance type; null while unset')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT'])
})).check(/*#__PURE__*/ zod.describe('Have a sheet, but were absent, from the week or from the exam'))
})

/**
 * A PDF, JPEG, PNG, TIFF or HEIC of many pages. It is stored and read in the background: each page is graded, waits for a person,
 * is rejected with a reason, or is no answer sheet (blank, or something else). Refused while the exam has no questions (409 no-questions) or one has no answer (409 answers-missing).
 * @summary 스캔 올리기
 */
export const UploadOmrScanParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid()
})
export const UploadOmrScanBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('PDF, JPEG, PNG, TIFF or HEIC, 100 MB at most'))
})
export const UploadOmrScanResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * One PDF: a blank sheet, or one for each student with name and number filled in.
 * @summary 답안지 인쇄
 */
export const PrintOmrSheetsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid()
})
export const printOmrSheetsBodyStudentIdsMax = 1000;
export const PrintOmrSheetsBody = /*#__PURE__*/ zod.object({
  "who": /*#__PURE__*/ zod.enum(['BLANK', 'ALL', 'CHOSEN']),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(printOmrSheetsBodyStudentIdsMax))).check(/*#__PURE__*/ zod.describe('With CHOSEN: participants of the week')),
  "retakeExamId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const PrintOmrSheetsResponse = /*#__PURE__*/ zod.unknown()

/**
 * The page upright, where its fields lie, and what the reader saw in each.
 * @summary 답안지 그림
 */
export const ReadSheetPageParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid(),
  "sheetId": /*#__PURE__*/ zod.uuid()
})
export const ReadSheetPageResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int(),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The page upright as a data URL of a JPEG; null when there is none')),
  "width": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.describe('Of the page, in the unit of the fields')),
  "height": /*#__PURE__*/ zod.number(),
  "fields": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string(),
  "question": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of the question; 0 for a digit of the student number')),
  "left": /*#__PURE__*/ zod.number(),
  "top": /*#__PURE__*/ zod.number(),
  "width": /*#__PURE__*/ zod.number(),
  "height": /*#__PURE__*/ zod.number(),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('As read: marked options one after the other, empty for none')),
  "flagged": /*#__PURE__*/ zod.boolean(),
  "confidence": /*#__PURE__*/ zod.number()
}))
})

/**
 * A person says who it is, what is marked, or why it does not count. Who it is never changes what was read; answers change only when
 * they are sent. A sheet of a student who has one replaces it where `replaces` is true (409 duplicate-sheet otherwise).
 * @summary 답안지 확인
 */
export const ReviewSheetParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid(),
  "sheetId": /*#__PURE__*/ zod.uuid()
})
export const reviewSheetBodyAnswersItemMin = -1;
export const reviewSheetBodyAnswersItemMax = 12345;
export const reviewSheetBodyAnswersMax = 100;
export const reviewSheetBodyRejectReasonMax = 200;
export const ReviewSheetBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "decision": /*#__PURE__*/ zod.enum(['GRADE', 'REJECT']),
  "studentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "answers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewSheetBodyAnswersItemMin)).check(/*#__PURE__*/ zod.lte(reviewSheetBodyAnswersItemMax))).check(/*#__PURE__*/ zod.maxLength(reviewSheetBodyAnswersMax))).check(/*#__PURE__*/ zod.describe('At the place of each question\'s number what is marked: choices as ascending digits (24 is ② and ④), a short number itself, -1 for none')),
  "replaces": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('This sheet counts instead of the one the student has')),
  "rejectReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewSheetBodyRejectReasonMax)))
})
export const ReviewSheetResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int(),
  "status": /*#__PURE__*/ zod.enum(['GRADED', 'REJECTED']),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "changeSetId": /*#__PURE__*/ zod.uuid()
})

/**
 * Pages that were read stay, the others are rejected as cancelled. A scan that has ended cannot be cancelled (409 scan-ended).
 * @summary 읽기 취소
 */
export const CancelScanParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid(),
  "scanId": /*#__PURE__*/ zod.uuid()
})
export const CancelScanResponse = /*#__PURE__*/ zod.void()

/**
 * Takes back a review, or a sheet that was taken away, unless somebody changed it since (409 changed-since). 403 not-own for a colleague's, unless a manager asks.
 * @summary OMR 되돌리기
 */
export const UndoOmrParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid()
})
export const UndoOmrBody = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
export const UndoOmrResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 답안지 메모
 */
export const WriteSheetMemoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "sheetId": /*#__PURE__*/ zod.uuid()
})
export const writeSheetMemoBodyMemoMax = 500;
export const writeSheetMemoBodyDataMax = 500;
export const WriteSheetMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeSheetMemoBodyMemoMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeSheetMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `memo`'))
}).check(/*#__PURE__*/ zod.describe('One of `memo` and `data`'))
export const WriteSheetMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Every scan, page and stored file of an exam. Scores stay. Refused while a scan is being read (409 scan-open).
 * @summary 시험의 OMR 모두 삭제
 */
export const DeleteOmrFilesParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const DeleteOmrFilesResponse = /*#__PURE__*/ zod.strictObject({
  "scans": /*#__PURE__*/ zod.int(),
  "sheets": /*#__PURE__*/ zod.int()
})

/**
 * The sheet is rejected, and the answers and the value that came from it are cleared. Undone by its change set.
 * @summary 성적의 OMR 삭제
 */
export const DeleteScoreOmrParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const DeleteScoreOmrResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
