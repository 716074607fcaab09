/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * An exam that fewer took gives no 등급; those of every exam follow at once.
 * @summary 등급 최소 응시 인원 정하기
 */
export const changeScoreSettingsBodyLeastTakersMax = 99;
export const ChangeScoreSettingsBody = /*#__PURE__*/ zod.object({
  "leastTakers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeScoreSettingsBodyLeastTakersMax)).check(/*#__PURE__*/ zod.describe('등급 최소 응시 인원'))
})
export const ChangeScoreSettingsResponse = /*#__PURE__*/ zod.void()

/**
 * `none` clears it. With a version refused with both values when somebody changed it since (409 version-conflict); without one whatever is there is replaced.
 * @summary 첫 응시 점수 입력
 */
export const setFirstValuePathValueRegExp = new RegExp('^([0-9]{1,4}([.][0-9]{1,2})?|none)$');
export const SetFirstValueParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setFirstValuePathValueRegExp))
})
export const setFirstValueBodyVersionMin = 0;
export const SetFirstValueBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstValueBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
})
export const setFirstValueResponseRetakeNumberMin = 0;
export const setFirstValueResponseRetakeNumberMax = 99;
export const setFirstValueResponseVersionMin = 0;
export const SetFirstValueResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstValueResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setFirstValueResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstValueResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 첫 응시 방식 고르기
 */
export const SetFirstDeliveryParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const setFirstDeliveryBodyVersionMin = 0;
export const SetFirstDeliveryBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstDeliveryBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME'])
})
export const setFirstDeliveryResponseRetakeNumberMin = 0;
export const setFirstDeliveryResponseRetakeNumberMax = 99;
export const setFirstDeliveryResponseVersionMin = 0;
export const SetFirstDeliveryResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstDeliveryResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setFirstDeliveryResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstDeliveryResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 첫 응시 메모 추가
 */
export const WriteFirstMemoParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const writeFirstMemoBodyVersionMin = 0;
export const writeFirstMemoBodyMemoMax = 500;
export const writeFirstMemoBodyDataMax = 500;
export const WriteFirstMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeFirstMemoBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeFirstMemoBodyMemoMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeFirstMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `memo`'))
}).check(/*#__PURE__*/ zod.describe('One of `memo` and `data`'))
export const writeFirstMemoResponseRetakeNumberMin = 0;
export const writeFirstMemoResponseRetakeNumberMax = 99;
export const writeFirstMemoResponseVersionMin = 0;
export const WriteFirstMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeFirstMemoResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(writeFirstMemoResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeFirstMemoResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 첫 응시 클리닉 상태 바꾸기
 */
export const SetFirstClinicStatusParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const setFirstClinicStatusBodyVersionMin = 0;
export const SetFirstClinicStatusBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstClinicStatusBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT'])
})
export const setFirstClinicStatusResponseRetakeNumberMin = 0;
export const setFirstClinicStatusResponseRetakeNumberMax = 99;
export const setFirstClinicStatusResponseVersionMin = 0;
export const SetFirstClinicStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstClinicStatusResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setFirstClinicStatusResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setFirstClinicStatusResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * `none` clears it. With a version refused with both values when somebody changed it since (409 version-conflict); without one whatever is there is replaced.
 * @summary 재시험 점수 입력
 */
export const setRetakeValuePathValueRegExp = new RegExp('^([0-9]{1,4}([.][0-9]{1,2})?|none)$');
export const SetRetakeValueParams = /*#__PURE__*/ zod.object({
  "retakeScoreId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt')),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setRetakeValuePathValueRegExp))
})
export const setRetakeValueBodyVersionMin = 0;
export const SetRetakeValueBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeValueBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
})
export const setRetakeValueResponseRetakeNumberMin = 0;
export const setRetakeValueResponseRetakeNumberMax = 99;
export const setRetakeValueResponseVersionMin = 0;
export const SetRetakeValueResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeValueResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setRetakeValueResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeValueResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 재시험 응시 방식 고르기
 */
