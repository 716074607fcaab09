import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateStudentMemoBody } from '#openapi/generated/zod/studentMemos.ts';
import { CheckboxField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useTitleFor } from '../shared/page/StudentNamed.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { Memo } from './types.ts';

/** The memo to edit, or the student of a new one. */
type MemoDialogProps = { onClose: () => void } & (
  | { memo: Memo; studentId?: never }
  | { memo?: never; studentId: string }
);

/** Adds or edits a memo. */
export function MemoDialog({ memo, studentId, onClose }: MemoDialogProps) {
  const { save, ...record } = useRecordForm({
    resource: 'studentMemos',
    record: memo,
    meta: { params: { studentId } },
    resolver: schemaResolver(CreateStudentMemoBody),
    defaultValues: { body: memo?.body ?? '', isPinned: memo?.isPinned ?? false },
  });
  const title = useTitleFor(memo ? '메모 수정' : '메모 추가');
  return (
    <RecordDialog
      title={title}
      {...record}
      onClose={onClose}
      // A pin has its own command.
      save={({ body, isPinned }, version) => save(memo ? { body } : { body, isPinned }, version)}
      said={() => (memo ? '메모를 수정했습니다' : '메모를 남겼습니다')}
    >
      <TextField name="body" label="내용" required multiline />
      {!memo && <CheckboxField name="isPinned" label="맨 위에 고정" />}
    </RecordDialog>
  );
}
