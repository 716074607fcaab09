import type { ColumnAction } from '../types.ts';
import type { Move } from './move.ts';

/** The command of a key press; the move of Enter goes where the grid advances. */
export type GridAction =
  | { type: 'move'; move: Move; extend: boolean; isEntry?: boolean }
  | { type: 'choose'; key: string }
  | { type: 'clear' }
  | { type: 'column'; action: ColumnAction }
  | { type: 'edit' }
  | { type: 'cancel' }
  | { type: 'toggleRows' }
  | { type: 'selectAll' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'help' };

/** The fields of a keyboard event that are read. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const arrows: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/**
 * Reads a key pressed on the active cell.
 * @param editing true while something is being typed: then most keys belong to the input.
 * @param typing true on a text cell, where every character starts typing.
 */
export function readKey(press: KeyPress, editing: boolean, typing: boolean): GridAction | undefined {
  const { key, shiftKey: extend } = press;
  if (press.ctrlKey || press.metaKey) return editing ? undefined : readShortcut(press);
  if (press.altKey) return editing ? undefined : readColumnKey(press);
  if (key === 'Enter' && extend) return { type: 'move', move: 'up', extend: false };
  if (key === 'Enter') return { type: 'move', move: 'down', extend: false, isEntry: true };
  if (key === 'Tab')
    return extend ? { type: 'move', move: 'left', extend: false } : { type: 'move', move: 'right', extend: false };
  if (key === 'Escape') return { type: 'cancel' };
  if (editing) return key === 'ArrowUp' || key === 'ArrowDown' ? move(arrows[key], false) : undefined;
  if (key in arrows) return move(arrows[key], extend);
  if (key === 'Home') return move('rowStart', extend);
  if (key === 'End') return move('rowEnd', extend);
  if (key === 'F2') return { type: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' };
  if (key === 'F1') return { type: 'help' };
  if (key === ' ') return { type: 'toggleRows' };
  if (typing) return undefined;
  return key === '?' ? { type: 'help' } : { type: 'choose', key: typedKey(press) };
}

function readShortcut({ key, code, shiftKey }: KeyPress): GridAction | undefined {
  if (key === 'Home') return move('gridStart', shiftKey);
  if (key === 'End') return move('gridEnd', shiftKey);
  // By physical position, because a 한글 keyboard reports ㅋ for Z.
  if (code === 'KeyA') return { type: 'selectAll' };
  if (code === 'KeyZ') return { type: shiftKey ? 'redo' : 'undo' };
  if (code === 'KeyY') return { type: 'redo' };
  return undefined;
}

function readColumnKey({ key, shiftKey }: KeyPress): GridAction | undefined {
  if (key === 'ArrowLeft') return { type: 'column', action: shiftKey ? 'left' : 'narrower' };
  if (key === 'ArrowRight') return { type: 'column', action: shiftKey ? 'right' : 'wider' };
  if (key === 'ArrowUp') return { type: 'column', action: 'ascending' };
  if (key === 'ArrowDown') return { type: 'column', action: 'descending' };
  return undefined;
}

/** The character of the key, also when an input method hides it ('Process') or the keyboard is set to 한글. */
function typedKey({ key, code }: KeyPress): string {
  const position = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return position ?? key;
}

const move = (to: Move | undefined, extend: boolean): GridAction | undefined =>
  to && { type: 'move', move: to, extend };
