import type { StudentInput } from '#client/generated/rest/students.ts';
import { CreateStudentBody } from '#openapi/generated/zod/students.ts';
import { mappedResolver } from '../shared/mappedResolver.ts';

/** What the form holds: every field is there, an empty one as an empty text. */
export type StudentForm = Required<StudentInput>;

/** Checks the form by the contract: an empty student number is none, an empty phone number takes the old one away. */
export const studentForm = mappedResolver(CreateStudentBody, inputOf);

function inputOf({ studentNumber, phone, parentPhone, ...rest }: StudentForm): StudentInput {
  const sent: StudentInput = { ...rest, phone: phone || null, parentPhone: parentPhone || null };
  return studentNumber === '' ? sent : { ...sent, studentNumber };
}
