import type { ReactNode } from 'react';
import { Grade, type ExportColumn } from '#client/generated/rest/students.ts';
import type * as Kit from '#ui-kit';
import { formatDay, formatPhone, formatSchool, phoneDigits } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import type { StudentDetailQuery, StudentFactsFragment } from './generated/graphql.ts';
import type { IdentifiedRow } from './import/types.ts';
import type { StudentForm } from './page/studentForm.ts';
import { CareMark } from './CareMark.tsx';
import { PhoneCell } from './list/PhoneCell.tsx';
import { StudentState } from './list/StudentState.tsx';
import { TagChips } from './TagChips.tsx';

type Detail = NonNullable<StudentDetailQuery['students_by_pk']>;

/** One field of a student with its appearance in each place; a place left out does not show it. */
interface StudentField {
  label: string;
  /** On the student's page. */
  fact?: (student: Detail) => ReactNode;
  /** Its label there. @default label */
  factLabel?: string;
  /** In the list; its `field`, else the name here, is the sort key in the address. */
  column?: Partial<GridColDef<StudentFactsFragment>>;
  /** In the preview of an import. */
  preview?: Partial<GridColDef<IdentifiedRow>>;
  /** How an import reads it; fields with the same rule are described together. */
  rule?: string;
}

/** The kit's fields; the dialog gives them, so that the list does not load them. */
type Inputs = Pick<typeof Kit, 'PhoneField' | 'SelectField' | 'TextField'>;

/** A student without what no form has. */
type Typed = Omit<StudentFactsFragment, 'consultTasks' | 'representativeLecture' | 'user'> & {
  user: Pick<StudentFactsFragment['user'], 'name' | 'phone'>;
};

/** For a field that is typed. */
interface TypedField<Value> extends StudentField {
  /** The form's initial value. */
  start: (student?: Typed) => Value;
  input: (inputs: Inputs, props: { name: string; label: string }, student?: Typed) => ReactNode;
}

type Fields = { [Name in keyof StudentForm]: TypedField<StudentForm[Name]> } & Record<
  Exclude<ExportColumn, keyof StudentForm> | 'withdrawnOn' | 'password',
  StudentField
>;

const grades = Object.values(Grade).map((grade) => ({ value: grade, label: grade }));
const schoolRule = '고2, 중3, N수처럼';
const phoneRule = '010-1234-5678, 01012345678 모두 됩니다';
const listRule = '태그는 쉼표로 나눕니다';

