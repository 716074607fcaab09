import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#client/schemaResolver.ts';
import { RenewRecoveryCodesBody } from '#openapi/generated/zod/account.ts';
import { FormDialog, PasswordField } from '#ui-kit';

interface PasswordDialogProps {
  title: string;
  submitLabel: string;
  /** What happens. */
  children: ReactNode;
  onSubmit: (body: { currentPassword: string }) => Promise<unknown>;
  onClose: () => void;
}

const resolver = schemaResolver(RenewRecoveryCodesBody);

/** Asks for the password again before a change of what opens the account. */
export function PasswordDialog({ children, onSubmit, ...dialog }: PasswordDialogProps) {
  const form = useForm({ resolver, defaultValues: { currentPassword: '' } });
  return (
    <FormDialog {...dialog} open size="small" form={form} onSubmit={async (body) => void (await onSubmit(body))}>
      <p>{children}</p>
      <PasswordField name="currentPassword" label="지금 비밀번호" />
    </FormDialog>
  );
}
