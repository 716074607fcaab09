import { useForm } from 'react-hook-form';
import type { BankAccount } from '#client/generated/rest/payroll.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { SaveMyAccountBody } from '#openapi/generated/zod/payroll.ts';
import { FormDialog, TextField } from '#ui-kit';

interface AccountDialogProps {
  account: BankAccount | undefined;
  /** Whose it is. */
  name: string;
  save: (account: BankAccount) => Promise<unknown>;
  onClose: () => void;
}

/** Where somebody's pay is sent. */
export function AccountDialog({ account, name, save, onClose }: AccountDialogProps) {
  const form = useForm({
    resolver: schemaResolver(SaveMyAccountBody),
    defaultValues: {
      bank: account?.bank ?? '',
      accountNumber: account?.accountNumber ?? '',
      accountName: account?.accountName ?? name,
    },
  });
  return (
    <FormDialog
      open
      size="small"
      title="급여 계좌"
      form={form}
      onClose={onClose}
      onSubmit={(values) => save(values)}
      said="급여 계좌를 저장했습니다"
    >
      <TextField name="bank" label="은행" />
      <TextField name="accountNumber" label="계좌번호" maxLength={30} />
      <TextField name="accountName" label="예금주" />
    </FormDialog>
  );
}
