import { useForm } from 'react-hook-form';
import { useCreateStudentMemo, useUpdateStudentMemo } from '#client/generated/rest/studentMemos.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateStudentMemoBody } from '#openapi/generated/zod/studentMemos.ts';
import { CheckboxField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/RecordDialog.tsx';
import type { Memo } from './types.ts';

/** The memo to edit, or the student of a new one. */
type MemoDialogProps = { onClose: () => void } & (
  { memo: Memo; studentId?: never } | { memo?: never; studentId: string }
);

/** Adds or edits a memo. */
export function MemoDialog({ memo, studentId, onClose }: MemoDialogProps) {
  const create = useCreateStudentMemo();
  const update = useUpdateStudentMemo();
  const form = useForm({
    resolver: schemaResolver(CreateStudentMemoBody),
    defaultValues: { body: memo?.body ?? '', isPinned: memo?.isPinned ?? false },
  });
  return (
    <RecordDialog
      title={memo ? '메모 고치기' : '메모 쓰기'}
      form={form}
      onClose={onClose}
      version={memo?.version}
      save={(data, version) =>
        memo
          ? update.mutateAsync({ memoId: memo.id, data: { body: data.body, version } })
          : create.mutateAsync({ studentId, data })
      }
      said={() => (memo ? '메모를 고쳤습니다' : '메모를 남겼습니다')}
    >
      <TextField name="body" label="내용" required multiline maxLength={2000} />
      {!memo && <CheckboxField name="isPinned" label="맨 위에 고정" />}
    </RecordDialog>
  );
}
