import { useEffect, useState } from 'react';
import css from './VideoPlayer.module.css';

/** Places of the mark, in per cent of the picture; never under the controls. */
const places = [
  [6, 8],
  [52, 14],
  [28, 38],
  [58, 56],
  [8, 62],
  [44, 26],
] as const;

const secondsAtOne = 7;

/** Whose screen this is, over the picture, somewhere else every few seconds. */
export function NameMark({ words }: { words: string }) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const move = setInterval(() => setAt((place) => (place + 1) % places.length), secondsAtOne * 1000);
    return () => clearInterval(move);
  }, []);
  const [left, top] = places[at] ?? places[0];
  return (
    <span className={css.mark} style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} aria-hidden>
      {words}
    </span>
  );
}
