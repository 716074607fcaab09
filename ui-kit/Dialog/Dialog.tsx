import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import css from './Dialog.module.css';

export interface DialogProps {
  /** Shown or not; what stands inside begins anew at each opening. */
  open: boolean;
  /** What this is about. */
  title: string;
  /** Escape or the close button was pressed; the owner sets `open` to false. */
  onClose: () => void;
  /** The content. */
  children: ReactNode;
  /** `small` 400 px, `medium` 560 px, `large` 880 px; never wider than the screen. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog on the platform's own `<dialog>`: focus stays inside and returns to where it was.
 * The focus begins at `[data-autofocus]`, else at the first field, else at the dialog. Mostly `FormDialog` or `ConfirmDialog` is what you want.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, size = 'medium', role = 'dialog' }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    cameFrom.set(element, document.activeElement);
    element.showModal();
    const first = element.querySelector<HTMLElement>(FIRST) ?? element.querySelector<HTMLElement>(FIELD);
    // The platform would choose the close button: an Enter meant for what is still being read would put all of it away.
    (first ?? element).focus();
    return () => {
      element.close();
      const back = wayBack(element);
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);

  // Escape asks the owner instead of closing by itself: there may be unsaved work.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  // The key is not heard here when what had the focus is gone.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (document.activeElement === document.body) onClose();
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      className={css.dialog}
      data-size={size}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
    >
      <header className={css.header}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton label="닫기" tooltip="none" icon={<CloseIcon />} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}

/** What had the focus when a dialog opened. */
const cameFrom = new WeakMap<Element, Element | null>();

/** Out of a question that closes together with the dialog it stands in, the way leads to where that one came from. */
function wayBack(dialog: Element): Element | null {
  const before = cameFrom.get(dialog) ?? null;
  const closed = before?.closest('dialog:not([open])');
  return closed ? wayBack(closed) : before;
}

const FIRST = '[data-autofocus]';
const FIELD = ':is(input, select, textarea):not([disabled], [type="hidden"])';

/** The scrolling middle of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={css.body}>{children}</div>;
}

/** The buttons at the foot of a dialog; the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className={css.actions}>{children}</footer>;
}
