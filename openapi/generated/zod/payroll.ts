/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Pay of the months so far, the newest first, line by line; slips of the closed ones.
 * @summary 내 급여
 */
export const readMyPayResponseMonthsItemTwoMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReadMyPayResponse = /*#__PURE__*/ zod.strictObject({
  "months": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "minutes": /*#__PURE__*/ zod.int(),
  "hourly": /*#__PURE__*/ zod.int(),
  "salary": /*#__PURE__*/ zod.int(),
  "weeklyHoliday": /*#__PURE__*/ zod.int(),
  "custom": /*#__PURE__*/ zod.int(),
  "earned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Before claims and withholding')),
  "claimed": /*#__PURE__*/ zod.int(),
  "withheld": /*#__PURE__*/ zod.int(),
  "net": /*#__PURE__*/ zod.int(),
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readMyPayResponseMonthsItemTwoMonthRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),
  "payDay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Null while the month is open')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['HOURLY', 'SALARY', 'WEEKLY_HOLIDAY', 'CUSTOM', 'CLAIM', 'INCOME_TAX', 'LOCAL_INCOME_TAX']),
  "refId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What it opens to: wage type, pay terms, custom wage, claim')),
  "label": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "week": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The Monday')),
  "spentOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "hourlyWage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "workedDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "wholeDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "monthlyWageType": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.int()
}))
}))
})

/**
 * Of a closed month (404 before).
 * @summary 내 급여명세서
 */
export const printMySlipPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const PrintMySlipParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(printMySlipPathMonthRegExp))
})
export const PrintMySlipResponse = /*#__PURE__*/ zod.unknown()

/**
 * Where one's own pay is sent.
 * @summary 내 급여 계좌
 */
export const saveMyAccountBodyBankMin = 2;
export const saveMyAccountBodyBankMax = 20;
export const saveMyAccountBodyAccountNumberRegExp = new RegExp('^[0-9][0-9 -]{4,28}[0-9]$');
export const saveMyAccountBodyAccountNameMax = 40;
export const SaveMyAccountBody = /*#__PURE__*/ zod.object({
  "bank": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveMyAccountBodyBankMin)).check(/*#__PURE__*/ zod.maxLength(saveMyAccountBodyBankMax)),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveMyAccountBodyAccountNumberRegExp)).check(/*#__PURE__*/ zod.describe('Stored as digits')),
  "accountName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveMyAccountBodyAccountNameMax))
})
export const SaveMyAccountResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * A month, last month unless it is said: every TA a row, what is odd, whether it is closed.
 * @summary 급여 대장
 */
export const readPayrollQueryMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReadPayrollQueryParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readPayrollQueryMonthRegExp)))
})
export const readPayrollResponseMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReadPayrollResponse = /*#__PURE__*/ zod.strictObject({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readPayrollResponseMonthRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),
  "closedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "payDay": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "minutes": /*#__PURE__*/ zod.int(),
  "hourly": /*#__PURE__*/ zod.int(),
  "salary": /*#__PURE__*/ zod.int(),
  "weeklyHoliday": /*#__PURE__*/ zod.int(),
  "custom": /*#__PURE__*/ zod.int(),
  "earned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Before claims and withholding')),
  "claimed": /*#__PURE__*/ zod.int(),
  "withheld": /*#__PURE__*/ zod.int(),
  "net": /*#__PURE__*/ zod.int(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string()
})),
  "warnings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "taId": /*#__PURE__*/ zod.uuid(),
  "kind": /*#__PURE__*/ zod.string(),
  "refId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}))
})

/**
 * Freezes the slips and pays the approved claims. Refused before the month is over, while somebody is still at work, and twice.
 * @summary 급여 마감
 */
export const closePayrollPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ClosePayrollParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(closePayrollPathMonthRegExp))
})
export const ClosePayrollBody = /*#__PURE__*/ zod.object({
  "payDay": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The 10th of the next month unless it is said'))
})
export const ClosePayrollResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Kept with its reason and the slips that held until then; its claims are to be paid again. The last closed month first (409 later-month-closed).
 * @summary 마감 취소
 */
export const reopenPayrollPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReopenPayrollParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reopenPayrollPathMonthRegExp))
})
export const reopenPayrollBodyReasonMax = 500;
export const ReopenPayrollBody = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reopenPayrollBodyReasonMax))
})
export const ReopenPayrollResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Of a closed month, of everybody or one TA, a page each.
 * @summary 급여명세서
 */
