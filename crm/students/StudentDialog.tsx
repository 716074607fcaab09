import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Grade, useCreateStudent, useUpdateStudent } from '#client/generated/rest/students.ts';
import { FormDialog, FormRow, PhoneField, phoneDigits, SelectField, TextField, useToast } from '#ui-kit';
import { paths } from './index.tsx';
import { useVersion } from '../shared/useVersion.tsx';
import type { StudentFactsFragment } from './generated/graphql.ts';
import { studentForm, type StudentForm } from './studentForm.ts';

interface StudentDialogProps {
  /** The student to change; a new one without. */
  student?: StudentFactsFragment;
  onClose: () => void;
}

const grades = Object.values(Grade).map((grade) => ({ value: grade, label: grade }));

/** Registers or changes a student. */
export function StudentDialog({ student, onClose }: StudentDialogProps) {
  const create = useCreateStudent();
  const update = useUpdateStudent();
  const navigate = useNavigate();
  const toast = useToast();
  const version = useVersion(student?.version ?? 1);
  const form = useForm({ resolver: studentForm, defaultValues: startOf(student) });
  return (
    <FormDialog
      open
      title={student ? `${student.user.name} 학생 고치기` : '학생 등록'}
      submitLabel={student ? '저장' : '등록'}
      form={form}
      onClose={onClose}
      onSubmit={async (data) => {
        if (student) {
          await version.save((read) => update.mutateAsync({ studentId: student.id, data: { ...data, version: read } }));
          toast({ message: `${data.name} 학생을 고쳤습니다`, tone: 'positive' });
        } else {
          const { id } = await create.mutateAsync({ data });
          const open = { label: '열기', onClick: () => void navigate(paths.student(id)) };
          toast({ message: `${data.name} 학생을 등록했습니다`, tone: 'positive', action: open });
        }
      }}
    >
      <FormRow>
        <TextField name="name" label="이름" required />
        <TextField
          name="studentNumber"
          label="학번"
          inputMode="numeric"
          maxLength={8}
          {...(student ? {} : { hint: '비우면 다음 빈 번호를 드립니다.' })}
        />
      </FormRow>
      <FormRow>
        <TextField name="school" label="학교" maxLength={30} />
        <SelectField name="grade" label="학년" options={grades} emptyLabel="모름" />
      </FormRow>
      <PhoneField name="phone" label="휴대폰" />
      <FormRow>
        <TextField name="parentName" label="보호자" />
        <PhoneField name="parentPhone" label="보호자 휴대폰" />
      </FormRow>
      {version.note}
    </FormDialog>
  );
}

function startOf(student: StudentFactsFragment | undefined): StudentForm {
  return {
    name: student?.user.name ?? '',
    studentNumber: student?.studentNumber ?? '',
    school: student?.school ?? '',
    grade: Object.values(Grade).find((grade) => grade === student?.grade) ?? null,
    phone: phoneDigits(student?.user.phone ?? ''),
    parentName: student?.parentName ?? '',
    parentPhone: phoneDigits(student?.parentPhone ?? ''),
  };
}
