import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Grade, useCreateStudent, useUpdateStudent } from '#client/generated/rest/students.ts';
import { FormRow, PhoneField, phoneDigits, SelectField, TextField } from '#ui-kit';
import { paths } from './index.tsx';
import { RecordDialog } from '../shared/RecordDialog.tsx';
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
  const form = useForm({ resolver: studentForm, defaultValues: startOf(student) });
  return (
    <RecordDialog
      title={student ? `${student.user.name} 학생 고치기` : '학생 등록'}
      submitLabel={student ? '저장' : '등록'}
      form={form}
      onClose={onClose}
      version={student?.version}
      save={(data, version) =>
        student
          ? update.mutateAsync({ studentId: student.id, data: { ...data, version } })
          : create.mutateAsync({ data })
      }
      said={({ name }, saved) =>
        student
          ? `${name} 학생을 고쳤습니다`
          : {
              message: `${name} 학생을 등록했습니다`,
              tone: 'positive',
              action: { label: '열기', onClick: () => void navigate(paths.student(saved.id)) },
            }
      }
    >
      <FormRow>
        <TextField name="name" label="이름" required />
        <TextField
          name="studentNumber"
          label="학번"
          inputMode="numeric"
          maxLength={8}
          hint={student ? undefined : '비우면 다음 빈 번호를 드립니다.'}
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
    </RecordDialog>
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
