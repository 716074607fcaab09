/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * All announcements of one's own weeks that are out. Those read before keep their time.
 * @summary 내 공지를 모두 읽음으로
 */
export const ReadAnnouncementsResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 주차 공지 작성
 */
export const CreateAnnouncementParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const createAnnouncementBodyTitleMax = 100;
export const CreateAnnouncementBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createAnnouncementBodyTitleMax)),
  "body": /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['doc']),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}).check(/*#__PURE__*/ zod.describe('A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)')),
  "publish": /*#__PURE__*/ zod.enum(['DRAFT', 'NOW', 'AT']).check(/*#__PURE__*/ zod.describe('NOW keeps the time of one that is out already')),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When students see it from; only with AT, in the future'))
})
export const CreateAnnouncementResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Refused when somebody changed it since (409 version-conflict).
 * @summary 주차 공지 수정
 */
export const UpdateAnnouncementParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "announcementId": /*#__PURE__*/ zod.uuid()
})
export const updateAnnouncementBodyOneTitleMax = 100;
export const UpdateAnnouncementBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateAnnouncementBodyOneTitleMax)),
  "body": /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['doc']),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
}).check(/*#__PURE__*/ zod.describe('A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)')),
  "publish": /*#__PURE__*/ zod.enum(['DRAFT', 'NOW', 'AT']).check(/*#__PURE__*/ zod.describe('NOW keeps the time of one that is out already')),
  "publishAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When students see it from; only with AT, in the future'))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateAnnouncementResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 주차 공지 삭제
 */
export const DeleteAnnouncementParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "announcementId": /*#__PURE__*/ zod.uuid()
})
export const DeleteAnnouncementResponse = /*#__PURE__*/ zod.void()

/**
 * Queues a text to everybody of the week who has not read it. A retry with the same key queues nothing more. Refused before it is out (409 not-published), when all have read it (409 all-read), at night unless confirmed (409 quiet-hours).
 * @summary 안 읽은 학생에게 문자로 다시 알리기
 */
export const ResendAnnouncementParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "announcementId": /*#__PURE__*/ zod.uuid()
})
export const resendAnnouncementBodyQuietHoursConfirmedDefault = false;
export const ResendAnnouncementBody = /*#__PURE__*/ zod.object({
  "sendKey": /*#__PURE__*/ zod.uuid(),
  "addressee": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT']),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), resendAnnouncementBodyQuietHoursConfirmedDefault).check(/*#__PURE__*/ zod.describe('May go out between 21:00 and 08:00'))
})
export const ResendAnnouncementResponse = /*#__PURE__*/ zod.strictObject({
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Unread students of whom no number is known'))
})
