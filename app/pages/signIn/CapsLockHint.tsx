import { useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './CapsLockHint.module.css';

/** Shows below a password field that Caps Lock is on, once a key press reveals it. */
export function CapsLockHint({ children }: { children: ReactNode }) {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'));
  return (
    <div className={css.scope} onKeyDown={look} onKeyUp={look} onBlur={() => setOn(false)}>
      {children}
      <p role="status" className={css.hint}>
        {isOn && 'Caps Lock이 켜져 있습니다.'}
      </p>
    </div>
  );
}
