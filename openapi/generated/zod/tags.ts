/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * It comes last in the order.
 * @summary 태그 만들기
 */
export const createTagBodyNameMax = 20;
export const createTagBodyColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const CreateTagBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createTagBodyNameMax)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createTagBodyColorRegExp))
})
export const CreateTagResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 태그 수정
 */
export const UpdateTagParams = /*#__PURE__*/ zod.object({
  "tagId": /*#__PURE__*/ zod.uuid()
})
export const updateTagBodyOneNameMax = 20;
export const updateTagBodyOneColorRegExp = new RegExp('^#[0-9a-f]{6}$');
export const UpdateTagBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateTagBodyOneNameMax)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateTagBodyOneColorRegExp))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateTagResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Refused while somebody has it (409 in-use).
 * @summary 태그 삭제
 */
export const DeleteTagParams = /*#__PURE__*/ zod.object({
  "tagId": /*#__PURE__*/ zod.uuid()
})
export const DeleteTagResponse = /*#__PURE__*/ zod.void()

/**
 * All tags, first to last; refused when there are others meanwhile (409 tags-changed).
 * @summary 태그 순서 바꾸기
 */
export const orderTagsBodyTagIdsMax = 1000;
export const OrderTagsBody = /*#__PURE__*/ zod.object({
  "tagIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(orderTagsBodyTagIdsMax))
})
export const OrderTagsResponse = /*#__PURE__*/ zod.void()

/**
 * Saying it twice changes nothing.
 * @summary 태그 붙이기
 */
export const AddTagToUserParams = /*#__PURE__*/ zod.object({
  "tagId": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid()
})
export const AddTagToUserResponse = /*#__PURE__*/ zod.void()

/**
 * Saying it twice changes nothing.
 * @summary 태그 떼기
 */
export const RemoveTagFromUserParams = /*#__PURE__*/ zod.object({
  "tagId": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid()
})
export const RemoveTagFromUserResponse = /*#__PURE__*/ zod.void()
