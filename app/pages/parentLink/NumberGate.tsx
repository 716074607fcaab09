import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Form, FormStack, SubmitButton, TextField } from '#ui-kit';
import { AuthPage } from '../signIn/AuthPage.tsx';

interface NumberGateProps {
  title: string;
  description: string;
  /** What is asked, or why what was typed did not fit. */
  message: string;
  /** The message refuses what was typed. */
  isRefused: boolean;
  label: string;
  /** How many digits. */
  length: number;
  submitLabel: string;
  onTyped: (digits: string) => void;
  /** What else can be done here. @default undefined */
  children?: ReactNode;
}

/** Asks for a number before a link opens. */
export function NumberGate({ title, description, message, isRefused, onTyped, children, ...field }: NumberGateProps) {
  const { label, length, submitLabel } = field;
  const form = useForm({ defaultValues: { digits: '' } });
  return (
    <AuthPage title={title} description={description}>
      <Form
        form={form}
        guard={false}
        onSubmit={({ digits }) => {
          if (/^\d+$/.test(digits) && digits.length === length) onTyped(digits);
          else form.setError('digits', { message: `숫자 ${length}자리를 써 주세요.` });
        }}
      >
        <FormStack>
          <p role={isRefused ? 'alert' : undefined}>{message}</p>
          <TextField name="digits" label={label} required maxLength={length} inputMode="numeric" autoComplete="off" />
          <SubmitButton fullWidth>{submitLabel}</SubmitButton>
        </FormStack>
      </Form>
      {children}
    </AuthPage>
  );
}
