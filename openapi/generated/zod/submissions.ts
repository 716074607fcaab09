/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Opens the student's submission of an exam, or goes on with it, and says where to send each page; what was begun under the same name and
 * size goes on. 404 for an exam that is not shown; 409 before and after the time of handing in, and once it is handed in.
 * @summary 제출할 쪽 올리기
 */
export const uploadSubmissionFilesBodyFilesItemFileNameMax = 400;
export const uploadSubmissionFilesBodyFilesItemContentTypeMax = 200;
export const uploadSubmissionFilesBodyFilesItemFileSizeMax = 5368709120;
export const uploadSubmissionFilesBodyFilesItemContentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const uploadSubmissionFilesBodyFilesMax = 20;
export const UploadSubmissionFilesBody = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadSubmissionFilesBodyFilesItemFileNameMax)).check(/*#__PURE__*/ zod.describe('Made NFC and trimmed; control characters and slashes are refused; 200 characters then')),
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadSubmissionFilesBodyFilesItemContentTypeMax)).check(/*#__PURE__*/ zod.describe('What the browser believes; what the bytes say decides')),
  "fileSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadSubmissionFilesBodyFilesItemFileSizeMax)).check(/*#__PURE__*/ zod.describe('Bytes')),
  "contentHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadSubmissionFilesBodyFilesItemContentHashRegExp))).check(/*#__PURE__*/ zod.describe('SHA-256 over the SHA-256 of each 8 MiB. With it an upload goes on where it was cut off, and what arrives is compared (422 content-differs)'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadSubmissionFilesBodyFilesMax))
})
export const UploadSubmissionFilesResponse = /*#__PURE__*/ zod.strictObject({
  "submissionId": /*#__PURE__*/ zod.uuid(),
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "uploadId": /*#__PURE__*/ zod.string(),
  "partBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Size of every part but the last')),
  "parts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int(),
  "etag": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What has arrived already; null when the part is still to be sent')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Takes the part by PUT and answers its ETag'))
})),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}))
})

/**
 * Hands the pages in, in the order given, and locks them; pages that did not arrive are dropped. Answer sheets among them go to the OMR desk
 * where the exam has a key. 409 without pages. Again answers the same receipt.
 * @summary 제출
 */
export const SubmitExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const submitExamBodyFileIdsMax = 40;
export const submitExamBodyOmrFileIdsMax = 40;
export const SubmitExamBody = /*#__PURE__*/ zod.object({
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(submitExamBodyFileIdsMax))).check(/*#__PURE__*/ zod.describe('The pages in their order; pages that are not named come last')),
  "omrFileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(submitExamBodyOmrFileIdsMax))).check(/*#__PURE__*/ zod.describe('Those among them that are photographed answer sheets'))
})
export const SubmitExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "receiptNumber": /*#__PURE__*/ zod.string(),
  "submittedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "pages": /*#__PURE__*/ zod.int(),
  "omrPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('How many of them went to the OMR desk'))
})

/**
 * Until it is handed in; also an upload under way.
 * @summary 제출할 쪽 빼기
 */
export const RemoveSubmissionPageParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const RemoveSubmissionPageResponse = /*#__PURE__*/ zod.void()

/**
 * Replaces the marks over one page. 409 version-conflict where somebody else marked it since, and while the student still changes it.
 * @summary 첨삭
 */
