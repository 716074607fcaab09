import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateClinicTodosBody } from '#openapi/generated/zod/clinicTodos.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { TableScore } from './types.ts';

interface ClinicTodoDialogProps {
  score: TableScore;
  name: string;
  examName: string;
  onClose: () => void;
}

/** Gives a student something to do in the clinic after this exam. */
export default function ClinicTodoDialog({ score: { studentId }, name, examName, onClose }: ClinicTodoDialogProps) {
  const record = useRecordForm({
    resource: 'clinicTodos',
    resolver: schemaResolver(CreateClinicTodosBody),
    defaultValues: {
      items: [{ studentId, kind: 'CORRECTION' as const, title: `${examName} 오답 정리`.slice(0, 100) }],
    },
  });
  return (
    <RecordDialog
      title={`${name} 클리닉 할 일`}
      submitLabel="주기"
      {...record}
      onClose={onClose}
      said={() => `${name} 학생에게 할 일을 주었습니다`}
    >
      <TextField name="items.0.title" label="할 일" />
    </RecordDialog>
  );
}
