import type { CSSProperties } from 'react';
import css from './Legend.module.css';

interface LegendProps {
  /** The number of each teacher's hue. */
  hues: ReadonlyMap<string, number>;
  /** Whether there are hours without a week, which are grey. */
  hasRegular: boolean;
}

/** Which colour is whose. */
export function Legend({ hues, hasRegular }: LegendProps) {
  return (
    <ul role="list" aria-label="선생님별 색" className={css.legend}>
      {[...hues].map(([name, hue]) => (
        <li key={name} style={hueStyle(hue)}>
          {name}
        </li>
      ))}
      {hasRegular && <li data-regular>주차 없음</li>}
    </ul>
  );
}

/** The colours of a hue, for what it is the edge and the ground of. */
export const hueStyle = (hue: number): CSSProperties =>
  ({ '--edge': `var(--hue-${hue}-ink)`, '--soft': `var(--hue-${hue}-soft)` }) as CSSProperties;
