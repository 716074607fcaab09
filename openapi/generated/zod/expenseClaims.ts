/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * One's own, the newest first, with their receipts.
 * @summary 내 경비 청구
 */
export const ReadMyClaimsResponse = /*#__PURE__*/ zod.strictObject({
  "claims": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "spentOn": /*#__PURE__*/ zod.iso.date(),
  "amount": /*#__PURE__*/ zod.int(),
  "description": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['REQUESTED', 'APPROVED', 'REJECTED', 'PAID']),
  "payMonth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "rejectReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "version": /*#__PURE__*/ zod.int(),
  "receipts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string()
}))
}))
})

/**
 * Receipts are uploaded as its files.
 * @summary 경비 청구하기
 */
export const createClaimBodyAmountMax = 100000000;
export const createClaimBodyDescriptionMax = 500;
export const CreateClaimBody = /*#__PURE__*/ zod.object({
  "spentOn": /*#__PURE__*/ zod.iso.date(),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createClaimBodyAmountMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createClaimBodyDescriptionMax))
})
export const CreateClaimResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Until it is decided (409 decided); only one's own.
 * @summary 경비 청구 수정
 */
export const UpdateClaimParams = /*#__PURE__*/ zod.object({
  "expenseClaimId": /*#__PURE__*/ zod.uuid()
})
export const updateClaimBodyOneAmountMax = 100000000;
export const updateClaimBodyOneDescriptionMax = 500;
export const UpdateClaimBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "spentOn": /*#__PURE__*/ zod.iso.date(),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateClaimBodyOneAmountMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateClaimBodyOneDescriptionMax))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateClaimResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Until it is decided (409 decided); only one's own.
 * @summary 경비 청구 삭제
 */
export const DeleteClaimParams = /*#__PURE__*/ zod.object({
  "expenseClaimId": /*#__PURE__*/ zod.uuid()
})
export const DeleteClaimResponse = /*#__PURE__*/ zod.void()

/**
 * Approved or rejected with a reason by somebody else than who claims (409 own-claim); paid when its month is closed
 * (by hand after that: 409 paid-with-month), or by hand, so that no month pays it.
 * @summary 경비 청구 처리
 */
export const DecideClaimParams = /*#__PURE__*/ zod.object({
  "expenseClaimId": /*#__PURE__*/ zod.uuid()
})
export const decideClaimBodyRejectReasonMax = 500;
export const DecideClaimBody = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['APPROVED', 'REJECTED', 'PAID']),
  "rejectReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideClaimBodyRejectReasonMax))).check(/*#__PURE__*/ zod.describe('Of REJECTED'))
})
export const DecideClaimResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
