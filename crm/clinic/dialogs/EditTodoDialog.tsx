import { schemaResolver } from '#client/schemaResolver.ts';
import { UpdateClinicTodoBody } from '#openapi/generated/zod/clinicTodos.ts';
import { SelectField, TextField } from '#ui-kit';
import { kindWords } from '../../clinicTodos/parts.ts';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import type { Versioned } from '../../shared/writeQueue.ts';
import type { Todo } from '../board/dayBoardRows.ts';

interface EditTodoDialogProps {
  todo: Todo;
  settledVersion: (todo: Versioned) => Promise<number>;
  onClose: () => void;
}

/** The kinds of todos as options. */
export const todoKinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));

/** Changes what a todo is called and what kind it is. */
export function EditTodoDialog({ todo, settledVersion, onClose }: EditTodoDialogProps) {
  const { id, version, kind, title, memo } = todo;
  const record = useRecordForm({
    resource: 'clinicTodos',
    record: { id, version },
    resolver: schemaResolver(UpdateClinicTodoBody),
    defaultValues: { version, kind: kind as 'OTHER', title, memo },
  });
  return (
    <RecordDialog
      title="할 일 수정"
      {...record}
      settled={(opened) => settledVersion({ id, version: opened })}
      onClose={onClose}
      said={() => '할 일을 수정했습니다'}
    >
      <SelectField name="kind" label="종류" options={todoKinds} />
      <TextField name="title" label="할 일" />
      <TextField name="memo" label="메모" hint="직원에게만 보입니다." multiline />
    </RecordDialog>
  );
}
