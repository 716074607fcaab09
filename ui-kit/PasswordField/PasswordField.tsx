import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { PasswordInput } from './PasswordInput.tsx';

export interface PasswordFieldProps extends FieldProps {
  /** Tells the password manager whether to fill in the password or to offer a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  return (
    <FieldFrame {...frame}>
      <PasswordInput
        {...control}
        {...field}
        value={String(field.value ?? '')}
        readOnly={readOnly}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}
