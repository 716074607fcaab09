/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * One week, or a run of weeks that are added all or none. Each copies its participants from the enrollments on its date; hours and
 * room default to the lecture's. 409 duplicate-week when one of the numbers is taken (as often as the lecture meets in a week): no week that is there is ever changed.
 * @summary 주차 만들기
 */
export const CreateWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const createWeeklyLectureBodyOneWeekNumberMax = 100;
export const createWeeklyLectureBodyOneMeetingMax = 9;
export const createWeeklyLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyOneRoomMax = 30;
export const createWeeklyLectureBodyTwoDryRunDefault = false;
export const createWeeklyLectureBodyTwoFollowingItemWeekNumberMax = 100;
export const createWeeklyLectureBodyTwoFollowingItemMeetingMax = 9;
export const createWeeklyLectureBodyTwoFollowingItemStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyTwoFollowingItemEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyTwoFollowingItemRoomMax = 30;
export const createWeeklyLectureBodyTwoFollowingMax = 59;
export const CreateWeeklyLectureBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "weekNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWeeklyLectureBodyOneWeekNumberMax)),
  "meeting": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWeeklyLectureBodyOneMeetingMax))).check(/*#__PURE__*/ zod.describe('Which of the lessons of the week it is made as, each once; without it that of its weekday, or a free one of the weekly hours. Its name (14주차 1/2) follows the days and hours')),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWeeklyLectureBodyOneStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWeeklyLectureBodyOneEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWeeklyLectureBodyOneRoomMax)))
}), /*#__PURE__*/ zod.object({
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createWeeklyLectureBodyTwoDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says whose student, teacher or room has another lesson then')),
  "following": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "weekNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWeeklyLectureBodyTwoFollowingItemWeekNumberMax)),
  "meeting": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWeeklyLectureBodyTwoFollowingItemMeetingMax))).check(/*#__PURE__*/ zod.describe('Which of the lessons of the week it is made as, each once; without it that of its weekday, or a free one of the weekly hours. Its name (14주차 1/2) follows the days and hours')),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWeeklyLectureBodyTwoFollowingItemStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWeeklyLectureBodyTwoFollowingItemEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWeeklyLectureBodyTwoFollowingItemRoomMax)))
})).check(/*#__PURE__*/ zod.maxLength(createWeeklyLectureBodyTwoFollowingMax))).check(/*#__PURE__*/ zod.describe('The other weeks of a run: added with the first, all or none, as one change set'))
}))
export const CreateWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('In the order asked for; id is the first')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The change set of a run in the audit log')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "taken": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "who": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What is taken, in Korean: `김지훈 선생님, 301호`')),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of its lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When, in Korean, as of StudentClash'))
}).check(/*#__PURE__*/ zod.describe('A lesson of another lecture, or another one of this, with the same teacher or in the same room. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Whose teacher or room is taken'))
})

/**
 * @summary 이름 있는 주차 만들기 (특강, 보강)
 */
export const CreateSpecialWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const createSpecialWeeklyLectureBodyOneSpecialNameMax = 30;
export const createSpecialWeeklyLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createSpecialWeeklyLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createSpecialWeeklyLectureBodyOneRoomMax = 30;
export const createSpecialWeeklyLectureBodyTwoDryRunDefault = false;
export const CreateSpecialWeeklyLectureBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "specialName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSpecialWeeklyLectureBodyOneSpecialNameMax)),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createSpecialWeeklyLectureBodyOneStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createSpecialWeeklyLectureBodyOneEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSpecialWeeklyLectureBodyOneRoomMax)))
}), /*#__PURE__*/ zod.object({
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), createSpecialWeeklyLectureBodyTwoDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says whose student, teacher or room has another lesson then'))
}))
export const CreateSpecialWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('In the order asked for; id is the first')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The change set of a run in the audit log')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "taken": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "who": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What is taken, in Korean: `김지훈 선생님, 301호`')),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of its lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When, in Korean, as of StudentClash'))
}).check(/*#__PURE__*/ zod.describe('A lesson of another lecture, or another one of this, with the same teacher or in the same room. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Whose teacher or room is taken'))
})

/**
 * @summary 주차 수정
 */
export const UpdateWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const updateWeeklyLectureBodyOneWeekNumberMax = 100;
export const updateWeeklyLectureBodyOneMeetingMax = 9;
export const updateWeeklyLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWeeklyLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWeeklyLectureBodyOneRoomMax = 30;
export const updateWeeklyLectureBodyTwoDryRunDefault = false;
export const UpdateWeeklyLectureBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "weekNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWeeklyLectureBodyOneWeekNumberMax)),
  "meeting": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWeeklyLectureBodyOneMeetingMax))).check(/*#__PURE__*/ zod.describe('Which of the lessons of the week it is made as, each once; without it that of its weekday, or a free one of the weekly hours. Its name (14주차 1/2) follows the days and hours')),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateWeeklyLectureBodyOneStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateWeeklyLectureBodyOneEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateWeeklyLectureBodyOneRoomMax)))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateWeeklyLectureBodyTwoDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says who would come and go and be told'))
}))
export const UpdateWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "joined": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Enrolled on the new date')),
  "left": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('No longer enrolled on the new date')),
  "kept": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Not enrolled on the new date either, but something is known of them in the week: they stay')),
  "told": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students who are told that the week moves')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "taken": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "who": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What is taken, in Korean: `김지훈 선생님, 301호`')),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of its lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When, in Korean, as of StudentClash'))
}).check(/*#__PURE__*/ zod.describe('A lesson of another lecture, or another one of this, with the same teacher or in the same room. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Whose teacher or room is taken'))
}).check(/*#__PURE__*/ zod.describe('The names of students that a new date concerns; empty while it stays, and how many are told of a move'))

/**
 * Refused while it has attendance, memos, locks, exams, announcements, videos or files; the message says which (409 in-use).
 * With the change set of the run it was added with, that whole run is taken back: all of its weeks or none.
 * @summary 주차 삭제
 */
export const DeleteWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const DeleteWeeklyLectureQueryParams = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('As createWeeklyLecture answered it'))
})
export const DeleteWeeklyLectureResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 이름 있는 주차 수정
 */
export const UpdateSpecialWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const updateSpecialWeeklyLectureBodyOneSpecialNameMax = 30;
export const updateSpecialWeeklyLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateSpecialWeeklyLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateSpecialWeeklyLectureBodyOneRoomMax = 30;
export const updateSpecialWeeklyLectureBodyTwoDryRunDefault = false;
export const UpdateSpecialWeeklyLectureBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "specialName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSpecialWeeklyLectureBodyOneSpecialNameMax)),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateSpecialWeeklyLectureBodyOneStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateSpecialWeeklyLectureBodyOneEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSpecialWeeklyLectureBodyOneRoomMax)))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateSpecialWeeklyLectureBodyTwoDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says who would come and go and be told'))
}))
export const UpdateSpecialWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "joined": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Enrolled on the new date')),
  "left": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('No longer enrolled on the new date')),
  "kept": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Not enrolled on the new date either, but something is known of them in the week: they stay')),
  "told": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students who are told that the week moves')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "taken": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "who": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What is taken, in Korean: `김지훈 선생님, 301호`')),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of its lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When, in Korean, as of StudentClash'))
}).check(/*#__PURE__*/ zod.describe('A lesson of another lecture, or another one of this, with the same teacher or in the same room. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Whose teacher or room is taken'))
}).check(/*#__PURE__*/ zod.describe('The names of students that a new date concerns; empty while it stays, and how many are told of a move'))
