/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Size- and rate-limited; tokens are cut out before it is stored.
 * @summary 오류 기록 남기기
 */
export const reportErrorBodyMessageMax = 2000;
export const reportErrorBodyStackMax = 4000;
export const reportErrorBodyUrlMax = 2000;
export const reportErrorBodyUserAgentMax = 500;
export const reportErrorBodyVersionMax = 30;
export const reportErrorBodyVersionRegExp = new RegExp('^[0-9]{1,6}([.][0-9]{1,6}){0,3}$');
export const ReportErrorBody = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyMessageMax)),
  "stack": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyStackMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyUrlMax)),
  "timestamp": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "userAgent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyUserAgentMax)),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyVersionMax)).check(/*#__PURE__*/ zod.regex(reportErrorBodyVersionRegExp))).check(/*#__PURE__*/ zod.describe('Of the app that crashed'))
})
export const ReportErrorResponse = /*#__PURE__*/ zod.strictObject({
  "errorId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What the recovery page shows, for the support desk'))
})

/**
 * A closed one that is reported again is open again.
 * @summary 오류 기록 닫기, 다시 열기
 */
export const SetErrorStatusParams = /*#__PURE__*/ zod.object({
  "errorId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A group of crashes'))
})
export const setErrorStatusBodyNoteMax = 500;
export const SetErrorStatusBody = /*#__PURE__*/ zod.object({
  "isClosed": /*#__PURE__*/ zod.boolean(),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setErrorStatusBodyNoteMax))).check(/*#__PURE__*/ zod.describe('What was done about it'))
})
export const SetErrorStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
