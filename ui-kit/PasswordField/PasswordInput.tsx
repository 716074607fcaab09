import { useState, type ComponentProps } from 'react';
import controlCss from '../Field/control.module.css';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.ts';

/** The box of a password with its button that shows it, for any form. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={controlCss.box}>
      <input
        {...props}
        className={controlCss.bare}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={shown ? '비밀번호 숨기기' : '비밀번호 보기'}
        tooltip="none"
        disabled={props.disabled}
        icon={shown ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
