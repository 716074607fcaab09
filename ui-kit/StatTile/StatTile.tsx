import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';
import { Note } from '../Layout/Layout.tsx';
import css from './StatTile.module.css';

export interface StatTileProps {
  /** What is counted; a link where it leads to it. */
  label: ReactNode;
  /** The number, already formatted. */
  value: ReactNode;
  /** 명, 점, % … @default undefined */
  unit?: string;
  /** What to compare it with, e.g. '지난주 21명'. @default undefined */
  note?: ReactNode;
  /** Share of a whole from 0 to 1, drawn as a bar. @default undefined */
  share?: number;
  /** The bar's colour. @default 'accent' */
  tone?: Tone;
}

/** One important number, with a bar when it is a share of something. */
export function StatTile({ label, value, unit, note, share, tone = 'accent' }: StatTileProps) {
  return (
    <div className={css.tile} data-tone={tone}>
      <Note>{label}</Note>
      <p className={css.value}>
        {value}
        {unit && <span className={css.unit}>{unit}</span>}
      </p>
      {share !== undefined && (
        <span className={css.bar} aria-hidden>
          <span style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
        </span>
      )}
      {note && <Note>{note}</Note>}
    </div>
  );
}
