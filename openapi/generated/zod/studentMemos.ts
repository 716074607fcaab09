/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 메모 추가
 */
export const CreateStudentMemoParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const createStudentMemoBodyBodyMax = 2000;
export const createStudentMemoBodyDataMax = 2000;
export const CreateStudentMemoBody = /*#__PURE__*/ zod.object({
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createStudentMemoBodyBodyMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createStudentMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `body`')),
  "isPinned": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}).check(/*#__PURE__*/ zod.describe('One of `body` and `data`'))
export const CreateStudentMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * With a version 409 version-conflict carries both values, who changed it and when; without one whatever is there is replaced.
 * @summary 메모 수정
 */
export const UpdateStudentMemoParams = /*#__PURE__*/ zod.object({
  "memoId": /*#__PURE__*/ zod.uuid()
})
export const updateStudentMemoBodyBodyMax = 2000;
export const updateStudentMemoBodyDataMax = 2000;
export const UpdateStudentMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateStudentMemoBodyBodyMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateStudentMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `body`'))
}).check(/*#__PURE__*/ zod.describe('One of `body` and `data`'))
export const UpdateStudentMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 메모 삭제
 */
export const DeleteStudentMemoParams = /*#__PURE__*/ zod.object({
  "memoId": /*#__PURE__*/ zod.uuid()
})
export const DeleteStudentMemoResponse = /*#__PURE__*/ zod.void()

/**
 * Saying it twice changes nothing.
 * @summary 메모 고정
 */
export const PinStudentMemoParams = /*#__PURE__*/ zod.object({
  "memoId": /*#__PURE__*/ zod.uuid()
})
export const PinStudentMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 메모 고정, 풀기
 */
export const SetStudentMemoPinParams = /*#__PURE__*/ zod.object({
  "memoId": /*#__PURE__*/ zod.uuid()
})
export const SetStudentMemoPinBody = /*#__PURE__*/ zod.object({
  "isPinned": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('What it shall be, so that a double press changes nothing'))
})
export const SetStudentMemoPinResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 메모 고정 풀기
 */
export const UnpinStudentMemoParams = /*#__PURE__*/ zod.object({
  "memoId": /*#__PURE__*/ zod.uuid()
})
export const UnpinStudentMemoResponse = /*#__PURE__*/ zod.void()
