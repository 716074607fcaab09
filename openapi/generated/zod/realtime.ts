/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Tells every open screen that reads the topic to read again, or the staff that somebody is here. Carries no other data.
 * @summary 다른 화면에 새로고침 알리기
 */
export const requestRefreshPathTopicRegExp = new RegExp('^[a-z][A-Za-z]{1,40}$');
export const requestRefreshPathIdMax = 64;
export const RequestRefreshParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(requestRefreshPathTopicRegExp)).check(/*#__PURE__*/ zod.describe('A GraphQL root, such as participants')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestRefreshPathIdMax))
})
export const requestRefreshQueryPlaceMax = 100;
export const requestRefreshQueryPlaceRegExp = new RegExp('^[A-Za-z0-9 :._-]*$');
export const RequestRefreshQueryParams = /*#__PURE__*/ zod.object({
  "presence": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['here', 'gone'])).check(/*#__PURE__*/ zod.describe('Says who looks at it instead, to the staff alone; every 10 s while here')),
  "place": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(requestRefreshQueryPlaceMax)).check(/*#__PURE__*/ zod.regex(requestRefreshQueryPlaceRegExp))).check(/*#__PURE__*/ zod.describe('Where on it, such as a cell'))
})
export const RequestRefreshResponse = /*#__PURE__*/ zod.void()
