/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Without a student number the next free one is given. The student number is the login id.
 * @summary 학생 등록
 */
export const createStudentBodyNameMax = 50;
export const createStudentBodyStudentNumberRegExp = new RegExp('^[0-9]{8}$');
export const createStudentBodyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const createStudentBodySchoolMax = 30;
export const createStudentBodyParentNameMax = 50;
export const createStudentBodyParentPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const CreateStudentBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createStudentBodyNameMax)),
  "studentNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createStudentBodyStudentNumberRegExp))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createStudentBodyPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()])),
  "school": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createStudentBodySchoolMax))),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수']),/*#__PURE__*/ zod.null()])),
  "parentName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createStudentBodyParentNameMax))),
  "parentPhone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createStudentBodyParentPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()]))
})
export const CreateStudentResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * PREVIEW reads the file, or the sheet it answered with what a person mended in it, and writes nothing. COMMIT writes the chosen rows of the
 * same file or sheet, all or none, and is refused when the academy changed since the preview (409 import-changed); it answers the rows it
 * wrote, with the numbers it gave. A request that is cancelled before it ends writes nothing. UNDO restores everything a COMMIT changed, unless
 * somebody changed one of it since or something new hangs on it (409 changed-since, with what and who).
 * @summary 엑셀로 등록
 */
