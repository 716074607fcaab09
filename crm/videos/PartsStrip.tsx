import { clockOf } from '#ui-kit/format/time/clock.ts';
import type { Video } from './types.ts';
import css from './Videos.module.css';

interface PartsStripProps {
  parts: Video['parts'];
  /** How many could have watched. */
  students: number;
}

/** A video from left to right: the higher a part, the more students watched it; the most replayed one is named. */
export function PartsStrip({ parts: known, students }: PartsStripProps) {
  // The columns of a view are nullable to GraphQL.
  const parts = known.map((part) => ({
    number: part.number ?? 0,
    fromSecond: part.fromSecond ?? 0,
    toSecond: part.toSecond ?? 0,
    watched: part.watched ?? 0,
    replayed: part.replayed ?? 0,
  }));
  const most = parts.toSorted((one, other) => other.replayed - one.replayed)[0];
  const least = parts.toSorted((one, other) => one.watched - other.watched)[0];
  const spanOf = ({ fromSecond, toSecond }: (typeof parts)[number]) => `${clockOf(fromSecond)}–${clockOf(toSecond)}`;
  const words = [
    least && least.watched < students ? `가장 적게 본 곳 ${spanOf(least)} (${least.watched}명)` : '',
    most && most.replayed > 0 ? `가장 많이 되돌려 본 곳 ${spanOf(most)} (${most.replayed}명)` : '되돌려 본 곳 없음',
  ];
  return (
    <div>
      <div className={css.parts} aria-hidden>
        {parts.map((part) => (
          <span
            key={part.number}
            title={`${spanOf(part)} · ${part.watched}명 봄 · ${part.replayed}명 되돌려 봄`}
            data-replayed={part.replayed > 0 || undefined}
            style={{ blockSize: `${4 + (part.watched / Math.max(1, students)) * 96}%` }}
          />
        ))}
      </div>
      <p className={css.facts}>{words.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
