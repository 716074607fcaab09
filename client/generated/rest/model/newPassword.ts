/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 8자 이상; 흔한 비밀번호는 받지 않는다
 * @minLength 8
 * @maxLength 128
 */
export type NewPassword = string;
