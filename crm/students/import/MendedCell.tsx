import { useState } from 'react';
import css from './Import.module.css';

interface MendedCellProps {
  /** Which cell, said to screen readers. */
  label: string;
  value: string;
  /** Another text was typed and left. */
  onMend: (text: string) => void;
}

/** A cell that is put right where it stands: Enter or leaving it checks it again, Escape takes it back. */
export function MendedCell({ label, value, onMend }: MendedCellProps) {
  const [text, setText] = useState(value);
  const leave = (): void => {
    if (text !== value) onMend(text);
  };
  return (
    <input
      className={css.cell}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        // The grid would move on to another cell.
        event.stopPropagation();
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}
