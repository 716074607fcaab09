/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Adds a video to the week, as `POST …/videos` does.
 * @summary 영상 정보 저장
 */
export const DescribeVideoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const describeVideoBodyDataTitleMax = 100;
export const describeVideoBodyDataUrlMax = 2000;
export const describeVideoBodyDataDurationSecondsMax = 86400;
export const describeVideoBodyDataIsForClassDefault = true;
export const DescribeVideoBody = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(describeVideoBodyDataTitleMax)),
  "fileId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('A file uploaded without an owner; instead of an address')),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(describeVideoBodyDataUrlMax))).check(/*#__PURE__*/ zod.describe('Https, of a public host; YouTube and Vimeo are embedded')),
  "durationSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(describeVideoBodyDataDurationSecondsMax))).check(/*#__PURE__*/ zod.describe('With an address; that of a file is read from it')),
  "opensAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Now when absent')),
  "closesAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Open-ended when absent')),
  "isForClass": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), describeVideoBodyDataIsForClassDefault).check(/*#__PURE__*/ zod.describe('For the whole class; otherwise for the absent, for 7 days, and for those with a window of their own'))
})
})
export const DescribeVideoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "notice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A sentence for the screen where a film is taken that some students cannot play, such as HEVC'))
})

/**
 * For a student who may watch it now; 404 for a video of a week that is not theirs, 409 closed outside the window.
 * @summary 영상을 볼 주소 받기
 */
export const OpenVideoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const openVideoBodyUrlMax = 2000;
export const OpenVideoBody = /*#__PURE__*/ zod.object({
  "videoId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openVideoBodyUrlMax))).check(/*#__PURE__*/ zod.describe('The address of a video at an address'))
}).check(/*#__PURE__*/ zod.describe('One of `videoId` and `url`'))
export const OpenVideoResponse = /*#__PURE__*/ zod.strictObject({
  "videoId": /*#__PURE__*/ zod.uuid(),
  "kind": /*#__PURE__*/ zod.enum(['FILE', 'LINK', 'YOUTUBE', 'VIMEO']),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('A FILE plays from this origin, for the sign-in that asked; YOUTUBE and VIMEO are embedded')),
  "posterUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "captionsUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('WebVTT')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('5 minutes from now'))
})

/**
 * Of a file that the same person has uploaded without an owner, whose length is read from it, or at an https address. 415 and 422 throw a bad file away, such as one that is cut off or has no picture. One that some students cannot play is taken, with a notice.
 * @summary 영상 올리기
 */
export const CreateVideoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const createVideoBodyTitleMax = 100;
export const createVideoBodyUrlMax = 2000;
export const createVideoBodyDurationSecondsMax = 86400;
export const createVideoBodyIsForClassDefault = true;
export const CreateVideoBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createVideoBodyTitleMax)),
  "fileId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('A file uploaded without an owner; instead of an address')),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createVideoBodyUrlMax))).check(/*#__PURE__*/ zod.describe('Https, of a public host; YouTube and Vimeo are embedded')),
  "durationSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createVideoBodyDurationSecondsMax))).check(/*#__PURE__*/ zod.describe('With an address; that of a file is read from it')),
  "opensAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Now when absent')),
  "closesAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Open-ended when absent')),
  "isForClass": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createVideoBodyIsForClassDefault).check(/*#__PURE__*/ zod.describe('For the whole class; otherwise for the absent, for 7 days, and for those with a window of their own'))
})
export const CreateVideoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "notice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A sentence for the screen where a film is taken that some students cannot play, such as HEVC'))
})

/**
 * All videos of the week; 409 list-changed when there are others by now.
 * @summary 영상 순서 바꾸기
 */
export const OrderVideosParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const orderVideosBodyIdsMax = 200;
export const OrderVideosBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderVideosBodyIdsMax))
})
export const OrderVideosResponse = /*#__PURE__*/ zod.void()

/**
 * Refused when somebody changed it since (409 version-conflict), or when students have watched more than the new length (409 watched).
 * @summary 영상 수정
 */
export const UpdateVideoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "videoId": /*#__PURE__*/ zod.uuid()
})
export const updateVideoBodyTitleMax = 100;
export const updateVideoBodyUrlMax = 2000;
export const updateVideoBodyDurationSecondsMax = 86400;
export const UpdateVideoBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateVideoBodyTitleMax)),
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateVideoBodyUrlMax))).check(/*#__PURE__*/ zod.describe('Of a video at an address')),
  "durationSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateVideoBodyDurationSecondsMax))).check(/*#__PURE__*/ zod.describe('Of a video at an address')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closesAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Open-ended when absent')),
  "isForClass": /*#__PURE__*/ zod.boolean(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})
export const UpdateVideoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * With its file, picture and captions, and what was watched of it.
 * @summary 영상 삭제
 */
export const DeleteVideoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "videoId": /*#__PURE__*/ zod.uuid()
})
export const DeleteVideoResponse = /*#__PURE__*/ zod.void()

/**
 * Without a window these students watch again as their class or their absence allows.
 * @summary 학생별 시청 기간 정하기
 */
