/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a column can hold
 */
export type ImportField = typeof ImportField[keyof typeof ImportField];


export const ImportField = {
  name: 'name',
  studentNumber: 'studentNumber',
  school: 'school',
  grade: 'grade',
  phone: 'phone',
  parentName: 'parentName',
  parentPhone: 'parentPhone',
  lecture: 'lecture',
  tags: 'tags',
  memo: 'memo',
} as const;
