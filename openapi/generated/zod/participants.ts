/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Without a version whatever is there is replaced. 409 version-conflict carries both values; 409 locked when only a manager may change it.
 * @summary 출결 체크
 */
export const markAttendancePathTypeIdRegExp = new RegExp('^(none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const MarkAttendanceParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "typeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(markAttendancePathTypeIdRegExp)).check(/*#__PURE__*/ zod.describe('An attendance type, or none to undo a mark'))
})
export const MarkAttendanceBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version of the participant this write changes; without it whatever is there'))
})
export const MarkAttendanceResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.string(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "lockReason": /*#__PURE__*/ zod.string(),
  "makeupForId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The missed week (its participant) that this one makes up for')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Sets all those named or none, as one change set: with versions those that are still as they were read (409 version-conflict), without them whatever is there; `onlyBlank` marks the rest. `changes` instead names each participant with what it becomes: a paste, a bulk edit, in one or in several weeks of the lecture. 409 locked when only a manager may change one of them.
 * @summary 출결 일괄 체크
 */
export const MarkAttendanceBulkParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const markAttendanceBulkBodyOneUserIdsMax = 1000;
export const markAttendanceBulkBodyTwoChangesItemMemoMax = 500;
export const markAttendanceBulkBodyTwoChangesItemReasonMax = 200;
export const markAttendanceBulkBodyTwoChangesMax = 5000;
export const MarkAttendanceBulkBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markAttendanceBulkBodyOneUserIdsMax)),
  "attTypeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null takes the marks back')),
  "versions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))).check(/*#__PURE__*/ zod.describe('userId → version')),
  "onlyBlank": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only those that are unset and unlocked now, the others are skipped; not with versions'))
}),/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['edit', 'paste'])).check(/*#__PURE__*/ zod.describe('What the person did, for the audit log')),
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "attTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markAttendanceBulkBodyTwoChangesItemMemoMax))),
  "isLocked": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markAttendanceBulkBodyTwoChangesItemReasonMax))).check(/*#__PURE__*/ zod.describe('Of the lock')),
  "makeupForId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid())
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markAttendanceBulkBodyTwoChangesMax))
}).check(/*#__PURE__*/ zod.describe('Any changes of participants of the lecture, in any of its weeks; all of them are made or none. A value that is left out stays.'))])
export const MarkAttendanceBulkResponse = /*#__PURE__*/ zod.strictObject({
  "changed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.string(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "lockReason": /*#__PURE__*/ zod.string(),
  "makeupForId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The missed week (its participant) that this one makes up for')),
  "version": /*#__PURE__*/ zod.int()
})),
  "skipped": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Left as they were')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The change set in the audit log; undo names it'))
})

/**
 * Sets all those named or none, as one change set; versions and `onlyBlank` as for marks.
 * @summary 메모 일괄 추가
 */
export const WriteMemoBulkParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const writeMemoBulkBodyUserIdsMax = 1000;
export const writeMemoBulkBodyMemoMax = 500;
export const WriteMemoBulkBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeMemoBulkBodyUserIdsMax)),
  "memo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeMemoBulkBodyMemoMax)),
  "versions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))).check(/*#__PURE__*/ zod.describe('userId → version')),
  "onlyBlank": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only those that are unset and unlocked now, the others are skipped; not with versions'))
})
export const WriteMemoBulkResponse = /*#__PURE__*/ zod.strictObject({
  "changed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.string(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "lockReason": /*#__PURE__*/ zod.string(),
  "makeupForId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The missed week (its participant) that this one makes up for')),
  "version": /*#__PURE__*/ zod.int()
})),
  "skipped": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Left as they were')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The change set in the audit log; undo names it'))
})

/**
 * Takes back what one change set of marks or memos changed in the lecture, one's own or the academy's (403 not-own); a manager anybody's. 404 when it is none, 409 changed-since when somebody changed one of them, 409 locked when a mark is locked, for managers too: they unlock it first.
 * @summary 출결이나 메모를 쓴 것 되돌리기
 */
export const UndoAttendanceParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const UndoAttendanceBody = /*#__PURE__*/ zod.object({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})
export const UndoAttendanceResponse = /*#__PURE__*/ zod.strictObject({
  "changeSetId": /*#__PURE__*/ zod.uuid()
})

/**
 * Without a version whatever is there is replaced.
 * @summary 메모 추가
 */
export const WriteStudentMemoParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid()
})
export const writeStudentMemoBodyMemoMax = 500;
export const writeStudentMemoBodyDataMax = 500;
export const WriteStudentMemoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version of the participant this write changes; without it whatever is there')),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeStudentMemoBodyMemoMax))),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeStudentMemoBodyDataMax))).check(/*#__PURE__*/ zod.describe('Another name of `memo`'))
}).check(/*#__PURE__*/ zod.describe('One of `memo` and `data`'))
export const WriteStudentMemoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.string(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "lockReason": /*#__PURE__*/ zod.string(),
  "makeupForId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The missed week (its participant) that this one makes up for')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Answers who was added; those already there are left as they are.
 * @summary 수강생 추가
 */
export const AddParticipantsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const addParticipantsBodyUserIdsMin = 0;
export const addParticipantsBodyUserIdsMax = 1000;
export const AddParticipantsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(addParticipantsBodyUserIdsMin)).check(/*#__PURE__*/ zod.maxLength(addParticipantsBodyUserIdsMax))
})
export const addParticipantsResponseUserIdsMin = 0;
export const addParticipantsResponseUserIdsMax = 1000;
export const AddParticipantsResponse = /*#__PURE__*/ zod.strictObject({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(addParticipantsResponseUserIdsMin)).check(/*#__PURE__*/ zod.maxLength(addParticipantsResponseUserIdsMax))
})

