/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Comes in when the TA is out and goes out when in, by the clock of the server. A second press within a minute, or one with the same punchId, answers the shift of the first. 409 forgotten-out when the out of an earlier shift is missing.
 * @summary 출근하거나 퇴근하기
 */
export const PunchWorkBody = /*#__PURE__*/ zod.object({
  "wageTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The kind of work that begins; needed where the TA has several')),
  "punchId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const PunchWorkResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Begins a shift now, by the clock of the server. 409 already-open when one is open; with the same punchId the one that was begun is answered. 409 forgotten-out when the out of an earlier shift is missing; 409 wage-type-needed when the TA has several kinds of work.
 * @summary 출근하기
 */
export const PunchInBody = /*#__PURE__*/ zod.object({
  "wageTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The kind of work that begins; needed where the TA has several')),
  "punchId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const PunchInResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Ends the open shift now, by the clock of the server. 409 not-open without one; with the same punchId the one that was ended is answered. 409 forgotten-out when it began too long ago: its end is then asked for as a correction.
 * @summary 퇴근하기
 */
export const PunchOutBody = /*#__PURE__*/ zod.object({
  "punchId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const PunchOutResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * The clock that punches are written by.
 * @summary 서버 시각
 */
export const ReadClockResponse = /*#__PURE__*/ zod.strictObject({
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * For a shift of ones own, or for one that was not punched. An open shift whose out was forgotten is closed without minutes until the request is decided. 404 for a shift of somebody else, 409 already-asked while a request for it waits.
 * @summary 근무 정정 요청하기
 */
export const askWorkCorrectionBodyReasonMax = 200;
export const AskWorkCorrectionBody = /*#__PURE__*/ zod.object({
  "workRecordId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Left out where nothing was punched')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "wageTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(askWorkCorrectionBodyReasonMax))
})
export const AskWorkCorrectionResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * While nobody decided it; it stays as cancelled.
 * @summary 근무 정정 요청 취소하기
 */
export const CancelWorkCorrectionParams = /*#__PURE__*/ zod.object({
  "correctionId": /*#__PURE__*/ zod.uuid()
})
export const CancelWorkCorrectionResponse = /*#__PURE__*/ zod.void()

/**
 * Writes the wanted hours into the shift, which keeps its first ones. 409 own-correction for ones own, version-conflict when the shift is no longer as it was looked at.
 * @summary 근무 정정 승인하기
 */
export const ApproveWorkCorrectionParams = /*#__PURE__*/ zod.object({
  "correctionId": /*#__PURE__*/ zod.uuid()
})
export const ApproveWorkCorrectionBody = /*#__PURE__*/ zod.object({
  "recordVersion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version of the record that was looked at; without it whatever is there'))
})
export const ApproveWorkCorrectionResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * The TA reads the answer.
 * @summary 근무 정정 반려하기
 */
export const RejectWorkCorrectionParams = /*#__PURE__*/ zod.object({
  "correctionId": /*#__PURE__*/ zod.uuid()
})
export const rejectWorkCorrectionBodyAnswerMax = 200;
export const RejectWorkCorrectionBody = /*#__PURE__*/ zod.object({
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWorkCorrectionBodyAnswerMax))
})
export const RejectWorkCorrectionResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Of a day or a month, of all TAs or one; without any of them of this month.
 * @summary 근무 기록 목록
 */
export const listWorkRecordsQueryMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');
export const ListWorkRecordsQueryParams = /*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('A day in Seoul')),
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listWorkRecordsQueryMonthRegExp))).check(/*#__PURE__*/ zod.describe('A month')),
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const ListWorkRecordsResponse = /*#__PURE__*/ zod.strictObject({
  "records": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})),
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * For somebody else: a manager asks for corrections of their own shifts.
 * @summary 근무 기록 추가
 */
export const createWorkRecordBodyMemoMax = 500;
export const CreateWorkRecordBody = /*#__PURE__*/ zod.object({
  "taId": /*#__PURE__*/ zod.uuid(),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Left out while the TA is still at work')),
  "wageTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWorkRecordBodyMemoMax)))
})
export const CreateWorkRecordResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * The first values stay with the shift. 409 version-conflict when somebody else changed it.
 * @summary 근무 기록 정정하기
 */
export const UpdateWorkRecordParams = /*#__PURE__*/ zod.object({
  "workRecordId": /*#__PURE__*/ zod.uuid()
})
export const updateWorkRecordBodyMemoMax = 500;
export const UpdateWorkRecordBody = /*#__PURE__*/ zod.object({
  "startedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "endedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "wageTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateWorkRecordBodyMemoMax))),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('A value that is left out stays.'))
export const UpdateWorkRecordResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * @summary 근무 기록 삭제
 */
export const DeleteWorkRecordParams = /*#__PURE__*/ zod.object({
  "workRecordId": /*#__PURE__*/ zod.uuid()
})
export const DeleteWorkRecordResponse = /*#__PURE__*/ zod.void()

/**
 * Makes, changes and deletes shifts as one change set: all of them or none. 409 version-conflict carries both values, 409 overlap names the other shift.
 * @summary 근무 기록 여럿 수정
 */
export const changeWorkRecordsBodyChangesItemVersionMin = 0;
export const changeWorkRecordsBodyChangesItemMemoMax = 500;
export const changeWorkRecordsBodyChangesMax = 2000;
export const ChangeWorkRecordsBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['edit', 'paste', 'import'])).check(/*#__PURE__*/ zod.describe('What the person did, for the audit log')),
  "isPreview": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Writes nothing and says what would be refused, shift by shift')),
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeWorkRecordsBodyChangesItemVersionMin)).check(/*#__PURE__*/ zod.describe('The version that was read; of a record that does not exist yet, 0 or the one it had before it was deleted')),
  "taId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "startedAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "endedAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "wageTypeId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeWorkRecordsBodyChangesItemMemoMax))),
  "remove": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}).check(/*#__PURE__*/ zod.describe('A value that is left out stays. `remove` deletes the record; a record that does not exist is made when `taId` and `startedAt` are there.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeWorkRecordsBodyChangesMax))
})
export const ChangeWorkRecordsResponse = /*#__PURE__*/ zod.strictObject({
  "changed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "taId": /*#__PURE__*/ zod.uuid(),
  "taName": /*#__PURE__*/ zod.string(),
  "wageTypeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "status": /*#__PURE__*/ zod.enum(['OPEN', 'CLOSED']),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "workDate": /*#__PURE__*/ zod.iso.date(),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "nextDayMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of its minutes that are after midnight')),
  "memo": /*#__PURE__*/ zod.string(),
  "isOutMissing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The out was not punched: it has no minutes until a manager says when it ended')),
  "version": /*#__PURE__*/ zod.int()
})),
  "removed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('One more than the last it had'))
})),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "code": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string()
})).check(/*#__PURE__*/ zod.describe('Of a preview')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null for a preview'))
})
