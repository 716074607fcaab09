/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

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
export const createLectureBodyWatchedPercentMax = 100;
export const createLectureBodyHoursItemWeekdayMax = 7;
export const createLectureBodyHoursItemStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyHoursItemEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyHoursMax = 12;
export const CreateLectureBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLectureBodyNameMax)),
  "teacherName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLectureBodyTeacherNameMax)),
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyEndsAtRegExp)),
  "room": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLectureBodyRoomMax)), createLectureBodyRoomDefault),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyCapacityMax)),
  "watchedPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyWatchedPercentMax))).check(/*#__PURE__*/ zod.describe('From how much on a video counts as watched; absent: it stays as it is, 90 in a new lecture')),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Visitors see it on the first page; absent: it stays as it is, hidden in a new lecture')),
  "hours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyHoursItemWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyHoursItemStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyHoursItemEndsAtRegExp))
})).check(/*#__PURE__*/ zod.maxLength(createLectureBodyHoursMax))).check(/*#__PURE__*/ zod.describe('Weekly hours besides the one above; absent: they stay as they are')),
  "startsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of the term; absent: it stays as it is')),
  "endsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of the term; absent: it stays as it is'))
})
export const CreateLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * PREVIEW reads the sheets of lectures and of students of a file, or those it answered with what a person mended in them, and writes nothing.
 * COMMIT makes the lectures with their weeks from today on, and enrols the students, all or none, and is refused when the academy changed since
 * the preview (409 import-changed). A request that is cancelled before it ends writes nothing. UNDO takes back all that a COMMIT made, unless
 * somebody changed one of it since or something new hangs on it (409 changed-since, with what and who).
 * @summary 엑셀로 강의와 수강 등록
 */
