import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { writeMemoBulkBodyMemoMax } from '#openapi/generated/zod/participants.ts';
import { FormDialog, TextField } from '#ui-kit';
import type { Seat } from './records.ts';

interface MemoDialogProps {
  seats: readonly Seat[];
  onWrite: (memo: string | null) => Promise<void>;
  onClose: () => void;
}

const schema = zod.object({ memo: zod.string().check(zod.trim(), zod.maxLength(writeMemoBulkBodyMemoMax)) });

/** One memo for these students; says whose memos it replaces. An empty one takes them away. */
export function MemoDialog({ seats, onWrite, onClose }: MemoDialogProps) {
  const [only, ...others] = seats;
  const isOne = only !== undefined && others.length === 0;
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: { memo: isOne ? only.memo : '' } });
  const written = seats.filter((seat) => seat.memo !== '').length;
  return (
    <FormDialog
      open
      title={isOne ? '메모 쓰기' : `${seats.length}칸에 메모 쓰기`}
      size="small"
      form={form}
      onSubmit={({ memo }) => onWrite(memo === '' ? null : memo)}
      onClose={onClose}
    >
      <TextField
        name="memo"
        label="메모"
        multiline
        {...(written > 0 && !isOne ? { hint: `${written}칸에 이미 있는 메모를 바꿉니다. 비워 두면 지웁니다.` } : {})}
      />
    </FormDialog>
  );
}
