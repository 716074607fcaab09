/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Nothing is listed before upload-done. 413 and 415 say what the owner type takes; what is larger than a few megabytes goes in parts.
 * @summary 올릴 주소 받기
 */
export const CreateUploadParams = /*#__PURE__*/ zod.object({
  "ownerType": /*#__PURE__*/ zod.enum(['LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM']).check(/*#__PURE__*/ zod.describe('A lecture, a week, papers about a student, a consult, a board post, a material, a video, a person\'s picture, an exam, a submission, an expense claim')),
  "ownerId": /*#__PURE__*/ zod.uuid()
})
export const createUploadBodyFileNameMax = 400;
export const createUploadBodyContentTypeMax = 200;
export const createUploadBodyFileSizeMax = 5368709120;
export const createUploadBodyContentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const CreateUploadBody = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createUploadBodyFileNameMax)).check(/*#__PURE__*/ zod.describe('Made NFC and trimmed; control characters and slashes are refused; 200 characters then')),
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createUploadBodyContentTypeMax)).check(/*#__PURE__*/ zod.describe('What the browser believes; what the bytes say decides')),
  "fileSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createUploadBodyFileSizeMax)).check(/*#__PURE__*/ zod.describe('Bytes')),
  "contentHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createUploadBodyContentHashRegExp))).check(/*#__PURE__*/ zod.describe('SHA-256 over the SHA-256 of each 8 MiB. With it an upload goes on where it was cut off, and what arrives is compared (422 content-differs)'))
})
export const CreateUploadResponse = /*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Takes the content by PUT until it expires')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * Those that whoever asks may open.
 * @summary 파일과 받을 주소
 */
export const ListDownloadsParams = /*#__PURE__*/ zod.object({
  "ownerType": /*#__PURE__*/ zod.enum(['LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM']).check(/*#__PURE__*/ zod.describe('A lecture, a week, papers about a student, a consult, a board post, a material, a video, a person\'s picture, an exam, a submission, an expense claim')),
  "ownerId": /*#__PURE__*/ zod.uuid()
})
export const ListDownloadsResponse = /*#__PURE__*/ zod.strictObject({
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Of this origin; lives 5 minutes, for the sign-in that asked')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "name": /*#__PURE__*/ zod.string(),
  "contentType": /*#__PURE__*/ zod.string(),
  "sizeBytes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Bytes that the reader receives; null for a student\'s copy that is stamped at the download'))
}))
})

/**
 * @summary 받을 주소
 */
export const GetDownloadQueryParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const GetDownloadResponse = /*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Of this origin; lives 5 minutes, for the sign-in that asked')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * Looks at the content, its size, kind and hash, and lists the file; 415 and 422 throw it away. A picture is made anew, at most 4096 pixels long and without the facts that a camera writes into it; HEIC and AVIF become JPEG. Says what the file belongs to where it was begun without (400 until it is said; 409 fixed for another one). A file that was deleted less than a day ago comes back by it, to who deleted it and to managers (403 to others).
 * @summary 올리기 끝
 */
export const FinishUploadBody = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "ownerType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'])),
  "ownerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('With the type: what a file belongs to that was begun without it'))
})
export const FinishUploadResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "notice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A sentence for the screen where a film is taken that some students cannot play, such as HEVC'))
})

/**
 * With a version 409 version-conflict carries both values, who changed it and when; without one whatever is there is replaced.
 * @summary 파일 메모
 */
export const WriteFileMemoParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const writeFileMemoBodyMemoMax = 500;
export const writeFileMemoBodyDataMax = 500;
export const WriteFileMemoBody = /*#__PURE__*/ zod.object({
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeFileMemoBodyMemoMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeFileMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `memo`')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}).check(/*#__PURE__*/ zod.describe('One of `memo` and `data`'))
export const WriteFileMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * On, what a student downloads carries their name and number on every page. PDF only. It is tried on every page, and 422 names the file and the page where none can be drawn.
 * @summary 워터마크 추가, 빼기
 */
export const SetWatermarkParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const SetWatermarkBody = /*#__PURE__*/ zod.object({
  "isWatermarked": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})
export const SetWatermarkResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * For a day upload-done brings it back; then its content goes.
 * @summary 파일 삭제
 */
export const DeleteFileParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const DeleteFileResponse = /*#__PURE__*/ zod.void()

/**
 * Goes on with what the same person began to upload to the same place under the same name, with the same size and content, and says which parts have arrived; without a hash of the content it begins anew. Without an owner it is listed only once complete or upload-done says what it belongs to.
 * @summary 나누어 올리기
 */
export const beginMultipartBodyOneFileNameMax = 400;
export const beginMultipartBodyOneContentTypeMax = 200;
export const beginMultipartBodyOneFileSizeMax = 5368709120;
export const beginMultipartBodyOneContentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const BeginMultipartBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginMultipartBodyOneFileNameMax)).check(/*#__PURE__*/ zod.describe('Made NFC and trimmed; control characters and slashes are refused; 200 characters then')),
  "contentType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(beginMultipartBodyOneContentTypeMax)).check(/*#__PURE__*/ zod.describe('What the browser believes; what the bytes say decides')),
  "fileSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(beginMultipartBodyOneFileSizeMax)).check(/*#__PURE__*/ zod.describe('Bytes')),
  "contentHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(beginMultipartBodyOneContentHashRegExp))).check(/*#__PURE__*/ zod.describe('SHA-256 over the SHA-256 of each 8 MiB. With it an upload goes on where it was cut off, and what arrives is compared (422 content-differs)'))
}), /*#__PURE__*/ zod.object({
  "ownerType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'])),
  "ownerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('With the type: what it belongs to; else complete or upload-done says it'))
}))
export const BeginMultipartResponse = /*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "uploadId": /*#__PURE__*/ zod.string(),
  "partBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Size of every part but the last')),
  "parts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int(),
  "etag": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What has arrived already; null when the part is still to be sent')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Takes the part by PUT and answers its ETag'))
})),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * Puts the parts together and does what upload-done does. Without an owner the parts are kept for upload-done, for a day. 409 when a part is missing.
 * @summary 나누어 올리기 끝
 */
