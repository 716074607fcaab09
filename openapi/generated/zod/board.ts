/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Of those one may read, newest first; with words those most alike first.
 * @summary 게시글 검색
 */
export const listBoardPostsQueryWordsMin = 2;
export const listBoardPostsQueryWordsMax = 200;
export const listBoardPostsQueryLimitDefault = 20;
export const listBoardPostsQueryLimitMax = 100;
export const listBoardPostsQueryOffsetDefault = 0;
export const listBoardPostsQueryOffsetMin = 0;
export const listBoardPostsQueryOffsetMax = 10000;
export const ListBoardPostsQueryParams = /*#__PURE__*/ zod.object({
  "show": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MINE', 'CLASS', 'WAITING'])).check(/*#__PURE__*/ zod.describe('Own questions, those of the class, those waiting; all when absent')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['QUESTION', 'FAQ', 'NOTICE'])),
  "words": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBoardPostsQueryWordsMin)).check(/*#__PURE__*/ zod.maxLength(listBoardPostsQueryWordsMax))).check(/*#__PURE__*/ zod.describe('Similar to these, most alike first')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBoardPostsQueryLimitMax)), listBoardPostsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBoardPostsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBoardPostsQueryOffsetMax)), listBoardPostsQueryOffsetDefault)
})
export const ListBoardPostsResponse = /*#__PURE__*/ zod.strictObject({
  "total": /*#__PURE__*/ zod.int(),
  "posts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "category": /*#__PURE__*/ zod.enum(['QUESTION', 'FAQ', 'NOTICE']),
  "title": /*#__PURE__*/ zod.string(),
  "excerpt": /*#__PURE__*/ zod.string(),
  "visibility": /*#__PURE__*/ zod.enum(['PRIVATE', 'CLASS', 'ANONYMOUS']).check(/*#__PURE__*/ zod.describe('Who reads a question besides staff: nobody, or the class of its lecture, which is never told the name. CLASS is kept as ANONYMOUS')),
  "isMine": /*#__PURE__*/ zod.boolean(),
  "authorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Of a question, told to staff and to who asked')),
  "lectureName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "examName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "examNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "isAnswered": /*#__PURE__*/ zod.boolean(),
  "waitingSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}))
})

/**
 * Students ask, about their own lecture, exam and an item of it; staff write FAQ and notices (409 students-ask, questions-only).
 * @summary 질문이나 글 작성
 */
export const createBoardPostBodyCategoryDefault = `QUESTION`;
export const createBoardPostBodyTitleMax = 100;
export const createBoardPostBodyBodyMax = 20000;
export const createBoardPostBodyExamNumberMax = 100;
export const CreateBoardPostBody = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['QUESTION', 'FAQ', 'NOTICE']), createBoardPostBodyCategoryDefault),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBoardPostBodyTitleMax)),
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBoardPostBodyBodyMax))).check(/*#__PURE__*/ zod.describe('Plain words; formulas between dollar signs. Words or a document are needed')),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['doc']),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})).check(/*#__PURE__*/ zod.describe('A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)')),
  "visibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['PRIVATE', 'CLASS', 'ANONYMOUS'])).check(/*#__PURE__*/ zod.describe('Who reads a question besides staff: nobody, or the class of its lecture, which is never told the name. CLASS is kept as ANONYMOUS')),
  "lectureId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "examId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "examNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createBoardPostBodyExamNumberMax))).check(/*#__PURE__*/ zod.describe('An item of the exam')),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether an FAQ or a notice is out'))
})
export const CreateBoardPostResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Students change their own question until it is answered. 404 for a post one may not read, 403 for another's.
 * @summary 글 수정
 */
