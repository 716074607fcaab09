import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { schemaResolver } from '#client/schemaResolver.ts';
import { decideClaimBodyRejectReasonMax } from '#openapi/generated/zod/expenseClaims.ts';
import { FormDialog, TextField } from '#ui-kit';

interface RejectDialogProps {
  /** Whose claim it is. */
  name: string;
  reject: (reason: string) => Promise<void>;
  onClose: () => void;
}

const schema = zod.object({
  rejectReason: zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(decideClaimBodyRejectReasonMax)),
});

/** Asks why a claim is rejected; who claimed it reads the reason. */
export function RejectDialog({ name, reject, onClose }: RejectDialogProps) {
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: { rejectReason: '' } });
  return (
    <FormDialog
      open
      size="small"
      title="경비 청구 반려"
      submitLabel="반려"
      form={form}
      onClose={onClose}
      onSubmit={({ rejectReason }) => reject(rejectReason)}
    >
      <TextField name="rejectReason" label="반려 사유" multiline hint={`${name}님이 이 사유를 봅니다.`} />
    </FormDialog>
  );
}
