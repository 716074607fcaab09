/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 공지 작성
 */
export const createNoticeBodyKindDefault = `STAFF`;
export const createNoticeBodyTitleMax = 100;
export const createNoticeBodyBodyMax = 10000;
export const createNoticeBodyIsPinnedDefault = false;
export const CreateNoticeBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['STAFF', 'CLINIC']), createNoticeBodyKindDefault),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeBodyTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeBodyBodyMax)),
  "isPinned": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createNoticeBodyIsPinnedDefault)
})
export const CreateNoticeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 공지 수정
 */
export const UpdateNoticeParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.uuid()
})
export const updateNoticeBodyOneKindDefault = `STAFF`;
export const updateNoticeBodyOneTitleMax = 100;
export const updateNoticeBodyOneBodyMax = 10000;
export const updateNoticeBodyOneIsPinnedDefault = false;
export const UpdateNoticeBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['STAFF', 'CLINIC']), updateNoticeBodyOneKindDefault),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyOneTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyOneBodyMax)),
  "isPinned": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateNoticeBodyOneIsPinnedDefault)
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateNoticeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 공지 삭제
 */
export const DeleteNoticeParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.uuid()
})
export const DeleteNoticeResponse = /*#__PURE__*/ zod.void()

/**
 * The one that stands on the board, and for students on their clinic page; it is taken down like any notice.
 * @summary 클리닉 공지 작성
 */
export const writeClinicNoticeBodyTitleMax = 100;
export const writeClinicNoticeBodyBodyMax = 10000;
export const writeClinicNoticeBodyIsForStudentsDefault = true;
export const WriteClinicNoticeBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeClinicNoticeBodyTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeClinicNoticeBodyBodyMax)),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "isForStudents": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), writeClinicNoticeBodyIsForStudentsDefault).check(/*#__PURE__*/ zod.describe('Students read it, too'))
})
export const WriteClinicNoticeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
