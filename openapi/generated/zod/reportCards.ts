/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * One for each student, whose address is told only now; with a text it is queued to the parents, and a retry with the same key makes nothing more.
 * 404 when the exam or one of the students is not there; 409 exam-hidden, not-graded, no-phone, quiet-hours.
 * @summary 성적표 링크 만들기
 */
export const createReportLinksBodyStudentIdsMax = 1000;
export const createReportLinksBodyDaysMax = 90;
export const createReportLinksBodyTextBodyMax = 1000;
export const createReportLinksBodyTextQuietHoursConfirmedDefault = false;
export const CreateReportLinksBody = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "studentIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createReportLinksBodyStudentIdsMax)),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createReportLinksBodyDaysMax)).check(/*#__PURE__*/ zod.describe('How long they open')),
  "showsRank": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Rank and percentile are on the cards')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "sendKey": /*#__PURE__*/ zod.uuid(),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createReportLinksBodyTextBodyMax)).check(/*#__PURE__*/ zod.describe('With #{링크}, and #{이름} and #{시험} where they are wanted')),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createReportLinksBodyTextQuietHoursConfirmedDefault).check(/*#__PURE__*/ zod.describe('May go out between 21:00 and 08:00'))
})).check(/*#__PURE__*/ zod.describe('A text that takes each link to the parent'))
})
export const CreateReportLinksResponse = /*#__PURE__*/ zod.strictObject({
  "links": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Kept nowhere: who loses it makes another'))
})),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of whose parents no number is known'))
})

/**
 * They open nothing from now on. Those that were revoked before stay so.
 * @summary 성적표 링크 해지
 */
export const revokeReportLinksBodyLinkIdsMax = 1000;
export const RevokeReportLinksBody = /*#__PURE__*/ zod.object({
  "linkIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(revokeReportLinksBodyLinkIdsMax))
})
export const RevokeReportLinksResponse = /*#__PURE__*/ zod.strictObject({
  "revoked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Links that opened until now'))
})

/**
 * Empty takes it back. 409 version-conflict carries both texts, who wrote the other and when.
 * @summary 선생님의 말 작성
 */
export const WriteReportRemarkParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const writeReportRemarkBodyBodyMax = 500;
export const writeReportRemarkBodyVersionMin = 0;
export const WriteReportRemarkBody = /*#__PURE__*/ zod.object({
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeReportRemarkBodyBodyMax)),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeReportRemarkBodyVersionMin)).check(/*#__PURE__*/ zod.describe('The version this change was made from; 0 where nothing was written yet'))
})
export const WriteReportRemarkResponse = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Without signing in. 404 link-unknown alike for what is no link of ours, expired, revoked, or of an exam that is hidden.
 * Counted for staff, unless staff open it.
 * @summary 링크로 성적표 보기
 */
export const openReportLinkBodyTokenMax = 200;
export const OpenReportLinkBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openReportLinkBodyTokenMax))
})
export const openReportLinkResponseRetakesItemRetakeNumberMin = 0;
export const openReportLinkResponseRetakesItemRetakeNumberMax = 99;
export const OpenReportLinkResponse = /*#__PURE__*/ zod.strictObject({
  "student": /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "school": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}),
  "exam": /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "totalPoints": /*#__PURE__*/ zod.number(),
  "lectureName": /*#__PURE__*/ zod.string(),
  "teacherName": /*#__PURE__*/ zod.string(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
}),
  "value": /*#__PURE__*/ zod.number(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "retakes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(openReportLinkResponseRetakesItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(openReportLinkResponseRetakesItemRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "value": /*#__PURE__*/ zod.number()
})),
  "statistics": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "takenCount": /*#__PURE__*/ zod.int(),
  "mean": /*#__PURE__*/ zod.number(),
  "highest": /*#__PURE__*/ zod.number()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when fewer than five sat it, since it would tell single values')),
  "rank": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "rank": /*#__PURE__*/ zod.int(),
  "takenCount": /*#__PURE__*/ zod.int(),
  "percentile": /*#__PURE__*/ zod.number()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null unless the link shows it')),
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int(),
  "unit": /*#__PURE__*/ zod.string(),
  "points": /*#__PURE__*/ zod.number(),
  "mark": /*#__PURE__*/ zod.enum(['RIGHT', 'WRONG', 'VOID']),
  "correctRate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "answeredBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many answers the rate is of'))
})),
  "trend": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "percent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "meanPercent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
})).check(/*#__PURE__*/ zod.describe('The last exams of the lecture in percent of their points, this one the last')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What the teacher says; empty for nothing')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