export const importStudentsBodySheetNameMax = 200;
export const importStudentsBodySheetColumnsItemLetterRegExp = new RegExp('^[A-Z]{0,2}$');
export const importStudentsBodySheetColumnsItemHeaderMax = 32767;
export const importStudentsBodySheetColumnsMax = 52;
export const importStudentsBodySheetRowsItemCellsItemMax = 32767;
export const importStudentsBodySheetRowsItemCellsMax = 52;
export const importStudentsBodySheetRowsItemStudentMax = 36;
export const importStudentsBodySheetRowsMax = 10000;
export const importStudentsBodyFileNameMax = 200;
export const importStudentsBodyPlanMax = 128;
export const importStudentsBodyRowsMax = 100000;
export const ImportStudentsBody = /*#__PURE__*/ zod.object({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']),
  "file": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.describe('.xlsx, .xls, .ods or .csv, 10 MB at most; on PREVIEW and COMMIT, unless a sheet is sent')),
  "sheet": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetNameMax)),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "letter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(importStudentsBodySheetColumnsItemLetterRegExp)).check(/*#__PURE__*/ zod.describe('Empty for the name of the sheet')),
  "header": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetColumnsItemHeaderMax)).check(/*#__PURE__*/ zod.describe('As it is written in the sheet')),
  "field": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['name', 'studentNumber', 'school', 'grade', 'phone', 'parentName', 'parentPhone', 'lecture', 'tags', 'memo', 'state']).check(/*#__PURE__*/ zod.describe('What a column can hold')),/*#__PURE__*/ zod.null()]),
  "couldBe": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['name', 'studentNumber', 'school', 'grade', 'phone', 'parentName', 'parentPhone', 'lecture', 'tags', 'memo', 'state']).check(/*#__PURE__*/ zod.describe('What a column can hold')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('What its header says where another column says the same; a person chooses one before anything is written'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetColumnsMax)),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetRowsItemCellsItemMax))).check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetRowsItemCellsMax)).check(/*#__PURE__*/ zod.describe('Texts in the order of the columns; a formula begins with =')),
  "student": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetRowsItemStudentMax))).check(/*#__PURE__*/ zod.describe('Whom a possible duplicate means: the id of a candidate, or NEW for somebody else'))
})).check(/*#__PURE__*/ zod.maxLength(importStudentsBodySheetRowsMax))
})).check(/*#__PURE__*/ zod.describe('A sheet as it was read. It is sent back with cells mended, columns named and duplicates decided.')),
  "fileName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodyFileNameMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: what the file is called, for the list of imports')),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview')),
  "rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodyRowsMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the chosen row numbers, separated by commas; absent means all new and changed ones')),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On UNDO: the change set of a COMMIT'))
})
export const importStudentsResponseSheetsItemNameMax = 200;
export const importStudentsResponseSheetsItemColumnsItemLetterRegExp = new RegExp('^[A-Z]{0,2}$');
export const importStudentsResponseSheetsItemColumnsItemHeaderMax = 32767;
export const importStudentsResponseSheetsItemColumnsMax = 52;
export const importStudentsResponseSheetsItemRowsItemCellsItemMax = 32767;
export const importStudentsResponseSheetsItemRowsItemCellsMax = 52;
export const importStudentsResponseSheetsItemRowsItemStudentMax = 36;
export const importStudentsResponseSheetsItemRowsMax = 10000;
export const ImportStudentsResponse = /*#__PURE__*/ zod.strictObject({
  "plan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Fingerprint of the file and of what it would change; empty on UNDO')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT', 'UNDO']),
  "sheets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemNameMax)),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "letter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(importStudentsResponseSheetsItemColumnsItemLetterRegExp)).check(/*#__PURE__*/ zod.describe('Empty for the name of the sheet')),
  "header": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemColumnsItemHeaderMax)).check(/*#__PURE__*/ zod.describe('As it is written in the sheet')),
  "field": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['name', 'studentNumber', 'school', 'grade', 'phone', 'parentName', 'parentPhone', 'lecture', 'tags', 'memo', 'state']).check(/*#__PURE__*/ zod.describe('What a column can hold')),/*#__PURE__*/ zod.null()]),
  "couldBe": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['name', 'studentNumber', 'school', 'grade', 'phone', 'parentName', 'parentPhone', 'lecture', 'tags', 'memo', 'state']).check(/*#__PURE__*/ zod.describe('What a column can hold')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('What its header says where another column says the same; a person chooses one before anything is written'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemColumnsMax)),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "cells": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemRowsItemCellsItemMax))).check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemRowsItemCellsMax)).check(/*#__PURE__*/ zod.describe('Texts in the order of the columns; a formula begins with =')),
  "student": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemRowsItemStudentMax))).check(/*#__PURE__*/ zod.describe('Whom a possible duplicate means: the id of a candidate, or NEW for somebody else'))
})).check(/*#__PURE__*/ zod.maxLength(importStudentsResponseSheetsItemRowsMax))
}).check(/*#__PURE__*/ zod.describe('A sheet as it was read. It is sent back with cells mended, columns named and duplicates decided.'))).check(/*#__PURE__*/ zod.describe('On PREVIEW of a file: every sheet with a list; the rows are those of the first')),
  "unread": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('On PREVIEW of a file: what of it is in none of the sheets, in Korean')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('On COMMIT and UNDO: the change set in the audit log')),
  "counts": /*#__PURE__*/ zod.strictObject({
  "new": /*#__PURE__*/ zod.int(),
  "changed": /*#__PURE__*/ zod.int(),
  "same": /*#__PURE__*/ zod.int(),
  "duplicate": /*#__PURE__*/ zod.int(),
  "refused": /*#__PURE__*/ zod.int()
}).check(/*#__PURE__*/ zod.describe('Rows by their kind; on UNDO the students who are gone again, and those who are as they were')),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['NEW', 'CHANGED', 'SAME', 'DUPLICATE', 'LEFT_OUT', 'REFUSED']).check(/*#__PURE__*/ zod.describe('DUPLICATE waits for a decision: it may be one of the candidates; LEFT_OUT takes a break or has left, and is counted by none')),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "school": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E.164')),
  "parentName": /*#__PURE__*/ zod.string(),
  "parentPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E.164')),
  "lecture": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "tags": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "memo": /*#__PURE__*/ zod.string(),
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string(),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean')),
  "before": /*#__PURE__*/ zod.string(),
  "after": /*#__PURE__*/ zod.string()
})),
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "column": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Column letter')),
  "header": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean; what is wrong and what to do'))
})),
  "notes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('How cells were read that do not say it plainly, in Korean')),
  "candidates": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.string(),
  "school": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "parentPhone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
})).check(/*#__PURE__*/ zod.describe('Students whom the row may mean, who were not found by their number'))
}))
})

