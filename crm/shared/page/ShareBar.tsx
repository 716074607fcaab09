import type { Tone } from '#ui-kit';
import css from './ShareBar.module.css';

interface ShareBarProps {
  /** The parts, in the order drawn. */
  parts: readonly { label: string; count: number; tone: Tone }[];
  /** The total of all parts and the empty rest. @default the sum of the parts */
  whole?: number;
  /** The text beside the bar; it contains everything the bar shows. */
  children: string;
}

/** Parts of a whole as one bar with text beside it. */
export function ShareBar({ parts, whole, children }: ShareBarProps) {
  const all = Math.max(1, whole ?? parts.reduce((sum, part) => sum + part.count, 0));
  return (
    <span className={css.share}>
      <span className={css.track} aria-hidden>
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <span
              key={part.label}
              data-tone={part.tone}
              style={{ width: `${(Math.min(part.count, all) / all) * 100}%` }}
            />
          ))}
      </span>
      <span className={css.words}>{children}</span>
    </span>
  );
}
