import type { Tone } from '../theme/tone.ts';
import css from './LoadBars.module.css';

/** A person and their workload. */
export interface Load {
  id: string;
  name: string;
  /** From left to right; the same labels in each row. */
  parts: readonly { label: string; value: number; tone: Tone }[];
}

export interface LoadBarsProps {
  /** What is compared. */
  label: string;
  /** The unit after a number, e.g. `명`. */
  unit: string;
  rows: readonly Load[];
}

/** Compares workloads as bars on one scale, so that free capacity is visible at a glance. */
export function LoadBars({ label, unit, rows }: LoadBarsProps) {
  const sum = ({ parts }: Load): number => parts.reduce((total, { value }) => total + value, 0);
  const most = Math.max(1, ...rows.map(sum));
  return (
    <figure className={css.loads}>
      <figcaption>
        {label}
        <span className={css.legend}>
          {rows[0]?.parts.map((part) => (
            <span key={part.label}>
              <i data-tone={part.tone} aria-hidden /> {part.label}
            </span>
          ))}
        </span>
      </figcaption>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.id}>
            <span className={css.name}>{row.name}</span>
            <span className={css.bar} aria-hidden>
              {row.parts.map((part) => (
                <i key={part.label} data-tone={part.tone} style={{ width: `${(part.value / most) * 100}%` }} />
              ))}
            </span>
            <span className={css.value}>
              {`${sum(row)}${unit}`}
              <span className="visually-hidden">
                {` (${row.parts.map((part) => `${part.label} ${part.value}`).join(', ')})`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
