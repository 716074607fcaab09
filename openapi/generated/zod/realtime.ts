/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Tells every open screen that reads the topic to read again. Carries no data.
 * @summary 다른 화면에 새로 고침 알리기
 */
export const requestRefreshPathTopicRegExp = new RegExp('^[a-z][A-Za-z]{1,40}$');
export const requestRefreshPathIdMax = 64;



export const RequestRefreshParams = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(requestRefreshPathTopicRegExp)).check(/*#__PURE__*/ zod.describe('A GraphQL root, such as participants')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(requestRefreshPathIdMax))
})

export const RequestRefreshResponse = /*#__PURE__*/ zod.void()

