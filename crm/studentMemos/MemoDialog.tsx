import { useForm } from 'react-hook-form';
import { useCreateStudentMemo, useUpdateStudentMemo } from '#client/generated/rest/studentMemos.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateStudentMemoBody } from '#openapi/generated/zod/studentMemos.ts';
import { CheckboxField, FormDialog, TextField, useToast } from '#ui-kit';
import { useVersion } from '../shared/useVersion.tsx';
import type { Memo } from './MemoItem.tsx';

/** The memo to change, or the student a new one is about. */
type MemoDialogProps = { onClose: () => void } & (
  { memo: Memo; studentId?: never } | { memo?: never; studentId: string }
);

/** Writes or changes a memo. */
export function MemoDialog({ memo, studentId, onClose }: MemoDialogProps) {
  const create = useCreateStudentMemo();
  const update = useUpdateStudentMemo();
  const toast = useToast();
  const version = useVersion(memo?.version ?? 1);
  const form = useForm({
    resolver: schemaResolver(CreateStudentMemoBody),
    defaultValues: { body: memo?.body ?? '', isPinned: memo?.isPinned ?? false },
  });
  return (
    <FormDialog
      open
      title={memo ? '메모 고치기' : '메모 쓰기'}
      form={form}
      onClose={onClose}
      onSubmit={async (data) => {
        if (memo) {
          const { body } = data;
          await version.save((read) => update.mutateAsync({ memoId: memo.id, data: { body, version: read } }));
        } else await create.mutateAsync({ studentId, data });
        toast({ message: memo ? '메모를 고쳤습니다' : '메모를 남겼습니다', tone: 'positive' });
      }}
    >
      <TextField name="body" label="내용" required multiline maxLength={2000} />
      {!memo && <CheckboxField name="isPinned" label="맨 위에 고정" />}
      {version.note}
    </FormDialog>
  );
}
