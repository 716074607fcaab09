import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateClinicTodosBody } from '#openapi/generated/zod/clinicTodos.ts';
import { SelectField, TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { todoKinds } from './EditTodoDialog.tsx';
import type { Booking } from '../board/dayBoardRows.ts';

interface TodoDialogProps {
  booking: Booking;
  onSaid: (message: string, changeSetId?: string | null) => void;
  onClose: () => void;
}

/** Adds a todo for a student. */
export function TodoDialog({ booking, onSaid, onClose }: TodoDialogProps) {
  const { id: studentId, user } = booking.student;
  const { save, ...record } = useRecordForm({
    resource: 'clinicTodos',
    resolver: schemaResolver(CreateClinicTodosBody),
    defaultValues: { items: [{ studentId, kind: 'CORRECTION' as const, title: '' }] },
  });
  return (
    <RecordDialog
      title={`${user.name} 할 일 추가`}
      submitLabel="추가"
      {...record}
      onClose={onClose}
      save={async (values, version) => {
        const { changeSetId } = await save(values, version);
        onSaid(`${user.name} 학생에게 할 일을 주었습니다`, changeSetId as string | null);
      }}
    >
      <SelectField name="items.0.kind" label="종류" options={todoKinds} />
      <TextField name="items.0.title" label="할 일" placeholder="10월 모의고사 오답 정리" />
    </RecordDialog>
  );
}
