/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Tells every open screen that reads the topic to read again. Carries no data.
 * @summary 다른 화면에 새로 고침 알리기
 */
export const requestRefreshPathTopicRegExp = new RegExp('^[a-z][A-Za-z]{1,40}$');
export const requestRefreshPathIdMax = 64;



export const RequestRefreshParams = zod.object({
  "topic": zod.string().regex(requestRefreshPathTopicRegExp).describe('A GraphQL root, such as participants'),
  "id": zod.string().min(1).max(requestRefreshPathIdMax)
})

export const RequestRefreshResponse = zod.void()