export const importLecturesBodySheetsItemNameMax = 200;
export const importLecturesBodySheetsItemColumnsItemLetterRegExp = new RegExp('^[A-Z]{0,2}$');
export const importLecturesBodySheetsItemColumnsItemHeaderMax = 32767;
export const importLecturesBodySheetsItemColumnsMax = 52;
export const importLecturesBodySheetsItemRowsItemCellsItemMax = 32767;
export const importLecturesBodySheetsItemRowsItemCellsMax = 52;
export const importLecturesBodySheetsItemRowsItemStudentMax = 36;
export const importLecturesBodySheetsItemRowsMax = 10000;
export const importLecturesBodySheetsMax = 40;
export const importLecturesBodyFileNameMax = 200;
export const importLecturesBodyPlanMax = 128;
export const importLecturesBodyRowsMax = 200000;
export const ImportLecturesBody = /*#__PURE__*/ zod.object({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']),
  "file": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.describe('.xlsx, .xls, .ods or .csv, 10 MB at most; on PREVIEW and COMMIT, unless sheets are sent')),
  "sheets": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemNameMax)),
  "about": /*#__PURE__*/ zod.enum(['LECTURES', 'STUDENTS']).check(/*#__PURE__*/ zod.describe('What a row is')),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "letter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(importLecturesBodySheetsItemColumnsItemLetterRegExp)).check(/*#__PURE__*/ zod.describe('Empty for the name of the sheet')),
  "header": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemColumnsItemHeaderMax)).check(/*#__PURE__*/ zod.describe('As it is written in the sheet')),
  "field": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['lecture', 'teacher', 'days', 'hours', 'startsAt', 'endsAt', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'room', 'capacity', 'term', 'startsOn', 'endsOn', 'weeks', 'name', 'studentNumber', 'school', 'phone', 'parentPhone', 'fromDate', 'standing']).check(/*#__PURE__*/ zod.describe('What a column can hold. Several columns may hold a lecture of a student, and hours or a mark each weekday of a lecture')),/*#__PURE__*/ zod.null()]),
  "couldBe": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['lecture', 'teacher', 'days', 'hours', 'startsAt', 'endsAt', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'room', 'capacity', 'term', 'startsOn', 'endsOn', 'weeks', 'name', 'studentNumber', 'school', 'phone', 'parentPhone', 'fromDate', 'standing']).check(/*#__PURE__*/ zod.describe('What a column can hold. Several columns may hold a lecture of a student, and hours or a mark each weekday of a lecture')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('What its header says where another column says the same; a person chooses one before anything is written'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemColumnsMax)),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemRowsItemCellsItemMax))).check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemRowsItemCellsMax)).check(/*#__PURE__*/ zod.describe('Texts in the order of the columns; a formula begins with =')),
  "student": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemRowsItemStudentMax))).check(/*#__PURE__*/ zod.describe('Whom a row with namesakes means: the id of a candidate'))
})).check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsItemRowsMax))
})).check(/*#__PURE__*/ zod.maxLength(importLecturesBodySheetsMax))).check(/*#__PURE__*/ zod.describe('The sheets as they were read, sent back with cells mended, columns named and namesakes decided')),
  "fileName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodyFileNameMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: what the file is called, for the list of imports')),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview')),
  "rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesBodyRowsMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the keys of the chosen lectures and enrollments, separated by commas; absent means all new ones')),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On UNDO: the change set of a COMMIT'))
})
export const importLecturesResponseSheetsOneMax = 40;
export const importLecturesResponseSheetsOneItemNameMax = 200;
export const importLecturesResponseSheetsOneItemColumnsItemLetterRegExp = new RegExp('^[A-Z]{0,2}$');
export const importLecturesResponseSheetsOneItemColumnsItemHeaderMax = 32767;
export const importLecturesResponseSheetsOneItemColumnsMax = 52;
export const importLecturesResponseSheetsOneItemRowsItemCellsItemMax = 32767;
export const importLecturesResponseSheetsOneItemRowsItemCellsMax = 52;
export const importLecturesResponseSheetsOneItemRowsItemStudentMax = 36;
export const importLecturesResponseSheetsOneItemRowsMax = 10000;
export const ImportLecturesResponse = /*#__PURE__*/ zod.strictObject({
  "plan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Fingerprint of the file and of what it would change; empty on UNDO')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']),
  "sheets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemNameMax)),
  "about": /*#__PURE__*/ zod.enum(['LECTURES', 'STUDENTS']).check(/*#__PURE__*/ zod.describe('What a row is')),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "letter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(importLecturesResponseSheetsOneItemColumnsItemLetterRegExp)).check(/*#__PURE__*/ zod.describe('Empty for the name of the sheet')),
  "header": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemColumnsItemHeaderMax)).check(/*#__PURE__*/ zod.describe('As it is written in the sheet')),
  "field": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['lecture', 'teacher', 'days', 'hours', 'startsAt', 'endsAt', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'room', 'capacity', 'term', 'startsOn', 'endsOn', 'weeks', 'name', 'studentNumber', 'school', 'phone', 'parentPhone', 'fromDate', 'standing']).check(/*#__PURE__*/ zod.describe('What a column can hold. Several columns may hold a lecture of a student, and hours or a mark each weekday of a lecture')),/*#__PURE__*/ zod.null()]),
  "couldBe": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['lecture', 'teacher', 'days', 'hours', 'startsAt', 'endsAt', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'room', 'capacity', 'term', 'startsOn', 'endsOn', 'weeks', 'name', 'studentNumber', 'school', 'phone', 'parentPhone', 'fromDate', 'standing']).check(/*#__PURE__*/ zod.describe('What a column can hold. Several columns may hold a lecture of a student, and hours or a mark each weekday of a lecture')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('What its header says where another column says the same; a person chooses one before anything is written'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemColumnsMax)),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemRowsItemCellsItemMax))).check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemRowsItemCellsMax)).check(/*#__PURE__*/ zod.describe('Texts in the order of the columns; a formula begins with =')),
  "student": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemRowsItemStudentMax))).check(/*#__PURE__*/ zod.describe('Whom a row with namesakes means: the id of a candidate'))
})).check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneItemRowsMax))
})).check(/*#__PURE__*/ zod.maxLength(importLecturesResponseSheetsOneMax)).check(/*#__PURE__*/ zod.describe('The sheets as they were read, sent back with cells mended, columns named and namesakes decided')).check(/*#__PURE__*/ zod.describe('On PREVIEW of a file')),
  "unread": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('On PREVIEW of a file: what of it is in none of the sheets, in Korean')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT and UNDO: the change set in the audit log')),
  "counts": /*#__PURE__*/ zod.strictObject({
  "lectures": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('To be made')),
  "weeks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Lessons to be made')),
  "enrollments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('To be made')),
  "standing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Lectures and enrollments that are there already')),
  "unclear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Enrollments whose student is to be chosen')),
  "refused": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Lectures and enrollments with a problem'))
}).check(/*#__PURE__*/ zod.describe('On UNDO the lectures and enrollments that are gone again')),
  "lectures": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Its place in the file: `0:4`')),
  "sheet": /*#__PURE__*/ zod.string(),
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['NEW', 'STANDING', 'UNCLEAR', 'LEFT_OUT', 'REFUSED']).check(/*#__PURE__*/ zod.describe('STANDING is there already; UNCLEAR waits for a choice among candidates; LEFT_OUT takes a break or has left')),
  "name": /*#__PURE__*/ zod.string(),
  "teacherName": /*#__PURE__*/ zod.string(),
  "lessons": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean')),
  "room": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int(),
  "startsOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "endsOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "weeks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Lessons that are made')),
  "students": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of the file who will be enrolled')),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "column": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Column letter')),
  "header": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean; what is wrong and what to do'))
})),
  "notes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('How cells were read and what is left out, in Korean'))
})),
  "enrollments": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Its place in the file: `1:4:0`, the first lecture of row 4')),
  "sheet": /*#__PURE__*/ zod.string(),
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['NEW', 'STANDING', 'UNCLEAR', 'LEFT_OUT', 'REFUSED']).check(/*#__PURE__*/ zod.describe('STANDING is there already; UNCLEAR waits for a choice among candidates; LEFT_OUT takes a break or has left')),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "school": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string(),
  "fromDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "column": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Column letter')),
  "header": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean; what is wrong and what to do'))
})),
  "notes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "candidates": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "school": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})).check(/*#__PURE__*/ zod.describe('Students whom the row may mean'))
}))
})

