import type { Insertable } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine } from '../_protocol/text.ts';
import { displayPhone, phoneField } from './phone.ts';

type Body = BodyOf<'createStudent'>;

/** A field of a student that people type. */
interface StudentField {
  /** Its Korean label. */
  label: string;
  /** Its column. */
  column: `users.${string & keyof Tables['users']}` | `students.${string & keyof Tables['students']}`;
  /** Converts a sent value to the stored one. Throws 400 for an invalid value. */
  read: (sent: string | null, field: string) => string | null;
  /** Converts the stored value to a readable one. */
  show: (stored: string) => string;
}

const asSent = { read: (sent: string | null) => sent, show: (stored: string) => stored };
const line = { ...asSent, read: (sent: string | null) => sent && cleanLine(sent) };
const phone = { read: phoneField, show: displayPhone };

/** Every editable field of the contract, in the order of refusals. */
export const studentFields = {
  name: { label: '이름', column: 'users.name', ...line },
  studentNumber: { label: '학번', column: 'students.student_number', ...asSent },
  school: { label: '학교', column: 'students.school', ...line },
  grade: { label: '학년', column: 'students.grade', ...asSent },
  phone: { label: '휴대폰', column: 'users.phone', ...phone },
  parentName: { label: '보호자', column: 'students.parent_name', ...line },
  parentPhone: { label: '보호자 휴대폰', column: 'students.parent_phone', ...phone },
} as const satisfies Record<keyof Body, StudentField>;

export type StudentFieldName = keyof typeof studentFields;
type Selection = {
  [Name in StudentFieldName]: `${(typeof studentFields)[Name]['column']} as ${Name}`;
}[StudentFieldName];

export const studentFieldNames = Object.keys(studentFields) as StudentFieldName[];

export function isStudentField(name: string): name is StudentFieldName {
  return name in studentFields;
}

/** The fields as a query over students and users selects them. */
export const studentSelection = studentFieldNames.map(
  (name) => `${studentFields[name].column} as ${name}` as Selection,
);

/** The fields with their columns. */
export const studentColumns = studentFieldNames.map((name) => {
  const [table = '', column = ''] = studentFields[name].column.split('.');
  return { name, table, column };
});

/** A value in readable form; empty when there is none. */
export function shown(name: StudentFieldName, stored: string | null): string {
  return stored ? studentFields[name].show(stored) : '';
}

interface StudentRow {
  user: Pick<Insertable<Tables['users']>, 'name' | 'phone'>;
  student: Partial<Insertable<Tables['students']>>;
}

/** The columns of a student from a request; fields not sent are undefined. Throws 400 for an invalid phone. */
export function studentRow(body: Body): StudentRow {
  return {
    user: columnsOf('users', body) as StudentRow['user'],
    student: columnsOf('students', body) as StudentRow['student'],
  };
}

function columnsOf(table: 'users' | 'students', body: Body): object {
  return Object.fromEntries(
    studentColumns
      .filter((one) => one.table === table)
      .map(({ name, column }) => {
        const sent = body[name];
        return [column, sent === undefined ? undefined : studentFields[name].read(sent, name)];
      }),
  );
}
