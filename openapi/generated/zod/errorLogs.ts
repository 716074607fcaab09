/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Size- and rate-limited; tokens are cut out before it is stored.
 * @summary 화면 오류 남기기
 */
export const reportErrorBodyMessageMax = 2000;

export const reportErrorBodyStackMax = 4000;

export const reportErrorBodyUrlMax = 2000;

export const reportErrorBodyUserAgentMax = 500;



export const ReportErrorBody = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyMessageMax)),
  "stack": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyStackMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyUrlMax)),
  "timestamp": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "userAgent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reportErrorBodyUserAgentMax))
})

export const ReportErrorResponse = /*#__PURE__*/ zod.strictObject({
  "errorId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What the recovery page shows, for the support desk'))
})

