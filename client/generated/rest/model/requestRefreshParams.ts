/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestRefreshPresence } from './requestRefreshPresence.ts';

export type RequestRefreshParams = {
/**
 * Says who looks at it instead, to the staff alone; every 10 s while here
 */
presence?: RequestRefreshPresence;
/**
 * Where on it, such as a cell
 * @maxLength 100
 * @pattern ^[A-Za-z0-9 :._-]*$
 */
place?: string;
};
