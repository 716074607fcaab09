/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Of a visitor who wishes to enrol or to be called, with consent to that. Who asks the same again changes nothing but the words.
 * 409 inquiries-closed, lecture-closed; 429 too many from one network. A filled `website` is the mark of a robot: nothing is kept.
 * @summary 문의 남기기
 */
export const createInquiryBodyNameMax = 50;
export const createInquiryBodyPhoneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const createInquiryBodyGradeDefault = ``;
export const createInquiryBodyGradeMax = 20;
export const createInquiryBodyMessageDefault = ``;
export const createInquiryBodyMessageMax = 500;
export const createInquiryBodyWebsiteDefault = ``;
export const createInquiryBodyWebsiteMax = 200;
export const CreateInquiryBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['ENROL', 'CALL']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createInquiryBodyNameMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createInquiryBodyPhoneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),
  "grade": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createInquiryBodyGradeMax)), createInquiryBodyGradeDefault),
  "lectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])),
  "message": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createInquiryBodyMessageMax)), createInquiryBodyMessageDefault),
  "mayContact": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Consent to be contacted; without it nothing is kept')),
  "website": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createInquiryBodyWebsiteMax)), createInquiryBodyWebsiteDefault).check(/*#__PURE__*/ zod.describe('Hidden on screen; people leave it empty'))
})
export const CreateInquiryResponse = /*#__PURE__*/ zod.void()

/**
 * Somebody called. Saying it twice changes nothing.
 * @summary 문의 마치기
 */
export const CloseInquiryParams = /*#__PURE__*/ zod.object({
  "inquiryId": /*#__PURE__*/ zod.uuid()
})
export const closeInquiryBodyOutcomeMax = 500;
export const CloseInquiryBody = /*#__PURE__*/ zod.object({
  "outcome": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeInquiryBodyOutcomeMax))
})
export const CloseInquiryResponse = /*#__PURE__*/ zod.void()