export const SetRetakeDeliveryParams = /*#__PURE__*/ zod.object({
  "retakeScoreId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt'))
})
export const setRetakeDeliveryBodyVersionMin = 0;
export const SetRetakeDeliveryBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeDeliveryBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME'])
})
export const setRetakeDeliveryResponseRetakeNumberMin = 0;
export const setRetakeDeliveryResponseRetakeNumberMax = 99;
export const setRetakeDeliveryResponseVersionMin = 0;
export const SetRetakeDeliveryResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeDeliveryResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setRetakeDeliveryResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeDeliveryResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 재시험 메모 추가
 */
export const WriteRetakeMemoParams = /*#__PURE__*/ zod.object({
  "retakeScoreId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt'))
})
export const writeRetakeMemoBodyVersionMin = 0;
export const writeRetakeMemoBodyMemoMax = 500;
export const writeRetakeMemoBodyDataMax = 500;
export const WriteRetakeMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeRetakeMemoBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeRetakeMemoBodyMemoMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeRetakeMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `memo`'))
}).check(/*#__PURE__*/ zod.describe('One of `memo` and `data`'))
export const writeRetakeMemoResponseRetakeNumberMin = 0;
export const writeRetakeMemoResponseRetakeNumberMax = 99;
export const writeRetakeMemoResponseVersionMin = 0;
export const WriteRetakeMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeRetakeMemoResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(writeRetakeMemoResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeRetakeMemoResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 재시험 클리닉 상태 바꾸기
 */
export const SetRetakeClinicStatusParams = /*#__PURE__*/ zod.object({
  "retakeScoreId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt'))
})
export const setRetakeClinicStatusBodyVersionMin = 0;
export const SetRetakeClinicStatusBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeClinicStatusBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT'])
})
export const setRetakeClinicStatusResponseRetakeNumberMin = 0;
export const setRetakeClinicStatusResponseRetakeNumberMax = 99;
export const setRetakeClinicStatusResponseVersionMin = 0;
export const SetRetakeClinicStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeClinicStatusResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setRetakeClinicStatusResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRetakeClinicStatusResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * Only the latest of a score (409 not-latest).
 * @summary 재시험 삭제
 */
export const DeleteRetakeParams = /*#__PURE__*/ zod.object({
  "retakeScoreId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An attempt'))
})
export const DeleteRetakeResponse = /*#__PURE__*/ zod.void()

/**
 * Of an exam that was given (409 not-given).
 * @summary 재시험 추가
 */
export const AddRetakeParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const addRetakeBodyValueOneMin = 0;
export const addRetakeBodyValueOneMax = 1000;
export const addRetakeBodyValueOneMultipleOf = 0.01;
export const AddRetakeBody = /*#__PURE__*/ zod.object({
  "retakeExamId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('A paper of its own')),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME'])),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(addRetakeBodyValueOneMin)).check(/*#__PURE__*/ zod.lte(addRetakeBodyValueOneMax)).check(/*#__PURE__*/ zod.multipleOf(addRetakeBodyValueOneMultipleOf)),/*#__PURE__*/ zod.null()]))
})
export const addRetakeResponseRetakeNumberMin = 0;
export const addRetakeResponseRetakeNumberMax = 99;
export const addRetakeResponseVersionMin = 0;
export const AddRetakeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addRetakeResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(addRetakeResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addRetakeResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * The next retake of each score as one change set, all or none: 404 for an unknown score, 409 not-given for one who did not sit the exam.
 * @summary 여러 명의 재시험 추가
 */
export const addRetakesBodyScoreIdsMax = 500;
export const AddRetakesBody = /*#__PURE__*/ zod.object({
  "scoreIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addRetakesBodyScoreIdsMax)).check(/*#__PURE__*/ zod.describe('One named twice counts once')),
  "retakeExamId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('A paper of its own')),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']))
})
export const addRetakesResponseCellsItemRetakeNumberMin = 0;
export const addRetakesResponseCellsItemRetakeNumberMax = 99;
export const addRetakesResponseCellsItemVersionMin = 0;
export const AddRetakesResponse = /*#__PURE__*/ zod.strictObject({
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addRetakesResponseCellsItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(addRetakesResponseCellsItemRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addRetakesResponseCellsItemVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Where several changed: their change set in the audit log'))
})

/**
 * Takes back what one addRetakes or one upload of answers changed. 403 not-own for a colleague's, unless a manager asks. 404 when the change set is none, 409 changed-since when somebody changed one of its scores, not-latest when a later retake stands behind one.
 * @summary 재시험 추가나 엑셀로 넣은 답 되돌리기
 */
export const UndoScoresBody = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
export const UndoScoresResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})

