/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Says that the student has worked through it; once is enough, again changes nothing.
 * @summary 자료 확인
 */
export const CheckLectureMaterialParams = /*#__PURE__*/ zod.object({
  "materialId": /*#__PURE__*/ zod.uuid()
})
export const CheckLectureMaterialResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
