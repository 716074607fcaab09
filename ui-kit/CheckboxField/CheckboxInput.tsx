import type { ReactNode } from 'react';
import css from './CheckboxField.module.css';

export interface CheckboxInputProps {
  checked: boolean;
  /** Some of what it stands for are chosen. @default false */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
  /** The label; it says what yes means. */
  children: ReactNode;
}

/** A checkbox outside a form; in a form use `CheckboxField`. */
export function CheckboxInput({ checked, indeterminate = false, onChange, children }: CheckboxInputProps) {
  return (
    <label className={css.label}>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
