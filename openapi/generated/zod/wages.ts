/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Each kind of work with its wages by month, and where it is used.
 * @summary 시급 구분
 */
export const readWageTypesResponseWageTypesItemWagesItemFromMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const ReadWageTypesResponse = /*#__PURE__*/ zod.strictObject({
  "wageTypes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "isActive": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.int(),
  "hourlyWage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Of this month')),
  "wages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "fromMonth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readWageTypesResponseWageTypesItemWagesItemFromMonthRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03')),
  "hourlyWage": /*#__PURE__*/ zod.int()
})).check(/*#__PURE__*/ zod.describe('The newest first')),
  "taCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('TAs who may work at it')),
  "recordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Work records at it'))
}))
})

/**
 * Its first wage holds from a month on, this one unless it is said.
 * @summary 시급 구분 만들기
 */
export const createWageTypeBodyNameMax = 30;
export const createWageTypeBodyHourlyWageMax = 1000000;
export const createWageTypeBodyFromMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const CreateWageTypeBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWageTypeBodyNameMax)),
  "hourlyWage": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWageTypeBodyHourlyWageMax)).check(/*#__PURE__*/ zod.describe('원')),
  "fromMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWageTypeBodyFromMonthRegExp))).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03'))
})
export const CreateWageTypeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * A wage holds from its month until the next one. Refused where it would reach into a closed month (409 month-closed).
 * @summary 시급 구분 수정
 */
export const UpdateWageTypeParams = /*#__PURE__*/ zod.object({
  "wageTypeId": /*#__PURE__*/ zod.uuid()
})
export const updateWageTypeBodyNameMax = 30;
export const updateWageTypeBodyHourlyWageMax = 1000000;
export const updateWageTypeBodyFromMonthOneRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const UpdateWageTypeBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateWageTypeBodyNameMax))),
  "isActive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether it may be given to TAs')),
  "hourlyWage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWageTypeBodyHourlyWageMax))).check(/*#__PURE__*/ zod.describe('원')),
  "fromMonth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateWageTypeBodyFromMonthOneRegExp)).check(/*#__PURE__*/ zod.describe('A month, such as 2026-03'))).check(/*#__PURE__*/ zod.describe('From when the wage holds; this month unless it is said')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const UpdateWageTypeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Refused while it is used; the message says where (409 in-use).
 * @summary 시급 구분 삭제
 */
export const DeleteWageTypeParams = /*#__PURE__*/ zod.object({
  "wageTypeId": /*#__PURE__*/ zod.uuid()
})
export const DeleteWageTypeResponse = /*#__PURE__*/ zod.void()

/**
 * Takes back a wage of a month; the one before holds again. Refused in closed months, and where work would have no wage.
 * @summary 시급 삭제
 */
export const deleteWagePathMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');
export const DeleteWageParams = /*#__PURE__*/ zod.object({
  "wageTypeId": /*#__PURE__*/ zod.uuid(),
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteWagePathMonthRegExp))
})
export const DeleteWageResponse = /*#__PURE__*/ zod.void()
