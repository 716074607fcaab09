/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary 강의 만들기
 */
export const createLectureBodyNameMax = 60;

export const createLectureBodyTeacherNameMax = 50;

export const createLectureBodyWeekdayMax = 7;

export const createLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyRoomDefault = ``;
export const createLectureBodyRoomMax = 30;

export const createLectureBodyCapacityMax = 1000;



export const CreateLectureBody = zod.object({
  "name": zod.string().min(1).max(createLectureBodyNameMax),
  "teacherName": zod.string().min(1).max(createLectureBodyTeacherNameMax),
  "weekday": zod.int().min(1).max(createLectureBodyWeekdayMax).describe('ISO: 1 월요일 … 7 일요일'),
  "startsAt": zod.string().regex(createLectureBodyStartsAtRegExp),
  "endsAt": zod.string().regex(createLectureBodyEndsAtRegExp),
  "room": zod.string().max(createLectureBodyRoomMax).default(createLectureBodyRoomDefault),
  "capacity": zod.int().min(1).max(createLectureBodyCapacityMax)
})

export const CreateLectureResponse = zod.object({
  "id": zod.uuid()
})

/**
 * @summary 강의 고치기
 */
export const UpdateLectureParams = zod.object({
  "lectureId": zod.uuid()
})

export const updateLectureBodyOneNameMax = 60;

export const updateLectureBodyOneTeacherNameMax = 50;

export const updateLectureBodyOneWeekdayMax = 7;

export const updateLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneRoomDefault = ``;
export const updateLectureBodyOneRoomMax = 30;

export const updateLectureBodyOneCapacityMax = 1000;




export const UpdateLectureBody = zod.object({
  "name": zod.string().min(1).max(updateLectureBodyOneNameMax),
  "teacherName": zod.string().min(1).max(updateLectureBodyOneTeacherNameMax),
  "weekday": zod.int().min(1).max(updateLectureBodyOneWeekdayMax).describe('ISO: 1 월요일 … 7 일요일'),
  "startsAt": zod.string().regex(updateLectureBodyOneStartsAtRegExp),
  "endsAt": zod.string().regex(updateLectureBodyOneEndsAtRegExp),
  "room": zod.string().max(updateLectureBodyOneRoomMax).default(updateLectureBodyOneRoomDefault),
  "capacity": zod.int().min(1).max(updateLectureBodyOneCapacityMax)
}).and(zod.object({
  "version": zod.int().min(1).describe('The version this change was made from')
}))

export const UpdateLectureResponse = zod.object({
  "id": zod.uuid()
})

/**
 * No new weeks or enrollments afterwards; students still read it.
 * @summary 강의 종료
 */
export const DisableLectureParams = zod.object({
  "lectureId": zod.uuid()
})

export const DisableLectureResponse = zod.object({
  "id": zod.uuid()
})

