import type { ReactNode } from 'react';
import css from './CheckboxField.module.css';

export interface CheckboxInputProps {
  checked: boolean;
  /** Some of what it stands for are chosen. @default false */
  indeterminate?: boolean;
  /** @default false */
  disabled?: boolean;
  /** Its name for screen readers, where several have the same label. @default the label */
  name?: string;
  onChange: (checked: boolean) => void;
  /** The label; it says what yes means. */
  children: ReactNode;
}

/** A checkbox outside a form; in a form use `CheckboxField`. */
export function CheckboxInput(props: CheckboxInputProps) {
  const { checked, indeterminate = false, disabled = false, name, onChange, children } = props;
  return (
    <label className={css.label}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        disabled={disabled}
        aria-label={name}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