/**
 * @summary 강의 수정
 */
export const UpdateLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const updateLectureBodyOneNameMax = 60;
export const updateLectureBodyOneTeacherNameMax = 50;
export const updateLectureBodyOneWeekdayMax = 7;
export const updateLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneRoomDefault = ``;
export const updateLectureBodyOneRoomMax = 30;
export const updateLectureBodyOneCapacityMax = 1000;
export const updateLectureBodyOneWatchedPercentMax = 100;
export const updateLectureBodyOneHoursItemWeekdayMax = 7;
export const updateLectureBodyOneHoursItemStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneHoursItemEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneHoursMax = 12;
export const updateLectureBodyTwoDryRunDefault = false;
export const UpdateLectureBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneNameMax)),
  "teacherName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneTeacherNameMax)),
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneEndsAtRegExp)),
  "room": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneRoomMax)), updateLectureBodyOneRoomDefault),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneCapacityMax)),
  "watchedPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneWatchedPercentMax))).check(/*#__PURE__*/ zod.describe('From how much on a video counts as watched; absent: it stays as it is, 90 in a new lecture')),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Visitors see it on the first page; absent: it stays as it is, hidden in a new lecture')),
  "hours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneHoursItemWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneHoursItemStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneHoursItemEndsAtRegExp))
})).check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneHoursMax))).check(/*#__PURE__*/ zod.describe('Weekly hours besides the one above; absent: they stay as they are')),
  "startsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of the term; absent: it stays as it is')),
  "endsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of the term; absent: it stays as it is'))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateLectureBodyTwoDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says which of its students have another class then'))
}))
export const UpdateLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name'))
})

/**
 * No new weeks or enrollments afterwards; students still read it.
 * @summary 강의 종료
 */
export const DisableLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const DisableLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
