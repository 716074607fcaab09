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
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Weeks of the lecture the student is taken out of')),
  "joins": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date()
})).check(/*#__PURE__*/ zod.describe('Weeks of the other lecture the student is added to')),
  "stays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "weekNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "specialName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "attendance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Name of the mark')),
  "hasMemo": /*#__PURE__*/ zod.boolean(),
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "isScored": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.describe('Weeks from the given one on where something was earned, which stays')),
  "movesRepresentative": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The lecture was the student\'s representative lecture')),
  "enrolled": /*#__PURE__*/ zod.strictObject({
  "taken": /*#__PURE__*/ zod.int(),
  "capacity": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('The other lecture on its fullest day from then on'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null on UNDO'))
})

