/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ExportColumn = typeof ExportColumn[keyof typeof ExportColumn];


export const ExportColumn = {
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
  state: 'state',
  registeredOn: 'registeredOn',
} as const;
