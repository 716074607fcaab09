import css from './Spinner.module.css';

export interface SpinnerProps {
  /** Diameter in CSS pixels. @default 20 */
  size?: number;
  /** Text for screen readers; omit it where visible text says the same. @default undefined */
  label?: string;
}

/** Work of unknown duration. If the progress is known use `ProgressBar`. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span
      className={css.spinner}
      style={{ width: size, height: size, borderWidth: Math.max(2, size / 9) }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