export const SetVideoWindowsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "videoId": /*#__PURE__*/ zod.uuid()
})
export const setVideoWindowsBodyStudentIdsMax = 1000;
export const SetVideoWindowsBody = /*#__PURE__*/ zod.object({
  "studentIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setVideoWindowsBodyStudentIdsMax)),
  "window": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closesAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Open-ended when absent'))
}))
})
export const SetVideoWindowsResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 내 영상 진도
 */
export const ReadVideoProgressParams = /*#__PURE__*/ zod.object({
  "videoId": /*#__PURE__*/ zod.uuid()
})
export const readVideoProgressResponseRangesItemFromMin = 0;
export const readVideoProgressResponseRangesItemFromMax = 86400;
export const readVideoProgressResponseRangesItemToMin = 0;
export const readVideoProgressResponseRangesItemToMax = 86400;
export const readVideoProgressResponseRangesMax = 500;
export const ReadVideoProgressResponse = /*#__PURE__*/ zod.strictObject({
  "videoId": /*#__PURE__*/ zod.uuid(),
  "durationSeconds": /*#__PURE__*/ zod.int(),
  "coveredSeconds": /*#__PURE__*/ zod.int(),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rounded down, so that 100 means all of it')),
  "ranges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readVideoProgressResponseRangesItemFromMin)).check(/*#__PURE__*/ zod.lte(readVideoProgressResponseRangesItemFromMax)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readVideoProgressResponseRangesItemToMin)).check(/*#__PURE__*/ zod.lte(readVideoProgressResponseRangesItemToMax)).check(/*#__PURE__*/ zod.describe('Not included'))
})).check(/*#__PURE__*/ zod.maxLength(readVideoProgressResponseRangesMax)),
  "lastPositionSeconds": /*#__PURE__*/ zod.int(),
  "reportedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null before the first report'))
})

/**
 * Adds what was played, by no more than the clock allows since the last report. The same report again changes nothing. The first, empty one starts the clock.
 * @summary 본 구간 남기기
 */
export const ReportVideoProgressParams = /*#__PURE__*/ zod.object({
  "videoId": /*#__PURE__*/ zod.uuid()
})
export const reportVideoProgressBodyRangesItemFromMin = 0;
export const reportVideoProgressBodyRangesItemFromMax = 86400;
export const reportVideoProgressBodyRangesItemToMin = 0;
export const reportVideoProgressBodyRangesItemToMax = 86400;
export const reportVideoProgressBodyRangesMax = 500;
export const reportVideoProgressBodyReplayedItemFromMin = 0;
export const reportVideoProgressBodyReplayedItemFromMax = 86400;
export const reportVideoProgressBodyReplayedItemToMin = 0;
export const reportVideoProgressBodyReplayedItemToMax = 86400;
export const reportVideoProgressBodyReplayedMax = 500;
export const reportVideoProgressBodyLastPositionSecondsMin = 0;
export const reportVideoProgressBodyLastPositionSecondsMax = 86400;
export const ReportVideoProgressBody = /*#__PURE__*/ zod.object({
  "ranges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressBodyRangesItemFromMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressBodyRangesItemFromMax)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressBodyRangesItemToMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressBodyRangesItemToMax)).check(/*#__PURE__*/ zod.describe('Not included'))
})).check(/*#__PURE__*/ zod.maxLength(reportVideoProgressBodyRangesMax)).check(/*#__PURE__*/ zod.describe('Seconds really played')),
  "replayed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressBodyReplayedItemFromMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressBodyReplayedItemFromMax)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressBodyReplayedItemToMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressBodyReplayedItemToMax)).check(/*#__PURE__*/ zod.describe('Not included'))
})).check(/*#__PURE__*/ zod.maxLength(reportVideoProgressBodyReplayedMax))).check(/*#__PURE__*/ zod.describe('Those of them that were played again after a rewind')),
  "lastPositionSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressBodyLastPositionSecondsMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressBodyLastPositionSecondsMax))
})
export const reportVideoProgressResponseRangesItemFromMin = 0;
export const reportVideoProgressResponseRangesItemFromMax = 86400;
export const reportVideoProgressResponseRangesItemToMin = 0;
export const reportVideoProgressResponseRangesItemToMax = 86400;
export const reportVideoProgressResponseRangesMax = 500;
export const ReportVideoProgressResponse = /*#__PURE__*/ zod.strictObject({
  "videoId": /*#__PURE__*/ zod.uuid(),
  "durationSeconds": /*#__PURE__*/ zod.int(),
  "coveredSeconds": /*#__PURE__*/ zod.int(),
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rounded down, so that 100 means all of it')),
  "ranges": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressResponseRangesItemFromMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressResponseRangesItemFromMax)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reportVideoProgressResponseRangesItemToMin)).check(/*#__PURE__*/ zod.lte(reportVideoProgressResponseRangesItemToMax)).check(/*#__PURE__*/ zod.describe('Not included'))
})).check(/*#__PURE__*/ zod.maxLength(reportVideoProgressResponseRangesMax)),
  "lastPositionSeconds": /*#__PURE__*/ zod.int(),
  "reportedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null before the first report'))
})
