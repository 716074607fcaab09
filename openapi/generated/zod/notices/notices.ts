/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary 공지 쓰기
 */
export const createNoticeBodyKindDefault = `STAFF`;
export const createNoticeBodyTitleMax = 100;

export const createNoticeBodyBodyMax = 10000;

export const createNoticeBodyIsPinnedDefault = false;

export const CreateNoticeBody = zod.object({
  "kind": zod.enum(['STAFF', 'CLINIC']).default(createNoticeBodyKindDefault),
  "title": zod.string().min(1).max(createNoticeBodyTitleMax),
  "body": zod.string().min(1).max(createNoticeBodyBodyMax),
  "isPinned": zod.boolean().default(createNoticeBodyIsPinnedDefault)
})

export const CreateNoticeResponse = zod.object({
  "id": zod.uuid()
})

/**
 * @summary 공지 고치기
 */
export const UpdateNoticeParams = zod.object({
  "noticeId": zod.uuid()
})

export const updateNoticeBodyKindDefault = `STAFF`;
export const updateNoticeBodyTitleMax = 100;

export const updateNoticeBodyBodyMax = 10000;

export const updateNoticeBodyIsPinnedDefault = false;

export const UpdateNoticeBody = zod.object({
  "kind": zod.enum(['STAFF', 'CLINIC']).default(updateNoticeBodyKindDefault),
  "title": zod.string().min(1).max(updateNoticeBodyTitleMax),
  "body": zod.string().min(1).max(updateNoticeBodyBodyMax),
  "isPinned": zod.boolean().default(updateNoticeBodyIsPinnedDefault)
})

export const UpdateNoticeResponse = zod.object({
  "id": zod.uuid()
})

/**
 * @summary 공지 지우기
 */
export const DeleteNoticeParams = zod.object({
  "noticeId": zod.uuid()
})

export const DeleteNoticeResponse = zod.void()

