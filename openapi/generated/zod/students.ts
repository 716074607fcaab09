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
 * PREVIEW reads the file and writes nothing. COMMIT writes the chosen rows of the same file, all or none, and is refused
 * when the academy changed since the preview (409 import-changed); it answers the rows it wrote, with the numbers it gave.
 * @summary 엑셀로 등록
 */
export const importStudentsBodyPlanMax = 128;

export const importStudentsBodyRowsMax = 100000;



export const ImportStudentsBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('.xlsx, 10 MB at most')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']),
  "plan": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodyPlanMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the plan of the preview')),
  "rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importStudentsBodyRowsMax))).check(/*#__PURE__*/ zod.describe('On COMMIT: the chosen row numbers, separated by commas; absent means all new and changed ones'))
})

export const ImportStudentsResponse = /*#__PURE__*/ zod.strictObject({
  "plan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Fingerprint of the file and of what it would change')),
  "mode": /*#__PURE__*/ zod.enum(['PREVIEW', 'COMMIT']),
  "sheet": /*#__PURE__*/ zod.string(),
  "headerRow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number of the header, from 1')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('On COMMIT: the change set in the audit log')),
  "counts": /*#__PURE__*/ zod.strictObject({
  "new": /*#__PURE__*/ zod.int(),
  "changed": /*#__PURE__*/ zod.int(),
  "same": /*#__PURE__*/ zod.int(),
  "refused": /*#__PURE__*/ zod.int()
}),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row number in the sheet, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['NEW', 'CHANGED', 'SAME', 'REFUSED']),
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
}))
}))
})

/**
 * Each must be changed at the next sign-in and works for 14 days; ends the sessions of those students.
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
 * @summary 학생 고치기
 */
export const UpdateStudentParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})

export const updateStudentBodyNameMax = 50;

export const updateStudentBodyStudentNumberRegExp = new RegExp('^[0-9]{8}$');
export const updateStudentBodyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const updateStudentBodySchoolMax = 30;

export const updateStudentBodyParentNameMax = 50;

export const updateStudentBodyParentPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');


export const UpdateStudentBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateStudentBodyNameMax)),
  "studentNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStudentBodyStudentNumberRegExp))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStudentBodyPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()])),
  "school": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateStudentBodySchoolMax))),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수']),/*#__PURE__*/ zod.null()])),
  "parentName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateStudentBodyParentNameMax))),
  "parentPhone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStudentBodyParentPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()]))
})

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
  "isActive": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('What it shall be, so that a double press changes nothing'))
})

export const ToggleStudentStatusResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

