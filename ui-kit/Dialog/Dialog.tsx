import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import css from './Dialog.module.css';

export interface DialogProps {
  /** Open or closed; the content is mounted anew at each opening. */
  open: boolean;
  /** The title. */
  title: string;
  /** Escape or the close button was pressed; the owner sets `open` to false. */
  onClose: () => void;
  /** The content. */
  children: ReactNode;
  /** `small` 400 px, `medium` 560 px, `large` 880 px, `wide` 1180 px for two panes, `side` a drawer at the left edge; never wider than the screen. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'wide' | 'side';
  /** `alertdialog` for questions that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog on the platform's own `<dialog>`: focus stays inside and returns to where it was.
 * The focus starts at `[data-autofocus]`, else at the first field, else at the dialog. Usually `FormDialog` or `ConfirmDialog` is the better choice.
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
    // The platform would focus the close button, so that Enter would close a dialog nobody has read yet.
    (first ?? element).focus();
    return () => {
      element.close();
      const back = wayBack(element);
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);

  // Escape asks the owner instead of closing: there may be unsaved changes.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  // The dialog does not get the key event when the focused element was removed.
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

/** The element that had the focus when a dialog opened. */
const cameFrom = new WeakMap<Element, Element | null>();

/** When a dialog closes together with the one that opened it, the focus returns to where the outer one was opened. */
function wayBack(dialog: Element): Element | null {
  const before = cameFrom.get(dialog) ?? null;
  const closed = before?.closest('dialog:not([open])');
  return closed ? wayBack(closed) : before;
}

const FIRST = '[data-autofocus]';
const FIELD = ':is(input, select, textarea):not([disabled], [hidden], [type="hidden"])';

/** The scrolling middle of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={css.body}>{children}</div>;
}

/** The buttons at the bottom of a dialog; the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <footer className={css.actions}>{children}</footer>;
}