/**
 * Answers the chosen columns of the chosen students for a file, and keeps who took them, when, why, how many and by which filter.
 * @summary 학생 내보내기
 */
export const exportStudentsBodyUserIdsMax = 20000;
export const exportStudentsBodyColumnsMax = 12;
export const exportStudentsBodyPurposeMin = 2;
export const exportStudentsBodyPurposeMax = 200;
export const exportStudentsBodyFilterMax = 500;
export const ExportStudentsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportStudentsBodyUserIdsMax)),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', 'studentNumber', 'school', 'grade', 'phone', 'parentName', 'parentPhone', 'lecture', 'tags', 'memo', 'state', 'registeredOn'])).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(exportStudentsBodyColumnsMax)),
  "format": /*#__PURE__*/ zod.enum(['XLSX', 'CSV']).check(/*#__PURE__*/ zod.describe('What the file will be; kept with the purpose')),
  "purpose": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportStudentsBodyPurposeMin)).check(/*#__PURE__*/ zod.maxLength(exportStudentsBodyPurposeMax)).check(/*#__PURE__*/ zod.describe('Why the personal data leave the house')),
  "filter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportStudentsBodyFilterMax)).check(/*#__PURE__*/ zod.describe('What the list was narrowed to, as people read it; empty for all'))
})
export const ExportStudentsResponse = /*#__PURE__*/ zod.strictObject({
  "exportId": /*#__PURE__*/ zod.uuid(),
  "students": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())).check(/*#__PURE__*/ zod.describe('By student number; texts in the order of the columns, phones as people read them'))
})

/**
 * Each must be changed at the next sign-in and works for 14 days; ends the sessions of those students. For managers, and TAs to whom it was given (403 power-needed).
 * @summary 임시 비밀번호 발급
 */
export const issueTemporaryPasswordsBodyUserIdsMax = 500;
export const IssueTemporaryPasswordsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(issueTemporaryPasswordsBodyUserIdsMax))
})
export const IssueTemporaryPasswordsResponse = /*#__PURE__*/ zod.strictObject({
  "passwords": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "loginId": /*#__PURE__*/ zod.string(),
  "temporaryPassword": /*#__PURE__*/ zod.string()
}))
})

/**
 * What is not sent stays. 409 version-conflict carries both values of what was sent, who changed it and when.
 * @summary 학생 수정
 */
export const UpdateStudentParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const updateStudentBodyOneNameMax = 50;
export const updateStudentBodyOneStudentNumberRegExp = new RegExp('^[0-9]{8}$');
export const updateStudentBodyOnePhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const updateStudentBodyOneSchoolMax = 30;
export const updateStudentBodyOneParentNameMax = 50;
export const updateStudentBodyOneParentPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const UpdateStudentBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateStudentBodyOneNameMax)),
  "studentNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStudentBodyOneStudentNumberRegExp))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStudentBodyOnePhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()])),
  "school": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateStudentBodyOneSchoolMax))),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수']),/*#__PURE__*/ zod.null()])),
  "parentName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateStudentBodyOneParentNameMax))),
  "parentPhone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStudentBodyOneParentPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()]))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateStudentResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Felt at the next call of that student.
 * @summary 학생 활성, 비활성
 */
export const ToggleStudentStatusParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const ToggleStudentStatusBody = /*#__PURE__*/ zod.object({
  "isActive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('What it shall be, so that a double press changes nothing; without it the opposite of what it is'))
})
export const ToggleStudentStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * All or none, as one change set; those who already are as wanted stay untouched. Sent again with the change set it made, it takes that back,
 * while nobody changed it since (409 changed-since).
 * @summary 여러 학생 한 번에 수정
 */