export const UpdateBoardPostParams = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid()
})
export const updateBoardPostBodyTitleMax = 100;
export const updateBoardPostBodyBodyMax = 20000;
export const updateBoardPostBodyExamNumberMax = 100;
export const UpdateBoardPostBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBoardPostBodyTitleMax))),
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBoardPostBodyBodyMax))).check(/*#__PURE__*/ zod.describe('Plain words; formulas between dollar signs. Words or a document are needed')),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['doc']),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})).check(/*#__PURE__*/ zod.describe('A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)')),
  "visibility": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['PRIVATE', 'CLASS', 'ANONYMOUS'])).check(/*#__PURE__*/ zod.describe('Who reads a question besides staff: nobody, or the class of its lecture, which is never told the name. CLASS is kept as ANONYMOUS')),
  "lectureId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "examId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "examNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateBoardPostBodyExamNumberMax))),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "assignedTaId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Staff only')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const UpdateBoardPostResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Softly; its files are no longer served.
 * @summary 글 삭제
 */
export const DeleteBoardPostParams = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid()
})
export const DeleteBoardPostResponse = /*#__PURE__*/ zod.void()

/**
 * With the version of the question as it was read: 409 version-conflict where somebody else answered meanwhile.
 * @summary 답변 작성
 */
export const AnswerBoardPostParams = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid()
})
export const answerBoardPostBodyBodyMax = 20000;
export const answerBoardPostBodyFileIdsMax = 10;
export const AnswerBoardPostBody = /*#__PURE__*/ zod.object({
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerBoardPostBodyBodyMax))).check(/*#__PURE__*/ zod.describe('Plain words; formulas between dollar signs. Words or a document are needed')),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['doc']),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})).check(/*#__PURE__*/ zod.describe('A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)')),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(answerBoardPostBodyFileIdsMax))).check(/*#__PURE__*/ zod.describe('Files of the post that belong to this entry')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const AnswerBoardPostResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * On one's own answered question, which waits again.
 * @summary 추가 질문 작성
 */
export const FollowUpBoardPostParams = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid()
})
export const followUpBoardPostBodyBodyMax = 20000;
export const followUpBoardPostBodyFileIdsMax = 10;
export const FollowUpBoardPostBody = /*#__PURE__*/ zod.object({
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(followUpBoardPostBodyBodyMax)),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(followUpBoardPostBodyFileIdsMax))).check(/*#__PURE__*/ zod.describe('Files of the post that belong to this entry'))
})
export const FollowUpBoardPostResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Of one's own question; another accepted one is replaced.
 * @summary 답변 채택
 */
export const AcceptBoardAnswerParams = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid()
})
export const AcceptBoardAnswerBody = /*#__PURE__*/ zod.object({
  "answerId": /*#__PURE__*/ zod.uuid(),
  "isAccepted": /*#__PURE__*/ zod.boolean()
})
export const AcceptBoardAnswerResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * By who asked, or staff. 409 while it waits already.
 * @summary 질문 다시 열기
 */
export const ReopenBoardPostParams = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid()
})
export const ReopenBoardPostResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * 409 version-conflict where somebody else changed it.
 * @summary 답변 수정
 */
