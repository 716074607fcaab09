import type { Resolver } from 'react-hook-form';
import type { StudentInput } from '#client/generated/rest/students.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateStudentBody } from '#openapi/generated/zod/students.ts';

/** What the form holds: every field is there, an empty one as an empty text. */
export type StudentForm = Required<StudentInput>;

const check = schemaResolver(CreateStudentBody);

/** Checks the form by the contract: an empty student number is none, an empty phone number takes the old one away. */
export const studentForm: Resolver<StudentForm, unknown, StudentInput> = async (values, context, options) => {
  const { studentNumber, phone, parentPhone, ...rest } = values;
  const sent: StudentInput = { ...rest, phone: phone || null, parentPhone: parentPhone || null };
  const input = studentNumber === '' ? sent : { ...sent, studentNumber };
  const result = await check(input, context, options as Parameters<typeof check>[2]);
  return Object.keys(result.errors).length > 0 ? { values: {}, errors: result.errors } : { values: input, errors: {} };
};