/**
 * The value follows from the answers and the key. Refused while a question has no key (409 answers-missing).
 * @summary 문항별 답 입력
 */
export const enterAnswersBodyRetakeNumberMin = 0;
export const enterAnswersBodyRetakeNumberMax = 99;
export const enterAnswersBodyVersionMin = 0;
export const enterAnswersBodyAnswersItemMin = -1;
export const enterAnswersBodyAnswersItemMax = 12345;
export const enterAnswersBodyAnswersMax = 100;
export const EnterAnswersBody = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterAnswersBodyRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(enterAnswersBodyRetakeNumberMax))).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterAnswersBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "answers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterAnswersBodyAnswersItemMin)).check(/*#__PURE__*/ zod.lte(enterAnswersBodyAnswersItemMax))).check(/*#__PURE__*/ zod.maxLength(enterAnswersBodyAnswersMax)).check(/*#__PURE__*/ zod.describe('At the place of each question\'s number the number given, or the choices marked as ascending digits; -1 for none'))
})
export const enterAnswersResponseRetakeNumberMin = 0;
export const enterAnswersResponseRetakeNumberMax = 99;
export const enterAnswersResponseVersionMin = 0;
export const EnterAnswersResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterAnswersResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(enterAnswersResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterAnswersResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * A courtesy of 30 seconds, renewed while editing; the version decides. 409 locked names who is there.
 * @summary 칸 편집 알리기
 */
export const requestCellLockBodyRetakeNumberMin = 0;
export const requestCellLockBodyRetakeNumberMax = 99;
export const RequestCellLockBody = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(requestCellLockBodyRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(requestCellLockBodyRetakeNumberMax))).check(/*#__PURE__*/ zod.describe('0 is the first attempt'))
})
export const requestCellLockResponseRetakeNumberMin = 0;
export const requestCellLockResponseRetakeNumberMax = 99;
export const RequestCellLockResponse = /*#__PURE__*/ zod.strictObject({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(requestCellLockResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(requestCellLockResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('Renew it before; free from then on'))
})

/**
 * @summary 칸 편집 끝내기
 */
export const releaseCellLockBodyRetakeNumberMin = 0;
export const releaseCellLockBodyRetakeNumberMax = 99;
export const ReleaseCellLockBody = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(releaseCellLockBodyRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(releaseCellLockBodyRetakeNumberMax))).check(/*#__PURE__*/ zod.describe('0 is the first attempt'))
})
export const ReleaseCellLockResponse = /*#__PURE__*/ zod.void()

/**
 * ABSENT and EXEMPT clear the value of the first attempt.
 * @summary 응시 상태 바꾸기
 */
export const SetScoreStatusParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const SetScoreStatusBody = /*#__PURE__*/ zod.object({
  "scoreVersion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT'])
})
export const setScoreStatusResponseRetakeNumberMin = 0;
export const setScoreStatusResponseRetakeNumberMax = 99;
export const setScoreStatusResponseVersionMin = 0;
export const SetScoreStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreStatusResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setScoreStatusResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreStatusResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 등급 바꾸기
 */
export const SetScoreGradeParams = /*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "attemptType": /*#__PURE__*/ zod.enum(['FIRST', 'RETAKE'])
})
export const setScoreGradeBodyVersionMin = 0;
export const setScoreGradeBodyGradeMax = 9;
export const setScoreGradeBodyRetakeNumberMax = 99;
export const SetScoreGradeBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreGradeBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setScoreGradeBodyGradeMax))).check(/*#__PURE__*/ zod.describe('Null goes back to the one that follows from the rank')),
  "retakeNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setScoreGradeBodyRetakeNumberMax))).check(/*#__PURE__*/ zod.describe('Of RETAKE; the latest when absent'))
})
export const setScoreGradeResponseRetakeNumberMin = 0;
export const setScoreGradeResponseRetakeNumberMax = 99;
export const setScoreGradeResponseVersionMin = 0;
export const SetScoreGradeResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreGradeResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setScoreGradeResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreGradeResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * All of them are changed or none: a paste, a bulk edit. Statuses are set before values.
 * @summary 여러 칸 바꾸기
 */
