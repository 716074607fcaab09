import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { lockAttendanceBodyReasonMax } from '#openapi/generated/zod/participants.ts';
import { FormDialog, TextField } from '#ui-kit';

interface LockDialogProps {
  /** True locks, false unlocks. */
  locked: boolean;
  count: number;
  onTurn: (reason: string) => Promise<void>;
  onClose: () => void;
}

const reason = (least: number) =>
  schemaResolver(
    zod.object({
      reason: zod.string().check(zod.trim(), zod.minLength(least), zod.maxLength(lockAttendanceBodyReasonMax)),
    }),
  );

/** Asks for the reason to lock or unlock marks; it is shown beside the lock and in the history. */
export function LockDialog({ locked, count, onTurn, onClose }: LockDialogProps) {
  const form = useForm({ resolver: reason(locked ? 0 : 1), defaultValues: { reason: '' } });
  return (
    <FormDialog
      open
      title={locked ? `출결 ${count}칸 잠그기` : `출결 ${count}칸 잠금 풀기`}
      submitLabel={locked ? '잠그기' : '풀기'}
      size="small"
      form={form}
      onSubmit={(values) => onTurn(values.reason)}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={locked ? '사유' : '푸는 사유'}
        required={!locked}
        hint={
          locked ? '잠그면 관리자만 출결을 바꿀 수 있습니다.' : '풀면 조교도 출결을 바꿀 수 있습니다. 이력에 남습니다.'
        }
        placeholder={locked ? '월말 정산' : '출결 정정 요청'}
      />
    </FormDialog>
  );
}
