import { useState } from 'react';
import css from './Import.module.css';

interface MendedCellProps {
  /** The name of the cell, for screen readers. */
  label: string;
  value: string;
  /** A changed text was entered. */
  onMend: (text: string) => void;
}

/** A cell that is corrected in place: Enter or leaving it checks it again, Escape cancels. */
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
        // Otherwise the grid would move to another cell.
        event.stopPropagation();
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}