export const changeScoresBodyChangesItemRetakeNumberMin = 0;
export const changeScoresBodyChangesItemRetakeNumberMax = 99;
export const changeScoresBodyChangesItemVersionMin = 0;
export const changeScoresBodyChangesItemValueOneMin = 0;
export const changeScoresBodyChangesItemValueOneMax = 1000;
export const changeScoresBodyChangesItemValueOneMultipleOf = 0.01;
export const changeScoresBodyChangesItemMemoMax = 500;
export const changeScoresBodyChangesMax = 5000;
export const ChangeScoresBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['edit', 'paste'])).check(/*#__PURE__*/ zod.describe('What the person did, for the audit log')),
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeScoresBodyChangesItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(changeScoresBodyChangesItemRetakeNumberMax))).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeScoresBodyChangesItemVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(changeScoresBodyChangesItemValueOneMin)).check(/*#__PURE__*/ zod.lte(changeScoresBodyChangesItemValueOneMax)).check(/*#__PURE__*/ zod.multipleOf(changeScoresBodyChangesItemValueOneMultipleOf)),/*#__PURE__*/ zod.null()])),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME'])),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeScoresBodyChangesItemMemoMax))),
  "clinicStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT'])),
  "scoreVersion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']))
}).check(/*#__PURE__*/ zod.describe('What one cell becomes; a value that is left out stays, without a version it replaces whatever is there'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeScoresBodyChangesMax))
})
export const changeScoresResponseCellsItemRetakeNumberMin = 0;
export const changeScoresResponseCellsItemRetakeNumberMax = 99;
export const changeScoresResponseCellsItemVersionMin = 0;
export const ChangeScoresResponse = /*#__PURE__*/ zod.strictObject({
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeScoresResponseCellsItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(changeScoresResponseCellsItemRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeScoresResponseCellsItemVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Where several changed: their change set in the audit log'))
})

/**
 * @summary 주차에서 점수 입력
 */
export const SetStudentScoreParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const setStudentScoreBodyVersionMin = 0;
export const setStudentScoreBodyValueOneMin = 0;
export const setStudentScoreBodyValueOneMax = 1000;
export const setStudentScoreBodyValueOneMultipleOf = 0.01;
export const SetStudentScoreBody = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setStudentScoreBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "value": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setStudentScoreBodyValueOneMin)).check(/*#__PURE__*/ zod.lte(setStudentScoreBodyValueOneMax)).check(/*#__PURE__*/ zod.multipleOf(setStudentScoreBodyValueOneMultipleOf)),/*#__PURE__*/ zod.null()])
})
export const setStudentScoreResponseRetakeNumberMin = 0;
export const setStudentScoreResponseRetakeNumberMax = 99;
export const setStudentScoreResponseVersionMin = 0;
export const SetStudentScoreResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setStudentScoreResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setStudentScoreResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setStudentScoreResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 주차에서 학생의 점수들 입력
 */
export const SetStudentScoresParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const setStudentScoresBodyScoresItemVersionMin = 0;
export const setStudentScoresBodyScoresItemValueOneMin = 0;
export const setStudentScoresBodyScoresItemValueOneMax = 1000;
export const setStudentScoresBodyScoresItemValueOneMultipleOf = 0.01;
export const setStudentScoresBodyScoresItemMemoMax = 500;
export const setStudentScoresBodyScoresMax = 100;
export const SetStudentScoresBody = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.uuid(),
  "scores": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setStudentScoresBodyScoresItemVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setStudentScoresBodyScoresItemValueOneMin)).check(/*#__PURE__*/ zod.lte(setStudentScoresBodyScoresItemValueOneMax)).check(/*#__PURE__*/ zod.multipleOf(setStudentScoresBodyScoresItemValueOneMultipleOf)),/*#__PURE__*/ zod.null()])),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME'])),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setStudentScoresBodyScoresItemMemoMax)))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setStudentScoresBodyScoresMax))
}).check(/*#__PURE__*/ zod.describe('What one student\'s exams of the week become, all or none'))
export const setStudentScoresResponseCellsItemRetakeNumberMin = 0;
export const setStudentScoresResponseCellsItemRetakeNumberMax = 99;
export const setStudentScoresResponseCellsItemVersionMin = 0;
export const SetStudentScoresResponse = /*#__PURE__*/ zod.strictObject({
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setStudentScoresResponseCellsItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setStudentScoresResponseCellsItemRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setStudentScoresResponseCellsItemVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Where several changed: their change set in the audit log'))
})