export const printSlipsPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const PrintSlipsParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(printSlipsPathMonthRegExp))
})
export const PrintSlipsQueryParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const PrintSlipsResponse = /*#__PURE__*/ zod.unknown()

/**
 * Who of a closed month is sent how much, and who has no account.
 * @summary 이체 목록
 */
export const readBankListPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReadBankListParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readBankListPathMonthRegExp))
})
export const readBankListResponseMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReadBankListResponse = /*#__PURE__*/ zod.strictObject({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readBankListResponseMonthRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),
  "payDay": /*#__PURE__*/ zod.string(),
  "transfers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "taId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "bank": /*#__PURE__*/ zod.string(),
  "accountNumber": /*#__PURE__*/ zod.string(),
  "accountName": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.int()
})),
  "withoutAccount": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "taId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.int()
}))
})

/**
 * @summary 급여 계좌
 */
export const SaveTaAccountParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const saveTaAccountBodyBankMin = 2;
export const saveTaAccountBodyBankMax = 20;
export const saveTaAccountBodyAccountNumberRegExp = new RegExp('^[0-9][0-9 -]{4,28}[0-9]$');
export const saveTaAccountBodyAccountNameMax = 40;
export const SaveTaAccountBody = /*#__PURE__*/ zod.object({
  "bank": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveTaAccountBodyBankMin)).check(/*#__PURE__*/ zod.maxLength(saveTaAccountBodyBankMax)),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveTaAccountBodyAccountNumberRegExp)).check(/*#__PURE__*/ zod.describe('Stored as digits')),
  "accountName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveTaAccountBodyAccountNameMax))
})
export const SaveTaAccountResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * The minimum wage or weekly-holiday pay from a date on; another one of that date is replaced.
 * @summary 급여 기준
 */
export const savePayRuleBodyAmountMin = 0;
export const savePayRuleBodyAmountMax = 1000000;
export const SavePayRuleBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['MINIMUM_WAGE', 'WEEKLY_HOLIDAY']),
  "fromDate": /*#__PURE__*/ zod.iso.date(),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savePayRuleBodyAmountMin)).check(/*#__PURE__*/ zod.lte(savePayRuleBodyAmountMax)).check(/*#__PURE__*/ zod.describe('원 an hour, or minutes a week that earn the holiday; 0 while none is paid'))
})
export const SavePayRuleResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 급여 기준 삭제
 */
export const DeletePayRuleParams = /*#__PURE__*/ zod.object({
  "ruleId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Minimum wage or weekly-holiday pay'))
})
export const DeletePayRuleResponse = /*#__PURE__*/ zod.void()

/**
 * Refused in closed months (409 month-closed).
 * @summary 추가/공제 만들기
 */
export const createCustomWageBodyMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const createCustomWageBodyAmountMin = -100000000;
export const createCustomWageBodyAmountMax = 100000000;
export const createCustomWageBodyReasonMax = 200;
export const CreateCustomWageBody = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid(),
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createCustomWageBodyMonthRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createCustomWageBodyAmountMin)).check(/*#__PURE__*/ zod.lte(createCustomWageBodyAmountMax)).check(/*#__PURE__*/ zod.describe('More than 0 adds, less deducts')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createCustomWageBodyReasonMax))
})
export const CreateCustomWageResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 추가/공제 수정
 */
export const UpdateCustomWageParams = /*#__PURE__*/ zod.object({
  "customWageId": /*#__PURE__*/ zod.uuid()
})
export const updateCustomWageBodyAmountMin = -100000000;
export const updateCustomWageBodyAmountMax = 100000000;
export const updateCustomWageBodyReasonMax = 200;
export const UpdateCustomWageBody = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateCustomWageBodyAmountMin)).check(/*#__PURE__*/ zod.lte(updateCustomWageBodyAmountMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateCustomWageBodyReasonMax)),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const UpdateCustomWageResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 추가/공제 삭제
 */
export const DeleteCustomWageParams = /*#__PURE__*/ zod.object({
  "customWageId": /*#__PURE__*/ zod.uuid()
})
export const DeleteCustomWageResponse = /*#__PURE__*/ zod.void()
