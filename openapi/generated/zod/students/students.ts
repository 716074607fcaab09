/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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


export const CreateStudentBody = zod.object({
  "name": zod.string().min(1).max(createStudentBodyNameMax),
  "studentNumber": zod.string().regex(createStudentBodyStudentNumberRegExp).optional(),
  "phone": zod.union([zod.string().regex(createStudentBodyPhoneOneRegExp).describe('Any usual Korean way of writing; stored as E.164'),zod.null()]).optional(),
  "school": zod.string().max(createStudentBodySchoolMax).optional(),
  "grade": zod.union([zod.enum(['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수']),zod.null()]).optional(),
  "parentName": zod.string().max(createStudentBodyParentNameMax).optional(),
  "parentPhone": zod.union([zod.string().regex(createStudentBodyParentPhoneOneRegExp).describe('Any usual Korean way of writing; stored as E.164'),zod.null()]).optional()
})

export const CreateStudentResponse = zod.object({
  "id": zod.uuid()
})

/**
 * PREVIEW reads the file and writes nothing. COMMIT writes the chosen rows of the same file, all or none, and is refused
 * when the academy changed since the preview (409 import-changed).
 * @summary 엑셀로 등록
 */
export const importStudentsBodyPlanMax = 128;

export const importStudentsBodyRowsMax = 100000;



export const ImportStudentsBody = zod.object({
  "file": zod.instanceof(Blob).describe('.xlsx, 10 MB at most'),
  "mode": zod.enum(['PREVIEW', 'COMMIT']),
  "plan": zod.string().max(importStudentsBodyPlanMax).optional().describe('On COMMIT: the plan of the preview'),
  "rows": zod.string().max(importStudentsBodyRowsMax).optional().describe('On COMMIT: the chosen row numbers, separated by commas; absent means all new and changed ones')
})

export const ImportStudentsResponse = zod.object({
  "plan": zod.string().describe('Fingerprint of the file and of what it would change'),
  "mode": zod.enum(['PREVIEW', 'COMMIT']),
  "sheet": zod.string(),
  "headerRow": zod.int().describe('Row number of the header, from 1'),
  "changeSetId": zod.string().nullable().describe('On COMMIT: the change set in the audit log'),
  "counts": zod.object({
  "new": zod.int(),
  "changed": zod.int(),
  "same": zod.int(),
  "refused": zod.int()
}),
  "rows": zod.array(zod.object({
  "row": zod.int().describe('Row number in the sheet, from 1'),
  "kind": zod.enum(['NEW', 'CHANGED', 'SAME', 'REFUSED']),
  "name": zod.string(),
  "studentNumber": zod.string().nullable(),
  "school": zod.string(),
  "grade": zod.string().nullable(),
  "phone": zod.string().nullable().describe('E.164'),
  "parentName": zod.string(),
  "parentPhone": zod.string().nullable().describe('E.164'),
  "lecture": zod.string().nullable(),
  "tags": zod.array(zod.string()),
  "memo": zod.string(),
  "changes": zod.array(zod.object({
  "field": zod.string(),
  "label": zod.string().describe('Korean'),
  "before": zod.string(),
  "after": zod.string()
})),
  "problems": zod.array(zod.object({
  "column": zod.string().describe('Column letter'),
  "header": zod.string(),
  "value": zod.string(),
  "reason": zod.string().describe('Korean; what is wrong and what to do')
}))
}))
})

/**
 * Each must be changed at the next sign-in and works for 14 days; ends the sessions of those students.
 * @summary 임시 비밀번호 발급
 */
export const issueTemporaryPasswordsBodyUserIdsMax = 500;



export const IssueTemporaryPasswordsBody = zod.object({
  "userIds": zod.array(zod.uuid()).min(1).max(issueTemporaryPasswordsBodyUserIdsMax)
})

export const IssueTemporaryPasswordsResponse = zod.object({
  "passwords": zod.array(zod.object({
  "userId": zod.uuid(),
  "name": zod.string(),
  "loginId": zod.string(),
  "temporaryPassword": zod.string()
}))
})

/**
 * @summary 학생 고치기
 */
export const UpdateStudentParams = zod.object({
  "studentId": zod.uuid()
})

export const updateStudentBodyNameMax = 50;

export const updateStudentBodyStudentNumberRegExp = new RegExp('^[0-9]{8}$');
export const updateStudentBodyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const updateStudentBodySchoolMax = 30;

export const updateStudentBodyParentNameMax = 50;

export const updateStudentBodyParentPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');


export const UpdateStudentBody = zod.object({
  "name": zod.string().min(1).max(updateStudentBodyNameMax),
  "studentNumber": zod.string().regex(updateStudentBodyStudentNumberRegExp).optional(),
  "phone": zod.union([zod.string().regex(updateStudentBodyPhoneOneRegExp).describe('Any usual Korean way of writing; stored as E.164'),zod.null()]).optional(),
  "school": zod.string().max(updateStudentBodySchoolMax).optional(),
  "grade": zod.union([zod.enum(['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수']),zod.null()]).optional(),
  "parentName": zod.string().max(updateStudentBodyParentNameMax).optional(),
  "parentPhone": zod.union([zod.string().regex(updateStudentBodyParentPhoneOneRegExp).describe('Any usual Korean way of writing; stored as E.164'),zod.null()]).optional()
})

export const UpdateStudentResponse = zod.object({
  "id": zod.uuid()
})

/**
 * Felt at the next call of that student.
 * @summary 학생 활성, 비활성
 */
export const ToggleStudentStatusParams = zod.object({
  "studentId": zod.uuid()
})

export const ToggleStudentStatusBody = zod.object({
  "isActive": zod.boolean().describe('What it shall be, so that a double press changes nothing')
})

export const ToggleStudentStatusResponse = zod.object({
  "id": zod.uuid()
})