export const completeMultipartBodyFileNameMax = 400;
export const completeMultipartBodyUploadIdMax = 1000;
export const completeMultipartBodyPartsItemNumberMax = 10000;
export const completeMultipartBodyPartsItemEtagMax = 200;
export const completeMultipartBodyPartsMax = 10000;
export const CompleteMultipartBody = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeMultipartBodyFileNameMax)).check(/*#__PURE__*/ zod.describe('Made NFC and trimmed; control characters and slashes are refused; 200 characters then')),
  "uploadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeMultipartBodyUploadIdMax)),
  "ownerType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'])),
  "ownerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('With the type: what a file belongs to that was begun without it')),
  "parts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(completeMultipartBodyPartsItemNumberMax)),
  "etag": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeMultipartBodyPartsItemEtagMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeMultipartBodyPartsMax))
})
export const CompleteMultipartResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "notice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A sentence for the screen where a film is taken that some students cannot play, such as HEVC'))
})

/**
 * @summary 나누어 올리기 그만두기
 */
export const abortMultipartBodyFileNameMax = 400;
export const abortMultipartBodyUploadIdMax = 1000;
export const AbortMultipartBody = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abortMultipartBodyFileNameMax)).check(/*#__PURE__*/ zod.describe('Made NFC and trimmed; control characters and slashes are refused; 200 characters then')),
  "uploadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(abortMultipartBodyUploadIdMax))
})
export const AbortMultipartResponse = /*#__PURE__*/ zod.void()

/**
 * The file belongs to the lecture or the week. Taking it from a student who saw it as one of all leaves the others.
 * @summary 파일 열람 대상
 */
export const SetFilePermissionParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const setFilePermissionBodyStudentIdsMax = 1000;
export const SetFilePermissionBody = /*#__PURE__*/ zod.object({
  "readers": /*#__PURE__*/ zod.enum(['EVERYONE', 'STUDENTS']).check(/*#__PURE__*/ zod.describe('Everyone of the lecture or week the file belongs to, or those named')),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(setFilePermissionBodyStudentIdsMax))).check(/*#__PURE__*/ zod.describe('For STUDENTS')),
  "isAllowed": /*#__PURE__*/ zod.boolean()
})
export const SetFilePermissionResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * All or none, as one change set.
 * @summary 여러 파일의 열람 대상
 */
export const SetFilePermissionsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const setFilePermissionsBodyOneStudentIdsMax = 1000;
export const setFilePermissionsBodyTwoFileIdsMax = 200;
export const SetFilePermissionsBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "readers": /*#__PURE__*/ zod.enum(['EVERYONE', 'STUDENTS']).check(/*#__PURE__*/ zod.describe('Everyone of the lecture or week the file belongs to, or those named')),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(setFilePermissionsBodyOneStudentIdsMax))).check(/*#__PURE__*/ zod.describe('For STUDENTS')),
  "isAllowed": /*#__PURE__*/ zod.boolean()
}), /*#__PURE__*/ zod.object({
  "fileIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setFilePermissionsBodyTwoFileIdsMax))
}))
export const SetFilePermissionsResponse = /*#__PURE__*/ zod.strictObject({
  "fileIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid())
})

/**
 * For a file that the student may open; 404 for any other.
 * @summary 학생이 받을 주소
 */
export const GetMyDownloadParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const GetMyDownloadResponse = /*#__PURE__*/ zod.strictObject({
  "fileId": /*#__PURE__*/ zod.uuid(),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Of this origin; lives 5 minutes, for the sign-in that asked')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * Notes that the student opened a file; again within a minute counts once.
 * @summary 파일 열람
 */
export const ViewFileParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const ViewFileResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * The same for what a lecture, a week or a material gives to study alone; 404 for any other file.
 * @summary 자습 파일 열람
 */
export const ViewSelfStudyFileParams = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.uuid()
})
export const ViewSelfStudyFileResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * A picture becomes a square of 512 pixels without the facts that a camera writes into it, and replaces the one before it. 413 above 10 MB, 415 for what is no picture, 422 for one that is broken, carries another file or has too many pixels.
 * @summary 프로필 사진
 */
export const UploadProfileImageBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('JPEG, PNG, WebP, GIF, HEIC or AVIF, 10 MB at most'))
})
export const UploadProfileImageResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
