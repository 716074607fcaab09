import { Fragment } from 'react';
import { useNavigate } from 'react-router';
import { FormRow, PhoneField, SelectField, TextField } from '#ui-kit';
import { paths } from '../paths.ts';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import type { StudentFactsFragment } from '../generated/graphql.ts';
import { inputRows, startOf, studentFields } from '../studentFields.tsx';
import { studentForm, type StudentForm } from './studentForm.ts';

const inputs = { PhoneField, SelectField, TextField };

interface StudentDialogProps {
  /** The student to edit; undefined for a new one. */
  student?: StudentFactsFragment;
  /** What is known of a new one. @default nothing */
  start?: Partial<StudentForm>;
  /** A new student was registered. @default undefined */
  onRegistered?: () => void;
  onClose: () => void;
}

/** Registers or edits a student. */
export function StudentDialog({ student, start, onRegistered, onClose }: StudentDialogProps) {
  const navigate = useNavigate();
  const { save, ...record } = useRecordForm({
    resource: 'students',
    record: student,
    resolver: studentForm,
    defaultValues: { ...startOf(student), ...start },
  });
  return (
    <RecordDialog
      title={student ? `${student.user.name} 학생 수정` : '학생 등록'}
      submitLabel={student ? '저장' : '등록'}
      {...record}
      save={async (form, version) => {
        const saved = await save(form, version);
        onRegistered?.();
        return saved;
      }}
      onClose={onClose}
      said={({ name }, saved) =>
        student
          ? `${name} 학생을 수정했습니다`
          : {
              message: `${name} 학생을 등록했습니다`,
              tone: 'positive',
              action: { label: '열기', onClick: () => void navigate(paths.student(String(saved.id))) },
            }
      }
    >
      {inputRows.map((names) => (
        <FormRow key={names.join()}>
          {names.map((name) => (
            <Fragment key={name}>
              {studentFields[name].input(inputs, { name, label: studentFields[name].label }, student)}
            </Fragment>
          ))}
        </FormRow>
      ))}
    </RecordDialog>
  );
}
