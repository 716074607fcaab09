import type { StudentInput } from '#client/generated/rest/students.ts';
import { CreateStudentBody } from '#openapi/generated/zod/students.ts';
import { mappedResolver } from '../../shared/records/mappedResolver.ts';

/** The form's values: every field is present, an empty one is an empty text. */
export type StudentForm = Required<StudentInput>;

/** Validates the form by the contract: an empty student number means none, an empty phone number deletes the old one. */
export const studentForm = mappedResolver(CreateStudentBody, inputOf);

function inputOf({ studentNumber, phone, parentPhone, ...rest }: StudentForm): StudentInput {
  const sent: StudentInput = { ...rest, phone: phone || null, parentPhone: parentPhone || null };
  return studentNumber === '' ? sent : { ...sent, studentNumber };
}
