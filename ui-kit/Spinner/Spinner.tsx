import css from './Spinner.module.css';

export interface SpinnerProps {
  /** Diameter in CSS pixels. @default 20 */
  size?: number;
  /** Said to screen readers; leave it out where text beside it says the same. @default undefined */
  label?: string;
}

/** Something is under way and nobody knows how long. Where the share is known use `ProgressBar`. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span
      className={css.spinner}
      style={{ width: size, height: size, borderWidth: Math.max(2, size / 9) }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
