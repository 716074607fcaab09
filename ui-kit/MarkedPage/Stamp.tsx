import css from './MarkedPage.module.css';
import { stampWords, type StampKind } from './marks.ts';

interface StampProps {
  kind: StampKind;
  x: number;
  y: number;
  /** Width of a sign, in units of the page. */
  size: number;
  /** Turns it upright on a turned page. */
  rotation: number;
}

/** A stamp on a page: a sign for an answer, or a word. */
export function Stamp({ kind, x, y, size, rotation }: StampProps) {
  return (
    <g
      className={css.stamp}
      data-kind={kind}
      transform={`translate(${x} ${y}) rotate(${rotation})`}
      strokeWidth={size / 10}
    >
      <title>{stampWords[kind]}</title>
      {kind === 'CORRECT' && <circle r={size / 2} />}
      {kind === 'WRONG' && <path d={`M${-size / 2} ${size / 2} L${size / 2} ${-size / 2}`} />}
      {kind === 'PARTLY' && <path d={`M0 ${-size / 2} L${size / 2} ${size / 2} L${-size / 2} ${size / 2} Z`} />}
      {(kind === 'GOOD' || kind === 'LOOK') && (
        <text fontSize={size * 0.6} textAnchor="middle" dominantBaseline="middle">
          {stampWords[kind]}
        </text>
      )}
    </g>
  );
}