export const updateStudentsBodyUserIdsMax = 20000;
export const updateStudentsBodyChangeSchoolMax = 30;
export const updateStudentsBodyChangeAddTagIdsMax = 20;
export const updateStudentsBodyChangeRemoveTagIdsMax = 20;
export const UpdateStudentsBody = /*#__PURE__*/ zod.object({
  "userIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateStudentsBodyUserIdsMax)),
  "change": /*#__PURE__*/ zod.object({
  "isActive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수']),/*#__PURE__*/ zod.null()])),
  "school": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateStudentsBodyChangeSchoolMax))),
  "representativeLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])),
  "addTagIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(updateStudentsBodyChangeAddTagIdsMax))),
  "removeTagIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(updateStudentsBodyChangeRemoveTagIdsMax)))
}).check(/*#__PURE__*/ zod.describe('What shall be so of each of them; what is not sent stays.')),
  "undo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The change set that this same change of these people made: it is taken back'))
})
export const UpdateStudentsResponse = /*#__PURE__*/ zod.strictObject({
  "changed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('How many students became different')),
  "unchanged": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('How many already were as wanted')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The change set in the audit log'))
})

/**
 * PREVIEW says what would go and what would stay, and writes nothing. COMMIT closes the account and forgets who the student was once the days
 * to take it back are over; it is refused when the student changed since the preview (409 version-conflict). For managers, and TAs to
 * whom it was given (403 power-needed).
 * @summary 학생 삭제(익명 처리)
 */
export const DeleteStudentParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const DeleteStudentBody = /*#__PURE__*/ zod.object({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('On COMMIT: the version of the preview'))
})
export const DeleteStudentResponse = /*#__PURE__*/ zod.strictObject({
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('As it was')),
  "version": /*#__PURE__*/ zod.int(),
  "undoDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Days in which it can be taken back')),
  "goes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many; null where one cannot count'))
})),
  "stays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Korean')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('How many; null where one cannot count'))
}))
})

/**
 * Until the days are over. The student is as before, active or not.
 * @summary 학생 삭제 되돌리기
 */
export const KeepStudentParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const KeepStudentResponse = /*#__PURE__*/ zod.void()

/**
 * A student has one at most; null takes it away. Saying it twice changes nothing.
 * @summary 대표 강의 정하기
 */
export const SetRepresentativeLectureParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const SetRepresentativeLectureBody = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])
})
export const SetRepresentativeLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Says of two students, in either order, whether they are brothers or sisters, whatever their parents' phones say; null takes it back. Saying it twice changes nothing.
 * @summary 형제자매 확인
 */
export const DecideSiblingsParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid(),
  "siblingId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Another student'))
})
export const DecideSiblingsBody = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('CONFIRMED'),/*#__PURE__*/ zod.literal('REFUSED'),/*#__PURE__*/ zod.literal(null)]))
})
export const DecideSiblingsResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Answers a token of 15 minutes with which staff read what this student reads in the portal, and keeps in the access log who looked at whom.
 * Every other call with it, and every mutation, is refused (403 preview-read-only). It ends with the session of the staff member; 409
 * student-inactive for a student who cannot sign in.
 * @summary 학생 화면 보기
 */
export const PreviewStudentParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const PreviewStudentResponse = /*#__PURE__*/ zod.strictObject({
  "accessToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('A JWT to be kept in memory only')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The student\'s'))
})

/**
 * Answers one number of one student and keeps in the access log who saw it.
 * @summary 가린 전화번호 보기
 */
export const RevealPhoneParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const RevealPhoneBody = /*#__PURE__*/ zod.object({
  "whose": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT'])
})
export const RevealPhoneResponse = /*#__PURE__*/ zod.strictObject({
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E.164'))
})
