/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Moves a student's enrollment from one lecture to another from a week on. Marks, memos and scores stay where they were earned.
 * PREVIEW does all of it and takes it back, so its refusals are those of COMMIT. COMMIT is refused when the outcome is no longer that
 * of the preview (409 transfer-changed), where its plan is given. Without a body it commits from the next week that is held. UNDO restores everything the change set of a COMMIT changed, unless somebody changed one of
 * those rows since (409 changed-since).
 * @summary 반 이동
 */
export const TransferClassParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "userId": /*#__PURE__*/ zod.uuid(),
  "targetLectureId": /*#__PURE__*/ zod.uuid()
})
export const transferClassBodyModeDefault = `COMMIT`;
export const transferClassBodyPlanMax = 128;
export const TransferClassBody = /*#__PURE__*/ zod.object({
  "mode": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']), transferClassBodyModeDefault),
  "fromWeeklyLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On PREVIEW and COMMIT: the first week the student no longer attends; absent: the next one that is held, today included')),
  "targetWeeklyLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The first week the student attends in the other lecture; absent: the day of the week above')),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferClassBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview; without it whatever the outcome is')),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On UNDO: what to take back'))
})
export const TransferClassResponse = /*#__PURE__*/ zod.strictObject({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT and UNDO: the change set in the audit log')),
  "plan": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Fingerprint of the outcome; null on UNDO')),
  "outcome": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "endsOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day in the lecture; null when nothing of the enrollment remains there')),
  "joinsOn": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('First day in the other lecture')),
  "untilOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day there; null while open')),
  "leaves": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Weeks of the lecture the student is taken out of')),
  "joins": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Weeks of the other lecture the student is added to')),
  "stays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "attendance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the mark')),
  "hasMemo": /*#__PURE__*/ zod.boolean(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "isScored": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.describe('Weeks from the given one on where something was earned, which stays')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "movesRepresentative": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The lecture was the student\'s representative lecture, and the other one is now')),
  "enrolled": /*#__PURE__*/ zod.strictObject({
  "taken": /*#__PURE__*/ zod.int(),
  "capacity": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('The other lecture on its fullest day from then on'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null on UNDO'))
})

/**
 * The transfer of several students from one week on, as one change set, all or none; PREVIEW, COMMIT and UNDO as for one. A refusal names the student.
 * @summary 여러 학생 반 이동
 */
export const TransferStudentsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "targetLectureId": /*#__PURE__*/ zod.uuid()
})
export const transferStudentsBodyModeDefault = `COMMIT`;
export const transferStudentsBodyUserIdsMax = 200;
export const transferStudentsBodyPlanMax = 128;
export const TransferStudentsBody = /*#__PURE__*/ zod.object({
  "mode": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']), transferStudentsBodyModeDefault),
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transferStudentsBodyUserIdsMax)),
  "fromWeeklyLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The first week they no longer attend; absent: the next one that is held, today included')),
  "targetWeeklyLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The first week they attend in the other lecture; absent: the day of the week above')),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transferStudentsBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview; without it whatever the outcome is')),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On UNDO: what to take back'))
})
export const TransferStudentsResponse = /*#__PURE__*/ zod.strictObject({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT and UNDO: the change set in the audit log')),
  "plan": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Fingerprint of the outcomes; null on UNDO')),
  "outcomes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "endsOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day in the lecture; null when nothing of the enrollment remains there')),
  "joinsOn": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('First day in the other lecture')),
  "untilOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day there; null while open')),
  "leaves": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Weeks of the lecture the student is taken out of')),
  "joins": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Weeks of the other lecture the student is added to')),
  "stays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "placeInWeek": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "attendance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the mark')),
  "hasMemo": /*#__PURE__*/ zod.boolean(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "isScored": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.describe('Weeks from the given one on where something was earned, which stays')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "movesRepresentative": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The lecture was the student\'s representative lecture, and the other one is now')),
  "enrolled": /*#__PURE__*/ zod.strictObject({
  "taken": /*#__PURE__*/ zod.int(),
  "capacity": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('The other lecture on its fullest day from then on'))
})).check(/*#__PURE__*/ zod.describe('One a student, in the order of their ids; empty on UNDO'))
})

/**
 * Enrols students in a lecture, all or none, as one change set; those already enrolled in that time stay as they are. Sent again with the change
 * set it made, it takes that back, unless something was written about one of them since (409 changed-since). `clashes` names those who have another lesson at its
 * hours; with `dryRun` nothing is written.
 * @summary 수강 등록
 */
export const EnrollStudentsParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const enrollStudentsBodyUserIdsMax = 1000;
export const enrollStudentsBodyDryRunDefault = false;
export const EnrollStudentsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrollStudentsBodyUserIdsMax)),
  "fromDate": /*#__PURE__*/ zod.iso.date(),
  "toDate": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Null or absent: open')),
  "undo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The change set that this same enrolment made: it is taken back')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), enrollStudentsBodyDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says who would be enrolled and has another lesson then'))
})
export const EnrollStudentsResponse = /*#__PURE__*/ zod.strictObject({
  "enrolled": /*#__PURE__*/ zod.int(),
  "already": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Who was enrolled in that time already')),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null of a dry run'))
})

/**
 * Reads a list of students and says whom each row means. Writes nothing.
 * @summary 명단에서 등록할 학생 검색
 */
export const FindEnrolleesParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const findEnrolleesBodyTextMax = 100000;
export const FindEnrolleesBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.describe('.xlsx, .xls, .ods or .csv, 10 MB at most')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findEnrolleesBodyTextMax))).check(/*#__PURE__*/ zod.describe('Instead of a file: lines as they are copied from a spreadsheet, with or without a header'))
})
export const FindEnrolleesResponse = /*#__PURE__*/ zod.strictObject({
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