/**
 * One change set; those already there are left as they are. 409 inactive when one of them left the academy.
 * @summary 수강생 추가 (다음 주차까지, 알림)
 */
export const AddParticipantsWithOptionsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const addParticipantsWithOptionsBodyUserIdsMax = 1000;
export const addParticipantsWithOptionsBodyDryRunDefault = false;
export const AddParticipantsWithOptionsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addParticipantsWithOptionsBodyUserIdsMax)),
  "followingWeeks": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Also into every week of the lecture that is held later')),
  "notify": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Queues a text to the phone of each student who was added; at night it waits until 08:00')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), addParticipantsWithOptionsBodyDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says who would be added and has another lesson then'))
})
export const AddParticipantsWithOptionsResponse = /*#__PURE__*/ zod.strictObject({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Who was not in the week before')),
  "weeks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "added": /*#__PURE__*/ zod.int()
})).check(/*#__PURE__*/ zod.describe('Every week somebody was added to')),
  "notified": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts queued')),
  "withoutPhone": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Added, but they have no phone to tell')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null when everybody was there already, and of a dry run'))
})

/**
 * Reads a list of students and says whom each row means. Writes nothing; who is chosen is added by with-options.
 * @summary 엑셀 명단에서 수강생 검색
 */
export const FindCandidatesParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const findCandidatesBodyTextMax = 100000;
export const FindCandidatesBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.describe('.xlsx, .xls, .ods or .csv, 10 MB at most')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findCandidatesBodyTextMax))).check(/*#__PURE__*/ zod.describe('Instead of a file: lines as they are copied from a spreadsheet, with or without a header'))
})
export const FindCandidatesResponse = /*#__PURE__*/ zod.strictObject({
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row of the sheet or line of the text, from 1')),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "school": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['MATCHED', 'AMBIGUOUS', 'UNKNOWN', 'PRESENT', 'REPEATED']).check(/*#__PURE__*/ zod.describe('One student; several it may be; nobody; in the week already; the same student as in a row above')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Why, and what to do about it; empty for MATCHED')),
  "candidates": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "school": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phoneEnd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The last four digits; empty without a phone')),
  "isEnrolled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('In this lecture on the day of the week'))
})).check(/*#__PURE__*/ zod.describe('Whom it may mean, those enrolled in the lecture first'))
})),
  "unread": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What of the file is not read, in Korean')),
  "counts": /*#__PURE__*/ zod.strictObject({
  "matched": /*#__PURE__*/ zod.int(),
  "ambiguous": /*#__PURE__*/ zod.int(),
  "unknown": /*#__PURE__*/ zod.int(),
  "present": /*#__PURE__*/ zod.int(),
  "repeated": /*#__PURE__*/ zod.int()
})
})

/**
 * All or nothing: refused when one of them has attendance, a memo, a lock, a score, an answer sheet or a submission; the message says who and what (409 in-use).
 * @summary 수강생 빼기
 */
export const RemoveParticipantsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const removeParticipantsBodyUserIdsMin = 0;
export const removeParticipantsBodyUserIdsMax = 1000;
export const RemoveParticipantsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(removeParticipantsBodyUserIdsMin)).check(/*#__PURE__*/ zod.maxLength(removeParticipantsBodyUserIdsMax))
})
export const removeParticipantsResponseUserIdsMin = 0;
export const removeParticipantsResponseUserIdsMax = 1000;
export const RemoveParticipantsResponse = /*#__PURE__*/ zod.strictObject({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(removeParticipantsResponseUserIdsMin)).check(/*#__PURE__*/ zod.maxLength(removeParticipantsResponseUserIdsMax))
})

/**
 * Anyone on the staff locks; only a manager unlocks (409 locked). Without a version whatever is there.
 * @summary 출결 잠그기, 풀기
 */
export const LockAttendanceParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.uuid(),
  "flag": /*#__PURE__*/ zod.enum(['true', 'false'])
})
export const lockAttendanceBodyReasonMax = 200;
export const LockAttendanceBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version of the participant this write changes; without it whatever is there')),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lockAttendanceBodyReasonMax))).check(/*#__PURE__*/ zod.describe('Why; an unlock without it says that no reason was given'))
})
export const LockAttendanceResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.string(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "lockReason": /*#__PURE__*/ zod.string(),
  "makeupForId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The missed week (its participant) that this one makes up for')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * @summary 수강생 아이디 목록
 */
export const ListParticipantUserIdsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const listParticipantUserIdsResponseUserIdsMin = 0;
export const listParticipantUserIdsResponseUserIdsMax = 1000;
export const ListParticipantUserIdsResponse = /*#__PURE__*/ zod.strictObject({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(listParticipantUserIdsResponseUserIdsMin)).check(/*#__PURE__*/ zod.maxLength(listParticipantUserIdsResponseUserIdsMax))
})
