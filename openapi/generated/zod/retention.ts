/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Less than five years needs that receipts are kept elsewhere (409 legal-minimum). Refused while a run is under way (409 run-open).
 * @summary 보관 기간 정하기
 */
export const changeRetentionSettingsBodyKeepYearsMax = 30;
export const changeRetentionSettingsBodyReviewMonthMax = 12;
export const changeRetentionSettingsBodyAuditMonthsMin = 24;
export const changeRetentionSettingsBodyAuditMonthsMax = 240;
export const ChangeRetentionSettingsBody = /*#__PURE__*/ zod.object({
  "keepYears": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeRetentionSettingsBodyKeepYearsMax)),
  "receiptsKeptElsewhere": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Receipts and books are kept outside this program')),
  "reviewMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeRetentionSettingsBodyReviewMonthMax)),
  "auditMonths": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeRetentionSettingsBodyAuditMonthsMin)).check(/*#__PURE__*/ zod.lte(changeRetentionSettingsBodyAuditMonthsMax))).check(/*#__PURE__*/ zod.describe('Months after which entries of the change history are deleted; null keeps all. Absent leaves it as it is'))
})
export const ChangeRetentionSettingsResponse = /*#__PURE__*/ zod.void()

/**
 * Over everyone whose time is over, when they are as many as were shown (409 retention-changed). One run at a time (409 run-open). Nothing is asked for yet.
 * @summary 파기 시작
 */
export const BeginRetentionRunBody = /*#__PURE__*/ zod.object({
  "expected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('How many the dry run showed'))
})
export const BeginRetentionRunResponse = /*#__PURE__*/ zod.strictObject({
  "runId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['RUNNING', 'DONE', 'CANCELLED']),
  "planned": /*#__PURE__*/ zod.int(),
  "asked": /*#__PURE__*/ zod.int(),
  "skipped": /*#__PURE__*/ zod.int(),
  "takenBack": /*#__PURE__*/ zod.int()
})

/**
 * Asks for the anonymisation of the next twenty, as deleting each of them does: until the days to take it back are over they can be kept. Whoever came
 * back since the preview is skipped.
 * @summary 파기 이어서 하기
 */
export const ContinueRetentionRunParams = /*#__PURE__*/ zod.object({
  "runId": /*#__PURE__*/ zod.uuid()
})
export const ContinueRetentionRunResponse = /*#__PURE__*/ zod.strictObject({
  "runId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['RUNNING', 'DONE', 'CANCELLED']),
  "planned": /*#__PURE__*/ zod.int(),
  "asked": /*#__PURE__*/ zod.int(),
  "skipped": /*#__PURE__*/ zod.int(),
  "takenBack": /*#__PURE__*/ zod.int()
})

/**
 * Stops a run. With takeBack those whose days are not over are kept, of a run that ended too.
 * @summary 파기 멈추기, 되돌리기
 */
export const CancelRetentionRunParams = /*#__PURE__*/ zod.object({
  "runId": /*#__PURE__*/ zod.uuid()
})
export const CancelRetentionRunBody = /*#__PURE__*/ zod.object({
  "takeBack": /*#__PURE__*/ zod.boolean()
})
export const CancelRetentionRunResponse = /*#__PURE__*/ zod.strictObject({
  "runId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['RUNNING', 'DONE', 'CANCELLED']),
  "planned": /*#__PURE__*/ zod.int(),
  "asked": /*#__PURE__*/ zod.int(),
  "skipped": /*#__PURE__*/ zod.int(),
  "takenBack": /*#__PURE__*/ zod.int()
})

/**
 * The account closes; the time to keep the records begins. With null the day is taken away, and the account stays as it is.
 * @summary 퇴원일 적기
 */
export const RecordWithdrawalParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const RecordWithdrawalBody = /*#__PURE__*/ zod.object({
  "withdrawnOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not after today')),
  "registeredOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('For a record that was entered later; without it, it stays'))
})
export const RecordWithdrawalResponse = /*#__PURE__*/ zod.void()
