/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * 409 version-conflict carries both values; 409 locked when only a manager may change it.
 * @summary 출결 체크
 */
export const markAttendancePathTypeIdRegExp = new RegExp('^(none|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const MarkAttendanceParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid(),
  "userId": zod.uuid(),
  "typeId": zod.string().regex(markAttendancePathTypeIdRegExp).describe('An attendance type, or none to undo a mark')
})




export const MarkAttendanceBody = zod.object({
  "version": zod.int().min(1).describe('The version of the participant this write changes')
})

export const MarkAttendanceResponse = zod.object({
  "id": zod.uuid(),
  "userId": zod.uuid(),
  "attendanceTypeId": zod.uuid().nullable(),
  "memo": zod.string(),
  "isLocked": zod.boolean(),
  "version": zod.int()
})

/**
 * Without versions only marks that are still unset change (the rest present); with versions all of them change or none.
 * @summary 출결 일괄 체크
 */
export const MarkAttendanceBulkParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const markAttendanceBulkBodyUserIdsMax = 1000;




export const MarkAttendanceBulkBody = zod.object({
  "userIds": zod.array(zod.uuid()).min(1).max(markAttendanceBulkBodyUserIdsMax),
  "attTypeId": zod.uuid(),
  "versions": zod.record(zod.string(), zod.int().min(1)).optional().describe('userId → version')
})

export const MarkAttendanceBulkResponse = zod.object({
  "changed": zod.array(zod.object({
  "id": zod.uuid(),
  "userId": zod.uuid(),
  "attendanceTypeId": zod.uuid().nullable(),
  "memo": zod.string(),
  "isLocked": zod.boolean(),
  "version": zod.int()
})),
  "skipped": zod.array(zod.uuid()).describe('Left as they were')
})

/**
 * Without versions only empty memos change; with versions all of them change or none.
 * @summary 메모 일괄 쓰기
 */
export const WriteMemoBulkParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const writeMemoBulkBodyUserIdsMax = 1000;

export const writeMemoBulkBodyMemoMax = 500;




export const WriteMemoBulkBody = zod.object({
  "userIds": zod.array(zod.uuid()).min(1).max(writeMemoBulkBodyUserIdsMax),
  "memo": zod.string().max(writeMemoBulkBodyMemoMax),
  "versions": zod.record(zod.string(), zod.int().min(1)).optional().describe('userId → version')
})

export const WriteMemoBulkResponse = zod.object({
  "changed": zod.array(zod.object({
  "id": zod.uuid(),
  "userId": zod.uuid(),
  "attendanceTypeId": zod.uuid().nullable(),
  "memo": zod.string(),
  "isLocked": zod.boolean(),
  "version": zod.int()
})),
  "skipped": zod.array(zod.uuid()).describe('Left as they were')
})

/**
 * @summary 메모 쓰기
 */
export const WriteStudentMemoParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid(),
  "userId": zod.uuid()
})


export const writeStudentMemoBodyMemoMax = 500;



export const WriteStudentMemoBody = zod.object({
  "version": zod.int().min(1),
  "memo": zod.string().max(writeStudentMemoBodyMemoMax)
})

export const WriteStudentMemoResponse = zod.object({
  "id": zod.uuid(),
  "userId": zod.uuid(),
  "attendanceTypeId": zod.uuid().nullable(),
  "memo": zod.string(),
  "isLocked": zod.boolean(),
  "version": zod.int()
})

/**
 * Answers who was added; those already there are left as they are.
 * @summary 수강생 더하기
 */
export const AddParticipantsParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const addParticipantsBodyUserIdsMin = 0;
export const addParticipantsBodyUserIdsMax = 1000;



export const AddParticipantsBody = zod.object({
  "userIds": zod.array(zod.uuid()).min(addParticipantsBodyUserIdsMin).max(addParticipantsBodyUserIdsMax)
})

export const addParticipantsResponseUserIdsMin = 0;
export const addParticipantsResponseUserIdsMax = 1000;



export const AddParticipantsResponse = zod.object({
  "userIds": zod.array(zod.uuid()).min(addParticipantsResponseUserIdsMin).max(addParticipantsResponseUserIdsMax)
})

/**
 * All or nothing: refused when one of them has attendance, a memo or a lock (409 in-use).
 * @summary 수강생 빼기
 */
export const RemoveParticipantsParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const removeParticipantsBodyUserIdsMin = 0;
export const removeParticipantsBodyUserIdsMax = 1000;



export const RemoveParticipantsBody = zod.object({
  "userIds": zod.array(zod.uuid()).min(removeParticipantsBodyUserIdsMin).max(removeParticipantsBodyUserIdsMax)
})

export const removeParticipantsResponseUserIdsMin = 0;
export const removeParticipantsResponseUserIdsMax = 1000;



export const RemoveParticipantsResponse = zod.object({
  "userIds": zod.array(zod.uuid()).min(removeParticipantsResponseUserIdsMin).max(removeParticipantsResponseUserIdsMax)
})

/**
 * Anyone on the staff locks; only a manager unlocks (409 locked).
 * @summary 출결 잠그기, 풀기
 */
export const LockAttendanceParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid(),
  "participantId": zod.uuid(),
  "flag": zod.enum(['true', 'false'])
})




export const LockAttendanceBody = zod.object({
  "version": zod.int().min(1).describe('The version of the participant this write changes')
})

export const LockAttendanceResponse = zod.object({
  "id": zod.uuid(),
  "userId": zod.uuid(),
  "attendanceTypeId": zod.uuid().nullable(),
  "memo": zod.string(),
  "isLocked": zod.boolean(),
  "version": zod.int()
})

/**
 * @summary 수강생 아이디 목록
 */
export const ListParticipantUserIdsParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const listParticipantUserIdsResponseUserIdsMin = 0;
export const listParticipantUserIdsResponseUserIdsMax = 1000;



export const ListParticipantUserIdsResponse = zod.object({
  "userIds": zod.array(zod.uuid()).min(listParticipantUserIdsResponseUserIdsMin).max(listParticipantUserIdsResponseUserIdsMax)
})