/** In the order of the page and of the list; a file has its columns in the contract's order. */
export const studentFields: Fields = {
  studentNumber: {
    label: '학번',
    start: (student) => student?.studentNumber ?? '',
    input: ({ TextField }, props, student) => (
      <TextField
        {...props}
        inputMode="numeric"
        maxLength={8}
        {...(student ? {} : { hint: '비우면 다음 빈 번호를 드립니다.' })}
      />
    ),
    fact: ({ studentNumber }) => studentNumber,
    factLabel: '학번(아이디)',
    column: { field: 'number', width: 100, valueGetter: (_value, row) => row.studentNumber },
    preview: { width: 95, valueGetter: (value) => value ?? '새 번호' },
    rule: '숫자 8자리. 비우면 새 번호를 드리고, 있으면 같은 학번의 학생을 수정합니다',
  },
  name: {
    label: '이름',
    start: (student) => student?.user.name ?? '',
    input: ({ TextField }, props) => <TextField {...props} />,
    column: {
      width: 130,
      renderCell: ({ row }) => (
        <>
          <RowLink href={paths.student(row.id)}>{row.user.name}</RowLink>
          <CareMark tasks={row.consultTasks} />
        </>
      ),
    },
    preview: { width: 90 },
    rule: '꼭 있어야 합니다',
  },
  school: {
    label: '학교',
    start: (student) => student?.school ?? '',
    input: ({ TextField }, props) => <TextField {...props} />,
    fact: formatSchool,
    factLabel: '학교·학년',
    column: { flex: 1, minWidth: 90 },
    preview: { flex: 1, minWidth: 90 },
    rule: schoolRule,
  },
  grade: {
    label: '학년',
    start: (student) => Object.values(Grade).find((grade) => grade === student?.grade) ?? null,
    input: ({ SelectField }, props) => <SelectField {...props} options={grades} emptyLabel="모름" />,
    column: { width: 70 },
    preview: { width: 64 },
    rule: schoolRule,
  },
  phone: {
    label: '휴대폰',
    start: (student) => phoneDigits(student?.user.phone ?? ''),
    input: ({ PhoneField }, props) => <PhoneField {...props} />,
    fact: ({ user }) => formatPhone(user.phone ?? ''),
    column: {
      width: 165,
      sortable: false,
      renderCell: ({ row }) => <PhoneCell studentId={row.id} name={row.user.name} phone={row.user.phone ?? null} />,
    },
    preview: { width: 130, valueGetter: (value) => formatPhone(value ?? '') },
    rule: phoneRule,
  },
  parentName: {
    label: '보호자',
    start: (student) => student?.parentName ?? '',
    input: ({ TextField }, props) => <TextField {...props} />,
    fact: ({ parentName }) => parentName,
    column: {
      field: 'parent',
      flex: 1.2,
      minWidth: 210,
      renderCell: ({ row }) => (
        <>
          {row.parentName}{' '}
          <PhoneCell studentId={row.id} name={row.user.name} phone={row.parentPhone ?? null} whose="PARENT" />
        </>
      ),
    },
    preview: { width: 185, valueGetter: (_value, row) => parentOf(row) },
    rule: phoneRule,
  },
  parentPhone: {
    label: '보호자 휴대폰',
    start: (student) => phoneDigits(student?.parentPhone ?? ''),
    input: ({ PhoneField }, props) => <PhoneField {...props} />,
    fact: ({ parentPhone }) => formatPhone(parentPhone ?? ''),
    rule: phoneRule,
  },
  lecture: {
    label: '대표강의',
    fact: ({ representativeLecture }) => representativeLecture?.lecture.name,
    column: { flex: 1, minWidth: 105, valueGetter: (_value, row) => row.representativeLecture?.lecture.name ?? '' },
    preview: { flex: 1, minWidth: 100 },
    rule: '진행 중인 강의의 이름과 같아야 합니다',
  },
  tags: {
    label: '태그',
    column: {
      flex: 1,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => <TagChips most={1} tags={row.user.userTags.map(({ tag }) => tag)} />,
    },
    preview: { width: 95, valueGetter: (_value, row) => row.tags.join(', ') },
    rule: listRule,
  },
  memo: { label: '메모', preview: { flex: 1, minWidth: 105 }, rule: listRule },
  state: {
    label: '상태',
    column: { width: 95, sortable: false, renderCell: ({ row }) => <StudentState isActive={row.user.isActive} /> },
  },
  registeredOn: { label: '등록일', fact: ({ registeredOn }) => formatDay(registeredOn) },
  withdrawnOn: {
    label: '퇴원일',
    fact: ({ withdrawnOn }) => (withdrawnOn == null ? null : formatDay(withdrawnOn)),
  },
  password: {
    label: '비밀번호',
    fact: ({ user }) => (user.mustChangePassword ? '임시 비밀번호를 아직 바꾸지 않음' : '본인이 정함'),
  },
};

/** The rows of inputs in the dialog. */
export const inputRows: (keyof StudentForm)[][] = [
  ['name', 'studentNumber'],
  ['school', 'grade'],
  ['phone'],
  ['parentName', 'parentPhone'],
];

/** The form of a student, or an empty one. */
export function startOf(student?: Typed): StudentForm {
  const starts = inputRows.flat().map((name) => [name, studentFields[name].start(student)]);
  return Object.fromEntries(starts) as StudentForm;
}

function parentOf({ parentName, parentPhone }: { parentName: string; parentPhone: string | null }): string {
  return [parentName, formatPhone(parentPhone ?? '')].filter(Boolean).join(' ');
}
