import { useEffect, useRef } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import css from './Backdrop.module.css';

export interface BackdropProps {
  /** For work during which nobody may use the page. */
  open: boolean;
  /** What the page is waiting for. @default '처리하는 중입니다' */
  label?: string;
}

/** Covers the whole screen with a spinner; nothing below can be pressed, Escape does not close it. */
export function Backdrop({ open, label = '처리하는 중입니다' }: BackdropProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={css.backdrop}
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    >
      <div role="status" className={css.content}>
        <Spinner size={40} />
        {open && <span>{label}</span>}
      </div>
    </dialog>
  );
}