/**
 * @summary 주차에서 성적 메모 추가
 */
export const WriteScoreMemoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const writeScoreMemoBodyVersionMin = 0;
export const writeScoreMemoBodyMemoMax = 500;
export const writeScoreMemoBodyDataMax = 500;
export const WriteScoreMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeScoreMemoBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeScoreMemoBodyMemoMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeScoreMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `memo`'))
}).check(/*#__PURE__*/ zod.describe('One of `memo` and `data`'))
export const writeScoreMemoResponseRetakeNumberMin = 0;
export const writeScoreMemoResponseRetakeNumberMax = 99;
export const writeScoreMemoResponseVersionMin = 0;
export const WriteScoreMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeScoreMemoResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(writeScoreMemoResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeScoreMemoResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * @summary 주차에서 클리닉 상태 바꾸기
 */
export const SetScoreClinicStatusParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "scoreId": /*#__PURE__*/ zod.uuid()
})
export const setScoreClinicStatusBodyVersionMin = 0;
export const SetScoreClinicStatusBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreClinicStatusBodyVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT'])
})
export const setScoreClinicStatusResponseRetakeNumberMin = 0;
export const setScoreClinicStatusResponseRetakeNumberMax = 99;
export const setScoreClinicStatusResponseVersionMin = 0;
export const SetScoreClinicStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreClinicStatusResponseRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(setScoreClinicStatusResponseRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setScoreClinicStatusResponseVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now'))

/**
 * Of first attempts, all or none; a question that is left out keeps its answer. The value follows from the answers and the key once the last
 * question has one. Refused with both answers when somebody changed one of these since (409 version-conflict), for an absent or exempt student
 * (409 absent), over a value without answers (409 value-by-hand), and while a question has no key (409 answers-missing).
 * @summary 학생들의 답을 문항마다 바꾸기
 */
export const ChangeAnswersParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const changeAnswersBodyChangesItemVersionMin = 0;
export const changeAnswersBodyChangesItemAnswersItemNumberMax = 100;
export const changeAnswersBodyChangesItemAnswersItemAnswerMin = -1;
export const changeAnswersBodyChangesItemAnswersItemAnswerMax = 12345;
export const changeAnswersBodyChangesItemAnswersMax = 100;
export const changeAnswersBodyChangesMax = 500;
export const ChangeAnswersBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['edit', 'paste'])).check(/*#__PURE__*/ zod.describe('What the person did, for the audit log')),
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeAnswersBodyChangesItemVersionMin))).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "answers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeAnswersBodyChangesItemAnswersItemNumberMax)),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeAnswersBodyChangesItemAnswersItemAnswerMin)).check(/*#__PURE__*/ zod.lte(changeAnswersBodyChangesItemAnswersItemAnswerMax))).check(/*#__PURE__*/ zod.describe('As in Answers; null for not entered yet'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeAnswersBodyChangesItemAnswersMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeAnswersBodyChangesMax))
})
export const changeAnswersResponseCellsItemVersionMin = 0;
export const changeAnswersResponseCellsItemAnswersOneMax = 100;
export const changeAnswersResponseCellsItemAnswersOneItemMin = -1;
export const changeAnswersResponseCellsItemAnswersOneItemMax = 12345;
export const ChangeAnswersResponse = /*#__PURE__*/ zod.strictObject({
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeAnswersResponseCellsItemVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there')),
  "answers": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeAnswersResponseCellsItemAnswersOneItemMin)).check(/*#__PURE__*/ zod.lte(changeAnswersResponseCellsItemAnswersOneItemMax))).check(/*#__PURE__*/ zod.maxLength(changeAnswersResponseCellsItemAnswersOneMax)).check(/*#__PURE__*/ zod.describe('At the place of each question\'s number the number given, or the choices marked as ascending digits; -1 for none')),/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('A first attempt and its answers, as they are now'))),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Their change set in the audit log'))
})

