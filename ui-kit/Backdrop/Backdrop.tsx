import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import css from './Backdrop.module.css';

export interface BackdropProps {
  /** For work during which nobody may use the page. */
  open: boolean;
  /** What the page is waiting for. @default '처리하는 중입니다' */
  label?: string | undefined;
  /** Stops the work, by a button. @default it cannot be stopped */
  onCancel?: (() => void) | undefined;
  /** Milliseconds before it is shown, so that short work does not flash. @default 300 */
  delay?: number;
}

/** Covers the whole screen with a spinner and holds the focus; nothing below can be pressed, Escape does not close it. */
export function Backdrop({ open, label = '처리하는 중입니다', onCancel, delay = 300 }: BackdropProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useLate(open, delay);
  useEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return;
    element.showModal();
    // Not the button: whoever still holds Enter would stop the work at once.
    element.focus();
    return () => element.close();
  }, [isShown]);
  return (
    <dialog
      ref={dialog}
      className={css.backdrop}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={css.content}>
        <Spinner size={40} />
        <span role="status">{isShown && label}</span>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            취소
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** Turns true only after the delay, and false at once. */
function useLate(wanted: boolean, delay: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [wanted, delay]);
  return wanted && isLate;
}
