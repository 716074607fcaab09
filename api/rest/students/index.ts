import type { Slice } from '../_protocol/slice.ts';
import { createStudent } from './register/createStudent.ts';
import { decideSiblings } from './register/decideSiblings.ts';
import { deleteStudent } from './leaving/deleteStudent.ts';
import { exportStudents } from './exportStudents.ts';
import { importStudents } from './import/importStudents.ts';
import { issueTemporaryPasswords } from './register/issueTemporaryPasswords.ts';
import { previewStudent } from './previewStudent.ts';
import { revealPhone } from './revealPhone.ts';
import { setRepresentativeLecture } from './setRepresentativeLecture.ts';
import { toggleStudentStatus } from './leaving/toggleStudentStatus.ts';
import { updateStudent } from './updateStudent.ts';
import { updateStudents } from './updateStudents.ts';
import { keepStudent } from './leaving/keepStudent.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'students'> = {
  handlers: {
    createStudent,
    decideSiblings,
    deleteStudent,
    exportStudents,
    importStudents,
    issueTemporaryPasswords,
    keepStudent,
    previewStudent,
    revealPhone,
    setRepresentativeLecture,
    toggleStudentStatus,
    updateStudent,
    updateStudents,
  },
  refusals,
};
