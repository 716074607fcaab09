/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Only this answer shows the temporary password, which must be changed at the first sign-in and works for 14 days.
 * @summary 조교 추가
 */
export const addTaBodyLoginIdMin = 4;
export const addTaBodyLoginIdMax = 32;
export const addTaBodyLoginIdRegExp = new RegExp('^[a-z0-9][a-z0-9._-]{3,31}$');
export const addTaBodyNameMax = 50;
export const addTaBodyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const AddTaBody = /*#__PURE__*/ zod.object({
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addTaBodyLoginIdMin)).check(/*#__PURE__*/ zod.maxLength(addTaBodyLoginIdMax)).check(/*#__PURE__*/ zod.regex(addTaBodyLoginIdRegExp)).check(/*#__PURE__*/ zod.describe('영문 소문자와 숫자로 4–32자')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addTaBodyNameMax)),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addTaBodyPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()]))
})
export const AddTaResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "loginId": /*#__PURE__*/ zod.string(),
  "temporaryPassword": /*#__PURE__*/ zod.string()
})

/**
 * @summary 조교 수정
 */
export const UpdateTaParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const updateTaBodyNameMax = 50;
export const updateTaBodyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const UpdateTaBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTaBodyNameMax)),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateTaBodyPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('What is not sent stays'))
})
export const UpdateTaResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Removes who the TA was, at once and for good; work, pay and claims stay without a name. Refused while pay is open (409 pay-open, which says what), and for oneself.
 * @summary 조교 삭제(익명 처리)
 */
export const DeleteTaParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const DeleteTaResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 조교를 삭제하면 사라지는 것과 남는 것
 */
export const PreviewTaDeletionParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const PreviewTaDeletionResponse = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "open": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What of the pay is not settled, in Korean; it must be before the deletion')),
  "goes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many; null where one cannot count'))
})),
  "stays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many; null where one cannot count'))
}))
})

/**
 * Becoming inactive ends every sign-in, and frees coming slots, bookings and questions that wait for another TA. Nobody ends their own account, nor that of the last manager.
 * @summary 조교 활성, 비활성
 */
export const ToggleTaStatusParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const ToggleTaStatusBody = /*#__PURE__*/ zod.object({
  "isActive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('What it shall be, so that a double press changes nothing; without it the opposite of what it is'))
})
export const ToggleTaStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Felt at that person's next call. Nobody changes their own, and the last manager stays one.
 * @summary 조교의 관리자 권한
 */
export const SetAdminLevelParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const SetAdminLevelBody = /*#__PURE__*/ zod.object({
  "isAdminLevel": /*#__PURE__*/ zod.boolean()
})
export const SetAdminLevelResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * For work without a wage type, from this month on; how else the TA is paid stays.
 * @summary 조교의 개인 시급
 */
export const SetHourlyWageParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const setHourlyWageBodyHourlyWageOneMax = 1000000;
export const SetHourlyWageBody = /*#__PURE__*/ zod.object({
  "hourlyWage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setHourlyWageBodyHourlyWageOneMax)).check(/*#__PURE__*/ zod.describe('원')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('null for none'))
})
export const SetHourlyWageResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * From that month on the TA is paid by the month.
 * @summary 조교의 월급
 */
export const SetMonthlySalaryParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const setMonthlySalaryBodyMonthlySalaryMax = 100000000;
export const setMonthlySalaryBodySalaryStartMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const SetMonthlySalaryBody = /*#__PURE__*/ zod.object({
  "monthlySalary": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setMonthlySalaryBodyMonthlySalaryMax)).check(/*#__PURE__*/ zod.describe('원')),
  "salaryStartMonth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setMonthlySalaryBodySalaryStartMonthRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),
  "monthlyWageType": /*#__PURE__*/ zod.enum(['FULL', 'PRORATED']).check(/*#__PURE__*/ zod.describe('전액, 근무일 비례'))
})
export const SetMonthlySalaryResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * From this month on. By the month it is the salary that was agreed last; 409 salary-needed where there was none.
 * @summary 조교의 지급 방식
 */
export const SetPaymentTypeParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const SetPaymentTypeBody = /*#__PURE__*/ zod.object({
  "paymentType": /*#__PURE__*/ zod.enum(['HOURLY', 'MONTHLY'])
})
export const SetPaymentTypeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * All of how a TA is paid from a month on; replaces the terms that began in the same month.
 * @summary 조교의 급여 조건
 */
export const setPayTermsPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const SetPayTermsParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid(),
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setPayTermsPathMonthRegExp))
})
export const setPayTermsBodyHourlyWageOneMax = 1000000;
export const setPayTermsBodyMonthlySalaryOneMax = 100000000;
export const setPayTermsBodyContractedDaysOneMax = 31;
export const setPayTermsBodyToMonthOneRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const SetPayTermsBody = /*#__PURE__*/ zod.object({
  "paymentType": /*#__PURE__*/ zod.enum(['HOURLY', 'MONTHLY']),
  "hourlyWage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setPayTermsBodyHourlyWageOneMax)).check(/*#__PURE__*/ zod.describe('원')),/*#__PURE__*/ zod.null()])),
  "monthlySalary": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setPayTermsBodyMonthlySalaryOneMax)).check(/*#__PURE__*/ zod.describe('원')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('By the month only, and needed then')),
  "monthlyWageType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['FULL', 'PRORATED'])).check(/*#__PURE__*/ zod.describe('전액, 근무일 비례')),
  "contractedDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setPayTermsBodyContractedDaysOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Days that earn the whole salary where it is PRORATED; null for Monday to Friday')),
  "isWithheld": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('3.3% 원천징수')),
  "toMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setPayTermsBodyToMonthOneRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The last month; null while it goes on'))
})
export const SetPayTermsResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Those before it hold again. Refused for closed months and where work would be left without a wage.
 * @summary 조교의 급여 조건 삭제
 */
export const deletePayTermsPathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const DeletePayTermsParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid(),
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deletePayTermsPathMonthRegExp))
})
export const DeletePayTermsResponse = /*#__PURE__*/ zod.void()

/**
 * All that the TA may clock in for. Work that was done stays what it was.
 * @summary 조교의 시급 구분
 */
export const SetTaWageTypesParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const setTaWageTypesBodyWageTypeIdsMax = 50;
export const SetTaWageTypesBody = /*#__PURE__*/ zod.object({
  "wageTypeIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(setTaWageTypesBodyWageTypeIdsMax))
})
export const SetTaWageTypesResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Ends every sign-in of the TA. Only this answer shows it; it must be changed at the next sign-in and works for 14 days.
 * @summary 조교의 임시 비밀번호 발급
 */
export const ResetTaPasswordParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const ResetTaPasswordResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "loginId": /*#__PURE__*/ zod.string(),
  "temporaryPassword": /*#__PURE__*/ zod.string()
})

/**
 * @summary 조교가 로그인한 기기
 */
export const ReadTaSessionsParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const ReadTaSessionsResponse = /*#__PURE__*/ zod.strictObject({
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Browser and system, such as Chrome · Windows')),
  "ip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastUsedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "isCurrent": /*#__PURE__*/ zod.boolean()
}))
})

/**
 * Felt at that person's next call.
 * @summary 조교를 모든 기기에서 로그아웃
 */
export const EndTaSessionsParams = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid()
})
export const EndTaSessionsResponse = /*#__PURE__*/ zod.void()
