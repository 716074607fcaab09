import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { writeMemoBulkBodyMemoMax } from '#openapi/generated/zod/participants.ts';
import { FormDialog, TextField } from '#ui-kit';
import type { AttendanceRow } from './rows.ts';

interface MemoDialogProps {
  ticked: readonly AttendanceRow[];
  onWrite: (memo: string) => Promise<void>;
  onClose: () => void;
}

const schema = zod.object({
  memo: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(writeMemoBulkBodyMemoMax)),
});

/** One memo for all ticked students; says whose memos it replaces. */
export function MemoDialog({ ticked, onWrite, onClose }: MemoDialogProps) {
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: { memo: '' } });
  const written = ticked.filter((row) => row.memo !== '').length;
  return (
    <FormDialog
      open
      title={`${ticked.length}명에게 메모 쓰기`}
      size="small"
      form={form}
      onSubmit={({ memo }) => onWrite(memo)}
      onClose={onClose}
    >
      <TextField
        name="memo"
        label="메모"
        multiline
        required
        {...(written > 0 ? { hint: `${written}명에게 이미 있는 메모를 바꿉니다.` } : {})}
      />
    </FormDialog>
  );
}
