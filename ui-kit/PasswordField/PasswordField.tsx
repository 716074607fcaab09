import { useState } from 'react';
import controlCss from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.ts';

export interface PasswordFieldProps extends FieldProps {
  /** Tells the password manager whether to fill in the password or to offer a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <div className={controlCss.box}>
        <input
          {...control}
          {...field}
          value={String(field.value ?? '')}
          disabled={control.disabled}
          readOnly={readOnly}
          className={controlCss.bare}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={shown ? '비밀번호 숨기기' : '비밀번호 보기'}
          tooltip="none"
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