export const UpdateBoardAnswerParams = /*#__PURE__*/ zod.object({
  "answerId": /*#__PURE__*/ zod.uuid()
})
export const updateBoardAnswerBodyBodyMax = 20000;
export const updateBoardAnswerBodyFileIdsMax = 10;
export const UpdateBoardAnswerBody = /*#__PURE__*/ zod.object({
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBoardAnswerBodyBodyMax))).check(/*#__PURE__*/ zod.describe('Plain words; formulas between dollar signs. Words or a document are needed')),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['doc']),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()))
})).check(/*#__PURE__*/ zod.describe('A ProseMirror document of paragraphs, headings, lists and quotes; nodes, marks and addresses beyond those are refused (422 unsafe-content)')),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(updateBoardAnswerBodyFileIdsMax))).check(/*#__PURE__*/ zod.describe('Files of the post that belong to this entry')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const UpdateBoardAnswerResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Softly; without another answer the question waits again.
 * @summary 답변 삭제
 */
export const DeleteBoardAnswerParams = /*#__PURE__*/ zod.object({
  "answerId": /*#__PURE__*/ zod.uuid()
})
export const DeleteBoardAnswerResponse = /*#__PURE__*/ zod.void()

/**
 * Names all posts of the category: 409 order-changed where one came or went meanwhile.
 * @summary 글 순서
 */
export const sortBoardPostsBodyPostIdsMax = 500;
export const SortBoardPostsBody = /*#__PURE__*/ zod.object({
  "category": /*#__PURE__*/ zod.enum(['FAQ', 'NOTICE']),
  "postIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sortBoardPostsBodyPostIdsMax)).check(/*#__PURE__*/ zod.describe('All posts of the category in their order'))
})
export const SortBoardPostsResponse = /*#__PURE__*/ zod.void()

/**
 * Says where to send each file of one's own post; staff send to any. Ten files of a post at most (409 too-many-files).
 * @summary 글에 붙일 사진과 파일 올리기
 */
export const uploadBoardFilesBodyFilesItemFileNameMax = 400;
export const uploadBoardFilesBodyFilesItemContentTypeMax = 200;
export const uploadBoardFilesBodyFilesItemFileSizeMax = 5368709120;
export const uploadBoardFilesBodyFilesItemContentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const uploadBoardFilesBodyFilesMax = 10;
export const UploadBoardFilesBody = /*#__PURE__*/ zod.object({
  "postId": /*#__PURE__*/ zod.uuid(),
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadBoardFilesBodyFilesItemFileNameMax)).check(/*#__PURE__*/ zod.describe('Made NFC and trimmed; control characters and slashes are refused; 200 characters then')),
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadBoardFilesBodyFilesItemContentTypeMax)).check(/*#__PURE__*/ zod.describe('What the browser believes; what the bytes say decides')),
  "fileSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(uploadBoardFilesBodyFilesItemFileSizeMax)).check(/*#__PURE__*/ zod.describe('Bytes')),
  "contentHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadBoardFilesBodyFilesItemContentHashRegExp))).check(/*#__PURE__*/ zod.describe('SHA-256 over the SHA-256 of each 8 MiB. With it an upload goes on where it was cut off, and what arrives is compared (422 content-differs)'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadBoardFilesBodyFilesMax))
})
export const UploadBoardFilesResponse = /*#__PURE__*/ zod.strictObject({
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "uploadId": /*#__PURE__*/ zod.string(),
  "partBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Size of every part but the last')),
  "parts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int(),
  "etag": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What has arrived already; null when the part is still to be sent')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Takes the part by PUT and answers its ETag'))
})),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('As it is stored: a student\'s file gets a name that tells nothing'))
}))
})

/**
 * @summary 답변 기한 정하기
 */
export const changeBoardSettingsBodyAnswerHoursMax = 336;
export const ChangeBoardSettingsBody = /*#__PURE__*/ zod.object({
  "answerHours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeBoardSettingsBodyAnswerHoursMax)),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const ChangeBoardSettingsResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 자주 쓰는 답변 만들기
 */
export const createBoardReplyBodyTitleMax = 40;
export const createBoardReplyBodyBodyMax = 5000;
export const CreateBoardReplyBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBoardReplyBodyTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBoardReplyBodyBodyMax))
})
export const CreateBoardReplyResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 자주 쓰는 답변 수정
 */
export const UpdateBoardReplyParams = /*#__PURE__*/ zod.object({
  "replyId": /*#__PURE__*/ zod.uuid()
})
export const updateBoardReplyBodyOneTitleMax = 40;
export const updateBoardReplyBodyOneBodyMax = 5000;
export const UpdateBoardReplyBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBoardReplyBodyOneTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBoardReplyBodyOneBodyMax))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateBoardReplyResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 자주 쓰는 답변 삭제
 */
export const DeleteBoardReplyParams = /*#__PURE__*/ zod.object({
  "replyId": /*#__PURE__*/ zod.uuid()
})
export const DeleteBoardReplyResponse = /*#__PURE__*/ zod.void()
