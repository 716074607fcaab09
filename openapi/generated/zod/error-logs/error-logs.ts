/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Size- and rate-limited; tokens are cut out before it is stored.
 * @summary 화면 오류 남기기
 */
export const reportErrorBodyMessageMax = 2000;

export const reportErrorBodyStackMax = 20000;

export const reportErrorBodyUrlMax = 2000;

export const reportErrorBodyUserAgentMax = 500;



export const ReportErrorBody = zod.object({
  "message": zod.string().max(reportErrorBodyMessageMax),
  "stack": zod.string().max(reportErrorBodyStackMax),
  "url": zod.string().max(reportErrorBodyUrlMax),
  "timestamp": zod.iso.datetime({"offset":true}),
  "userAgent": zod.string().max(reportErrorBodyUserAgentMax)
})

export const ReportErrorResponse = zod.object({
  "errorId": zod.string().describe('What the recovery page shows, for the support desk')
})

