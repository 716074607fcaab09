import type { SliceHandlers } from '../handler.ts';
import { createStudent } from './createStudent.ts';
import { importStudents } from './import/importStudents.ts';
import { issueTemporaryPasswords } from './issueTemporaryPasswords.ts';
import { toggleStudentStatus } from './toggleStudentStatus.ts';
import { updateStudent } from './updateStudent.ts';

export const students: SliceHandlers<'students'> = {
  createStudent,
  importStudents,
  issueTemporaryPasswords,
  toggleStudentStatus,
  updateStudent,
};
