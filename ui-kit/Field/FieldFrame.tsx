import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.ts';
import css from './FieldFrame.module.css';

export interface FieldFrameProps {
  /** The control's id; the label points at it, hint and message are `${id}-hint` and `${id}-error`. */
  id: string;
  /** The label. */
  label: string;
  /** Shows the label to screen readers only. @default false */
  hideLabel?: boolean;
  /** Marks the label with a star. @default false */
  required?: boolean;
  /** Help to read before typing. @default undefined */
  hint?: string | undefined;
  /** What is wrong and how to correct it. @default undefined */
  error?: string | undefined;
  /** The label names a group (`${id}-label`), not one control. @default false */
  group?: boolean;
  /** The control. */
  children: ReactNode;
}

/** The frame of every field: label above, control, hint and error message below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hideLabel, required, hint, error, group, children } = props;
  const labelProps = { id: `${id}-label`, className: hideLabel ? 'visually-hidden' : css.label };
  const words = (
    <>
      {label}
      {required && (
        <span className={css.star} aria-hidden>
          *
        </span>
      )}
    </>
  );
  return (
    <div className={css.field}>
      {group ? (
        <span {...labelProps}>{words}</span>
      ) : (
        <label {...labelProps} htmlFor={id}>
          {words}
        </label>
      )}
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and message under a control. */
export function FieldNotes({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          <AlertIcon aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
