/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Of versions in force (409 not-published). Saying it twice changes nothing.
 * @summary 약관에 동의하기
 */
export const acceptTermsBodyVersionIdsMax = 20;
export const AcceptTermsBody = /*#__PURE__*/ zod.object({
  "versionIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(acceptTermsBodyVersionIdsMax))
})
export const AcceptTermsResponse = /*#__PURE__*/ zod.void()