export const MarkSubmissionPageParams = /*#__PURE__*/ zod.object({
  "submissionId": /*#__PURE__*/ zod.uuid(),
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const markSubmissionPageBodyLayerStrokesItemWidthMin = 0.0005;
export const markSubmissionPageBodyLayerStrokesItemWidthMax = 0.05;
export const markSubmissionPageBodyLayerStrokesItemPointsItemMin = -0.1;
export const markSubmissionPageBodyLayerStrokesItemPointsItemMax = 1.1;
export const markSubmissionPageBodyLayerStrokesItemPointsMin = 2;
export const markSubmissionPageBodyLayerStrokesItemPointsMax = 4000;
export const markSubmissionPageBodyLayerStrokesMax = 2000;
export const markSubmissionPageBodyLayerStampsItemXMin = -0.1;
export const markSubmissionPageBodyLayerStampsItemXMax = 1.1;
export const markSubmissionPageBodyLayerStampsItemYMin = -0.1;
export const markSubmissionPageBodyLayerStampsItemYMax = 1.1;
export const markSubmissionPageBodyLayerStampsMax = 500;
export const MarkSubmissionPageBody = /*#__PURE__*/ zod.object({
  "rotation": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(90),/*#__PURE__*/ zod.literal(180),/*#__PURE__*/ zod.literal(270)]),
  "layer": /*#__PURE__*/ zod.object({
  "strokes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "color": /*#__PURE__*/ zod.enum(['RED', 'BLUE', 'GREEN']),
  "width": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(markSubmissionPageBodyLayerStrokesItemWidthMin)).check(/*#__PURE__*/ zod.lte(markSubmissionPageBodyLayerStrokesItemWidthMax)),
  "points": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(markSubmissionPageBodyLayerStrokesItemPointsItemMin)).check(/*#__PURE__*/ zod.lte(markSubmissionPageBodyLayerStrokesItemPointsItemMax)).check(/*#__PURE__*/ zod.describe('Part of the width or height of the page as it is stored'))).check(/*#__PURE__*/ zod.minLength(markSubmissionPageBodyLayerStrokesItemPointsMin)).check(/*#__PURE__*/ zod.maxLength(markSubmissionPageBodyLayerStrokesItemPointsMax)).check(/*#__PURE__*/ zod.describe('x, y, x, y …'))
})).check(/*#__PURE__*/ zod.maxLength(markSubmissionPageBodyLayerStrokesMax)),
  "stamps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['CORRECT', 'WRONG', 'PARTLY', 'GOOD', 'LOOK']),
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(markSubmissionPageBodyLayerStampsItemXMin)).check(/*#__PURE__*/ zod.lte(markSubmissionPageBodyLayerStampsItemXMax)).check(/*#__PURE__*/ zod.describe('Part of the width or height of the page as it is stored')),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(markSubmissionPageBodyLayerStampsItemYMin)).check(/*#__PURE__*/ zod.lte(markSubmissionPageBodyLayerStampsItemYMax)).check(/*#__PURE__*/ zod.describe('Part of the width or height of the page as it is stored'))
})).check(/*#__PURE__*/ zod.maxLength(markSubmissionPageBodyLayerStampsMax))
}),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the marks as they were read; none for a page without marks'))
})
export const MarkSubmissionPageResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * From then on the student sees the marks and the comment; the submission stays locked.
 * @summary 제출 돌려주기
 */
export const ReturnSubmissionParams = /*#__PURE__*/ zod.object({
  "submissionId": /*#__PURE__*/ zod.uuid()
})
export const returnSubmissionBodyCommentMax = 1000;
export const ReturnSubmissionBody = /*#__PURE__*/ zod.object({
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnSubmissionBodyCommentMax)),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})
export const ReturnSubmissionResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * The student may change the pages and hand them in again, after the end of the time of handing in, too.
 * @summary 제출 다시 열기
 */
export const ReopenSubmissionParams = /*#__PURE__*/ zod.object({
  "submissionId": /*#__PURE__*/ zod.uuid()
})
export const reopenSubmissionBodyCommentMax = 1000;
export const ReopenSubmissionBody = /*#__PURE__*/ zod.object({
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reopenSubmissionBodyCommentMax)),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})
export const ReopenSubmissionResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Pages of what was handed in become scans of the exam; 409 where it has no key, and for pages that are there already.
 * @summary 제출한 답안지를 OMR로
 */
export const SendSubmissionToOmrParams = /*#__PURE__*/ zod.object({
  "submissionId": /*#__PURE__*/ zod.uuid()
})
export const sendSubmissionToOmrBodyFileIdsMax = 40;
export const SendSubmissionToOmrBody = /*#__PURE__*/ zod.object({
  "fileIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSubmissionToOmrBodyFileIdsMax))
})
export const SendSubmissionToOmrResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * When students may hand in; null for no beginning or no end. 409 version-conflict carries both values.
 * @summary 제출 기간
 */
export const SetSubmissionWindowParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const SetSubmissionWindowBody = /*#__PURE__*/ zod.object({
  "opensAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})
export const SetSubmissionWindowResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})
