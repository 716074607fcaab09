import type { SliceHandlers } from '../_protocol/handler.ts';
import { createStudent } from './createStudent.ts';
import { decideSiblings } from './decideSiblings.ts';
import { deleteStudent } from './deleteStudent.ts';
import { exportStudents } from './exportStudents.ts';
import { importStudents } from './import/importStudents.ts';
import { issueTemporaryPasswords } from './issueTemporaryPasswords.ts';
import { setRepresentativeLecture } from './setRepresentativeLecture.ts';
import { toggleStudentStatus } from './toggleStudentStatus.ts';
import { updateStudent } from './updateStudent.ts';
import { updateStudents } from './updateStudents.ts';

export const students: SliceHandlers<'students'> = {
  createStudent,
  decideSiblings,
  deleteStudent,
  exportStudents,
  importStudents,
  issueTemporaryPasswords,
  setRepresentativeLecture,
  toggleStudentStatus,
  updateStudent,
  updateStudents,
};
