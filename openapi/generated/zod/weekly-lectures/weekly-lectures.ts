/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Copies its participants from the enrollments on that date; hours and room default to the lecture's.
 * @summary 주차 만들기
 */
export const CreateWeeklyLectureParams = zod.object({
  "lectureId": zod.uuid()
})

export const createWeeklyLectureBodyWeekNumberMax = 100;

export const createWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyRoomMax = 30;



export const CreateWeeklyLectureBody = zod.object({
  "weekNumber": zod.int().min(1).max(createWeeklyLectureBodyWeekNumberMax),
  "heldOn": zod.iso.date(),
  "startsAt": zod.string().regex(createWeeklyLectureBodyStartsAtRegExp).optional(),
  "endsAt": zod.string().regex(createWeeklyLectureBodyEndsAtRegExp).optional(),
  "room": zod.string().max(createWeeklyLectureBodyRoomMax).optional()
})

export const CreateWeeklyLectureResponse = zod.object({
  "id": zod.uuid()
})

/**
 * @summary 이름 있는 주차 만들기 (특강, 보강)
 */
export const CreateSpecialWeeklyLectureParams = zod.object({
  "lectureId": zod.uuid()
})

export const createSpecialWeeklyLectureBodySpecialNameMax = 30;

export const createSpecialWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createSpecialWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createSpecialWeeklyLectureBodyRoomMax = 30;



export const CreateSpecialWeeklyLectureBody = zod.object({
  "specialName": zod.string().min(1).max(createSpecialWeeklyLectureBodySpecialNameMax),
  "heldOn": zod.iso.date(),
  "startsAt": zod.string().regex(createSpecialWeeklyLectureBodyStartsAtRegExp).optional(),
  "endsAt": zod.string().regex(createSpecialWeeklyLectureBodyEndsAtRegExp).optional(),
  "room": zod.string().max(createSpecialWeeklyLectureBodyRoomMax).optional()
})

export const CreateSpecialWeeklyLectureResponse = zod.object({
  "id": zod.uuid()
})

/**
 * @summary 주차 고치기
 */
export const UpdateWeeklyLectureParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const updateWeeklyLectureBodyWeekNumberMax = 100;

export const updateWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWeeklyLectureBodyRoomMax = 30;



export const UpdateWeeklyLectureBody = zod.object({
  "weekNumber": zod.int().min(1).max(updateWeeklyLectureBodyWeekNumberMax),
  "heldOn": zod.iso.date(),
  "startsAt": zod.string().regex(updateWeeklyLectureBodyStartsAtRegExp).optional(),
  "endsAt": zod.string().regex(updateWeeklyLectureBodyEndsAtRegExp).optional(),
  "room": zod.string().max(updateWeeklyLectureBodyRoomMax).optional()
})

export const UpdateWeeklyLectureResponse = zod.object({
  "id": zod.uuid()
})

/**
 * Refused while it has attendance, memos or locks (409 in-use).
 * @summary 주차 지우기
 */
export const DeleteWeeklyLectureParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const DeleteWeeklyLectureResponse = zod.void()

/**
 * @summary 이름 있는 주차 고치기
 */
export const UpdateSpecialWeeklyLectureParams = zod.object({
  "lectureId": zod.uuid(),
  "weeklyLectureId": zod.uuid()
})

export const updateSpecialWeeklyLectureBodySpecialNameMax = 30;

export const updateSpecialWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateSpecialWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateSpecialWeeklyLectureBodyRoomMax = 30;



export const UpdateSpecialWeeklyLectureBody = zod.object({
  "specialName": zod.string().min(1).max(updateSpecialWeeklyLectureBodySpecialNameMax),
  "heldOn": zod.iso.date(),
  "startsAt": zod.string().regex(updateSpecialWeeklyLectureBodyStartsAtRegExp).optional(),
  "endsAt": zod.string().regex(updateSpecialWeeklyLectureBodyEndsAtRegExp).optional(),
  "room": zod.string().max(updateSpecialWeeklyLectureBodyRoomMax).optional()
})

export const UpdateSpecialWeeklyLectureResponse = zod.object({
  "id": zod.uuid()
})