/**
 * PREVIEW reads the file and names every bad cell; it writes nothing. COMMIT writes every row of the same file, all or none, as one
 * change set, and is refused when the file or the scores changed since the preview (409 import-changed).
 * @summary 답 엑셀 업로드
 */
export const UploadExamAnswersParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const uploadExamAnswersBodySheetMax = 200;
export const uploadExamAnswersBodyPlanMax = 128;
export const UploadExamAnswersBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('.xlsx, .xls, .ods or .csv, 10 MB at most')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'COMMIT_PART']).check(/*#__PURE__*/ zod.describe('COMMIT_PART writes first scores although questions have no column (409 questions-missing else)')),
  "sheet": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadExamAnswersBodySheetMax))).check(/*#__PURE__*/ zod.describe('The sheet to read; without it the first with answers')),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadExamAnswersBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview'))
})
export const UploadExamAnswersResponse = /*#__PURE__*/ zod.strictObject({
  "plan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Fingerprint of the file and of what it would change')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'COMMIT_PART']).check(/*#__PURE__*/ zod.describe('COMMIT_PART writes first scores although questions have no column (409 questions-missing else)')),
  "sheet": /*#__PURE__*/ zod.string(),
  "sheets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The sheets with answers')),
  "missing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Numbers of the questions without a column')),
  "ignored": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Columns that are no question, as they are written')),
  "unread": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What of the file is not read, in Korean')),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Questions the file has a column for')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT: the change set in the audit log')),
  "counts": /*#__PURE__*/ zod.strictObject({
  "new": /*#__PURE__*/ zod.int(),
  "changed": /*#__PURE__*/ zod.int(),
  "same": /*#__PURE__*/ zod.int(),
  "refused": /*#__PURE__*/ zod.int()
}),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['NEW', 'CHANGED', 'SAME', 'REFUSED']),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The value as it is')),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The value that follows from the answers; null when refused')),
  "changedAnswers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Numbers of questions whose answer changes')),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "column": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Letter of the column')),
  "header": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "reason": /*#__PURE__*/ zod.string()
}))
}))
})

/**
 * PREVIEW reads the file and names every bad cell; it writes nothing. COMMIT writes every row of the same file, all or none, as one
 * change set, and is refused when the file or the scores changed since the preview (409 import-changed).
 * @summary 재시험 답 엑셀 업로드
 */
export const UploadRetakeAnswersParams = /*#__PURE__*/ zod.object({
  "retakeId": /*#__PURE__*/ zod.uuid()
})
export const uploadRetakeAnswersBodySheetMax = 200;
export const uploadRetakeAnswersBodyPlanMax = 128;
export const UploadRetakeAnswersBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('.xlsx, .xls, .ods or .csv, 10 MB at most')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'COMMIT_PART']).check(/*#__PURE__*/ zod.describe('COMMIT_PART writes first scores although questions have no column (409 questions-missing else)')),
  "sheet": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadRetakeAnswersBodySheetMax))).check(/*#__PURE__*/ zod.describe('The sheet to read; without it the first with answers')),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadRetakeAnswersBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview'))
})
export const UploadRetakeAnswersResponse = /*#__PURE__*/ zod.strictObject({
  "plan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Fingerprint of the file and of what it would change')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'COMMIT_PART']).check(/*#__PURE__*/ zod.describe('COMMIT_PART writes first scores although questions have no column (409 questions-missing else)')),
  "sheet": /*#__PURE__*/ zod.string(),
  "sheets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The sheets with answers')),
  "missing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Numbers of the questions without a column')),
  "ignored": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Columns that are no question, as they are written')),
  "unread": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What of the file is not read, in Korean')),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Questions the file has a column for')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT: the change set in the audit log')),
  "counts": /*#__PURE__*/ zod.strictObject({
  "new": /*#__PURE__*/ zod.int(),
  "changed": /*#__PURE__*/ zod.int(),
  "same": /*#__PURE__*/ zod.int(),
  "refused": /*#__PURE__*/ zod.int()
}),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['NEW', 'CHANGED', 'SAME', 'REFUSED']),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The value as it is')),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The value that follows from the answers; null when refused')),
  "changedAnswers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Numbers of questions whose answer changes')),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "column": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Letter of the column')),
  "header": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "reason": /*#__PURE__*/ zod.string()
}))
}))
})
