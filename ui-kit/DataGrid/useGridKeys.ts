import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A cell of a list: the header is row -1; both from 0 else. */
export interface Place {
  row: number;
  column: number;
}

interface GridKeys {
  rows: number;
  columns: number;
  /** Enter, or Space on a header. */
  onEnter: (place: Place) => void;
  /** Space on a row. */
  onSpace: (place: Place) => void;
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

/** One cell of a list is reached by Tab; the keys of a grid lead from there. */
export function useGridKeys({ rows, columns, onEnter, onSpace }: GridKeys) {
  const ref = useRef<HTMLDivElement>(null);
  const [last, setActive] = useState<Place>({ row: -1, column: 0 });
  // The page may have fewer rows by now.
  const active: Place = { row: Math.min(last.row, rows - 1), column: Math.min(last.column, columns - 1) };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const cell = cellOf(event.target);
    // Keys of a button or field in a cell are its own.
    if (!cell || event.altKey) return;
    const place = placeOf(cell);
    const next = placeAfter(event, place, rows, columns);
    if (next) {
      event.preventDefault();
      const found = ref.current?.querySelector<HTMLElement>(`[data-at="${next.row},${next.column}"]`);
      found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      (found?.querySelector<HTMLElement>(ownBox) ?? found)?.focus();
      return;
    }
    if (event.key === 'Enter' || (event.key === ' ' && place.row === -1)) {
      if (isBox(event.target)) return;
      event.preventDefault();
      onEnter(place);
    } else if (event.key === ' ' && !isBox(event.target)) {
      event.preventDefault();
      onSpace(place);
    }
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const cell = cellOf(target);
    if (cell) setActive(placeOf(cell));
  };
  return { ref, active, onKeyDown, onFocus };
}

const ownBox = ':scope > input[type="checkbox"]';
const isBox = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/** The cell that has the focus itself or by its checkbox. */
function cellOf(target: EventTarget): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.dataset.at !== undefined) return target;
  const parent = target.parentElement;
  return isBox(target) && parent?.dataset.at !== undefined ? parent : null;
}

function placeOf(cell: HTMLElement): Place {
  const [row = -1, column = 0] = (cell.dataset.at ?? '').split(',').map(Number);
  return { row, column };
}

function placeAfter(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: Place,
  rows: number,
  columns: number,
): Place | undefined {
  const [top, bottom, left, right] = [-1, rows - 1, 0, columns - 1];
  const whole = ctrlKey || metaKey;
  const places: Record<string, Place> = {
    ArrowUp: { row: Math.max(top, row - 1), column },
    ArrowDown: { row: Math.min(bottom, row + 1), column },
    ArrowLeft: { row, column: Math.max(left, column - 1) },
    ArrowRight: { row, column: Math.min(right, column + 1) },
    Home: { row: whole ? top : row, column: left },
    End: { row: whole ? bottom : row, column: right },
    PageUp: { row: Math.max(top, row - PAGE), column },
    PageDown: { row: Math.min(bottom, row + PAGE), column },
  };
  return places[key];
}
