/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * What visitors read, and what search engines and messengers show of it. 409 version-conflict.
 * @summary 홈페이지 수정
 */
export const updateLandingBodyAcademyNameMax = 40;
export const updateLandingBodyHoursMax = 200;
export const updateLandingBodyHeroTitleMax = 60;
export const updateLandingBodyHeroTextMax = 500;
export const updateLandingBodyPictureWordsMax = 100;
export const updateLandingBodyTeachersItemNameMax = 50;
export const updateLandingBodyTeachersItemSubjectMax = 30;
export const updateLandingBodyTeachersItemWordsMax = 300;
export const updateLandingBodyTeachersMax = 30;
export const updateLandingBodyAddressMax = 200;
export const updateLandingBodyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const updateLandingBodyHeadTitleMax = 60;
export const updateLandingBodyHeadDescriptionMax = 160;
export const updateLandingBodyAccentRegExp = new RegExp('^(#[0-9a-f]{6})?$');
export const UpdateLandingBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "academyName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyAcademyNameMax))).check(/*#__PURE__*/ zod.describe('On every page, paper and text; where the machine names one, that wins. Without it the name stays')),
  "hours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyHoursMax))).check(/*#__PURE__*/ zod.describe('When the academy is open, as visitors read it. Without them they stay')),
  "heroTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyHeroTitleMax)),
  "heroText": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyHeroTextMax)),
  "pictureWords": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyPictureWordsMax)),
  "teachers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLandingBodyTeachersItemNameMax)),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyTeachersItemSubjectMax)),
  "words": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyTeachersItemWordsMax))
})).check(/*#__PURE__*/ zod.maxLength(updateLandingBodyTeachersMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyAddressMax)),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLandingBodyPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()]),
  "showsNotices": /*#__PURE__*/ zod.boolean(),
  "takesInquiries": /*#__PURE__*/ zod.boolean(),
  "headTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyHeadTitleMax)),
  "headDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLandingBodyHeadDescriptionMax)),
  "accent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLandingBodyAccentRegExp))).check(/*#__PURE__*/ zod.describe('The academy\'s colour; empty for the product\'s. Without it the colour stays'))
})
export const UpdateLandingResponse = /*#__PURE__*/ zod.void()

/**
 * A picture becomes a JPEG of at most 1600 pixels and one megabyte without the facts that a camera writes into it, in the place of the one before. 413 above 10 MB, 415 for what is no picture, 422 for one that is broken, carries another file or has too many pixels.
 * @summary 홈페이지 사진
 */
export const UploadLandingPictureBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('JPEG, PNG, WebP, GIF, HEIC or AVIF, 10 MB at most'))
})
export const UploadLandingPictureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 홈페이지 사진 삭제
 */
export const DeleteLandingPictureResponse = /*#__PURE__*/ zod.void()

/**
 * A logo becomes a PNG of at most 512 pixels, see-through where it was, in the place of the one before; every page and paper shows it from its next opening on. Refused as the picture is.
 * @summary 학원 로고
 */
export const UploadLandingLogoBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('JPEG, PNG, WebP, GIF, HEIC or AVIF, 10 MB at most'))
})
export const UploadLandingLogoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 학원 로고 삭제
 */
export const DeleteLandingLogoResponse = /*#__PURE__*/ zod.void()

/**
 * Settings of the screens that the machine has, too, by its environment, which then wins. Their names alone.
 * @summary 서버가 정한 설정
 */
export const readFixedSettingsResponseFixedMax = 10;
export const ReadFixedSettingsResponse = /*#__PURE__*/ zod.strictObject({
  "fixed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['ACADEMY_NAME', 'ACADEMY_PHONE']).check(/*#__PURE__*/ zod.describe('The name of an environment variable'))).check(/*#__PURE__*/ zod.maxLength(readFixedSettingsResponseFixedMax))
})
