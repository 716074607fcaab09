import css from '../Gradebook.module.css';
import type { Lowered } from './pasted.ts';

interface LoweredValuesProps {
  lowered: readonly Lowered[];
  /** The name of a row of the grid. */
  rowName: (rowId: string) => string;
}

/** The most values listed; the others are counted. */
const LISTED = 6;

/** The values that a paste would lower or remove. */
export function LoweredValues({ lowered, rowName }: LoweredValuesProps) {
  return (
    <div className={css.lowered} role="alert">
      <strong>{lowered.length}칸의 점수가 내려가거나 지워집니다.</strong>
      <ul>
        {lowered.slice(0, LISTED).map(({ rowId, before, after }, at) => (
          <li key={at}>
            {rowName(rowId)}: {before} → {after}
          </li>
        ))}
        {lowered.length > LISTED && <li>외 {lowered.length - LISTED}칸</li>}
      </ul>
    </div>
  );
}
